# Ukrainian: the words of the game, one for each concept. `eureka cards --review` shows beside a text which of them it uses.
#
# For translators. The words are those of the printed Ukrainian book (Games 7 Days, fourth edition).
#   .found   the beginnings by which the word is found in a text, separated by commas; «поверн» finds «поверніть» and «повернено» too
#   .why     only where no printed book of this language has the word: why this one was chosen

## What players do.

term-draw = добрати
    .found = добер, добра, добир

term-meld = розіграти
    .found = розігр

term-activate = активувати
    .found = активу

term-achieve = здобути досягнення
    .found = здобу

term-score = зарахувати в очки
    .found = зарах

term-tuck = підсунути
    .found = підсун, підсов

term-return = повернути
    .found = поверн

term-transfer = перемістити
    .found = переміст, переміщ

term-exchange = обміняти
    .found = обмін

term-reveal = розкрити
    .found = розкри

term-splay = розгорнути колір
    .found = розгор

term-aslant = навскіс
    .found = навскіс

term-unsplay = згорнути колір
    .found = згорн

term-junk = скинути
    .found = скин, скида

term-remove = вилучити з гри
    .found = вилуч
    .why = first and third edition only, and for good; what is «скинуто» (junked) lies in the «стос непотребу», where a card can still reach it

term-self-execute = самостійно застосувати
    .found = самостійно

term-share = долучитися
    .found = долуч

term-repeat = повторити цей ефект
    .found = повтор
    .why = the plain words of the card; «ефект» because «догма» is the whole action in this book

## Cards and places.

term-value = значення
    .found = значен, найцінніш, цінніш, найменш цінн

term-icon = символ
    .found = символ, [♛, [☘, [☼, [♜, [⚙, [◷

term-top-card = верхня картка
    .found = верхн

term-bottom-card = нижня картка
    .found = нижн

term-deck = колода
    .found = колод

term-hand = рука
    .found = рук, руц

term-board = ігрова зона
    .found = ігров

term-pile = стос
    .found = стосі цього, стосів, верх стосу, низ стосу

term-score-pile = стос очок
    .found = стос очок, стосу очок, стосі очок, стосів очок

term-point = очко
    .found = більше очок, кількістю очок, за очками

term-junk-pile = стос непотребу
    .found = непотр

term-achievement = досягнення
    .found = досягнен

term-special-achievement = особливе досягнення
    .found = особлив

term-chain-achievement = послідовне досягнення
    .found = послідовне

## Effects and players.

term-effect = ефект
    .found = ефект

term-demand = ефект-вимога
    .found = вимог, вимаг

term-non-demand = ефект, що не є вимогою
    .found = не є вимогою, крім вимог

term-sharing-bonus = бонусна дія добору
    .found = бонус

term-opponent = суперник
    .found = суперник

term-team = команда
    .found = команд

term-parley = переговори
    .found = переговор
