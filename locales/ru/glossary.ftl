# Russian: the words of the game, one for each concept. `eureka cards --review` shows beside a text which of them it uses.
#
# For translators. The words are those of the printed Russian book (Mir Hobby / Igrologiya, 2011).
#   .found   the beginnings by which the word is found in a text, separated by commas; «перераб» finds «переработайте» and «перерабатывает» too
#   .why     only where no printed book of this language has the word: why this one was chosen

## What players do.

term-draw = взять
    .found = возьм, взят

term-meld = сыграть
    .found = сыгра

term-activate = активировать
    .found = активир

term-achieve = добиться лидерства
    .found = добив, добить, получите карту сферы

term-score = зачесть
    .found = зачт, зачест, зачит

term-tuck = архивировать
    .found = архивир

term-return = переработать
    .found = перераб

term-transfer = переместить
    .found = перемес, перемещ, забер

term-exchange = обменять
    .found = обмен

term-reveal = показать
    .found = покаж, показа
    .why = the usual word of card games; «открыть» would leave the card face up for good, «в открытую» as the book says

term-splay = сдвинуть
    .found = сдвин, сдвиг

term-aslant = наискось
    .found = наискось
    .why = fourth edition only; one adverb, in line with «влево», «вправо» and «вверх»

term-unsplay = вернуть стопку в первоначальное положение
    .found = в первоначальное положение

term-junk = выбросить в хлам
    .found = выбрас, выброс, выброш
    .why = fourth edition only; says where the card goes, because «сбросить» is for good and «утилизировать» is to recycle, as «переработать» already is

term-remove = сбросить
    .found = сброс, сброш

term-self-execute = выполнить единолично
    .found = единолично

term-share = получить пользу
    .found = получит пользу, получат пользу, воспользоваться догм

term-repeat = повторить эту догму
    .found = повтор
    .why = the plain words of the card; «догму» because the book calls each effect so

## Cards and places.

term-value = уровень
    .found = уров, старш, младш, выше, ниже

term-icon = ресурс
    .found = ресурс, [♛, [☘, [☼, [♜, [⚙, [◷

term-top-card = активная карта
    .found = активн, верхн

term-bottom-card = нижняя карта
    .found = нижн

term-deck = колода
    .found = колод

term-hand = рука
    .found = рук

term-board = карты в игре
    .found = в игр

term-pile = стопка
    .found = стопк, стопок

term-score-pile = зона влияния
    .found = зон

term-point = очко влияния
    .found = очк, влиянием, больше влияния

term-junk-pile = хлам
    .found = хлама, хламе
    .why = fourth edition only; the place of what is «выброшено в хлам»; «сброс» is the place of what is gone for good

term-achievement = карта лидерства
    .found = лидерств

term-special-achievement = сфера развития
    .found = сфер
    .why = the word of the first edition, also for the fourth; one receives «карту сферы», because «лидерство в сфере «Чудо»» would mean nothing

term-chain-achievement = цепное лидерство
    .found = цепн
    .why = fourth edition only; one effect pulls the next one, as a chain does

## Effects and players.

term-effect = догма
    .found = догм

term-demand = агрессивная догма
    .found = агрессивн, требу, требов

term-non-demand = кооперативная догма
    .found = кооперативная, кооперативной, кооперативные, кооперативных

term-sharing-bonus = кооперативный бонус
    .found = бонус

term-opponent = соперник
    .found = соперник

term-team = команда
    .found = команд
    .why = fourth edition only; the everyday word

term-parley = переговоры
    .found = переговор
    .why = fourth edition only; talks between players who are not neighbors, with a price
