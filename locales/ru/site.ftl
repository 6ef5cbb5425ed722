### The site around its pages: descriptions for search engines and link previews, the installed app, sounds, rules at hand.
###
### For translators: the words are those of cards.ftl and table.ftl, and the reader is addressed as there. One message is one sentence, one
### label or one button. The line above a message lists its arguments. A name ($name, $names) has no known gender and is not inflected.

## What search engines and link previews say about a page, in at most about 160 letters.

# Of every page without a description of its own.
site-about = Настольная игра «Инновация» в браузере: против компьютерных игроков любой силы или с друзьями. Бесплатно и без регистрации.

site-about-rules = Правила «Инновации» на одной странице: цель, четыре действия, кооперативные и агрессивные догмы, сдвиг стопок, сферы развития и конец игры.

site-about-cards = Все карты «Инновации»: ресурсы и полный текст догм, с выбором по эпохе, цвету, ресурсу и изданию.

# text $names
site-about-table = За столом: { $names }. По этой ссылке можно смотреть партию; зрители видят только то, что видно всем.

# Of the replay of a game and of its analysis.
site-about-replay = Сыгранная партия, решение за решением: глазами любого игрока, с шансами на победу и лучшими ответами.

# The picture of a link preview, for those who do not see it.
site-picture = Пять карт пяти цветов, разложенных веером, и слово Eureka.

## The page that is shown when the server cannot be reached.

offline-title = Нет связи с Eureka

offline-kept = Ваши партии хранятся на сервере: ничего не потеряно, и вы продолжите с того же места.

offline-not = Без связи нельзя играть, смотреть партии и читать карты: каждый ответ идёт через сервер, даже в игре против компьютера.

offline-again = Проверьте подключение. Как только сервер ответит, страница откроется сама.

offline-retry = Попробовать снова

## A page without JavaScript while others are asked.

reload-why = Сейчас отвечают другие. Без JavaScript страница сама не обновляется.

reload = Показать, что произошло

## Sounds.

# A check box: your turn, somebody sat down, the game began, a remark, the end.
settings-sounds = Звуки: мой ход, новые игроки, сообщения, конец партии

## The rules at hand: a link at the table, and the window that it opens.

rules-link = Правила

rules-title = Правила вкратце

rules-whole = Все правила в другой вкладке

## The help at the table for those who use a finger.

finger-title = Управление пальцем

finger-tap = Коснитесь того, что светится, чтобы выбрать. Карта сначала откроется целиком; ответ даёт кнопка под ней.

finger-press = Чтобы прочитать карту, задержите на ней палец.

finger-tabs = Слова внизу открывают части стола. Отметка означает, что там есть новое.
