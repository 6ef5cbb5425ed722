# Ukrainian: texts of effects that are written by hand. The guide is at the head of the English file.

override-agriculture = Можете повернути картку з руки. Якщо зробили це, доберіть картку зі значенням на 1 більшим, ніж у поверненої, і зарахуйте її в очки.
    .card = Agriculture
    .editions = first third fourth
    .effect = 1
    .script = f034e9b5f85b5b33

override-alchemy = Доберіть і розкрийте по [4] за кожні три ваші { icon-castle }. Якщо серед добраних є червона, поверніть усі картки з руки.
    .card = Alchemy
    .editions = first third
    .effect = 1
    .script = e4ced3e99ef561e0

override-alchemy-2 = Доберіть і розкрийте по [4] за кожен ваш колір з { icon-castle }. Якщо серед добраних є червона, поверніть усі картки з руки.
    .card = Alchemy
    .editions = fourth
    .effect = 1
    .script = 3ac272de6d574c2b

override-alchemy-3 = Розіграйте картку з руки, а потім ще одну зарахуйте в очки.
    .card = Alchemy
    .editions = first third fourth
    .effect = 2
    .script = 1ab1313d0e81b0ee

override-astrogeology = Доберіть і розкрийте [11]. Розгорніть її колір навскіс. Якщо зробили це, перемістіть у руку всі свої картки цього кольору, крім чотирьох верхніх.
    .card = Astrogeology
    .editions = fourth
    .effect = 1
    .script = c580ab04aa6382ae

override-astronomy = Доберіть і розкрийте [6]. Якщо вона зелена або синя, розіграйте її та повторіть цей ефект.
    .card = Astronomy
    .editions = first third fourth
    .effect = 1
    .script = 930beb878639584e

override-bicycle = Можете обміняти всі картки з руки на весь свій стос очок.
    .card = Bicycle
    .editions = first third fourth
    .effect = 1
    .script = 14afea6e545ebb2f

override-bioengineering = Зарахуйте в очки будь-чию верхню картку з { icon-leaf }.
    .card = Bioengineering
    .editions = fourth
    .effect = 1
    .script = 6c6a26a33e297367

override-calendar = Якщо у вашому стосі очок більше карток, ніж у руці, доберіть дві [3].
    .card = Calendar
    .editions = first third fourth
    .effect = 1
    .script = 11770dc328f5d0ff

override-canal-building = Можете обміняти всі найцінніші картки з руки на всі найцінніші зі свого стосу очок.
    .card = Canal Building
    .editions = first third
    .effect = 1
    .script = 1668be92981ea697

override-canal-building-2 = Можете або обміняти всі найцінніші картки з руки на всі найцінніші зі свого стосу очок, або скинути всі [3] з відповідної колоди.
    .card = Canal Building
    .editions = fourth
    .effect = 1
    .script = 8e139065ef2687e6

override-canning = Можете добрати й підсунути [6]. Якщо зробили це, зарахуйте в очки свою верхню картку кожного кольору, яка не містить { icon-factory }.
    .card = Canning
    .editions = fourth
    .effect = 1
    .script = 99e827e545c733da

override-city-states = Я ВИМАГАЮ, щоб ви, якщо маєте щонайменше чотири { icon-castle }, перемістили свою верхню картку з { icon-castle } у мою ігрову зону! Якщо зробили це, доберіть [1]!
    .card = City States
    .editions = first third fourth
    .effect = 1
    .script = c5bd727c5ea4881d

override-classification = Розкрийте картку з руки. Перемістіть у свою руку всі картки її кольору з рук суперників, потім розіграйте з руки всі картки цього кольору.
    .card = Classification
    .editions = first third fourth
    .effect = 1
    .script = f697920ab9248f6b

override-climatology = Поверніть будь-яку свою верхню картку, потім поверніть зі свого стосу очок усі картки з таким самим або більшим значенням.
    .card = Climatology
    .editions = fourth
    .effect = 2
    .script = e95237a813ca4a5b

override-climatology-fourth = Я ВИМАГАЮ, щоб ви повернули дві свої верхні картки із символом на мій вибір, крім { icon-leaf }!
    .card = Climatology
    .editions = fourth
    .effect = 1
    .script = 9664c40647be9a4b

override-clothing = Доберіть і зарахуйте в очки по [1] за кожен ваш колір, якого немає в ігрових зонах суперників.
    .card = Clothing
    .editions = first third fourth
    .effect = 2
    .script = f2d3c383aa9a5fb7

override-clothing-1 = Розіграйте з руки картку кольору, якого у вашій ігровій зоні ще немає.
    .card = Clothing
    .editions = first third fourth
    .effect = 1
    .script = 4e792e6c4d79197b

override-coal = Можете зарахувати в очки будь-яку свою верхню картку. Якщо зробили це, зарахуйте в очки й картку з-під неї.
    .card = Coal
    .editions = first third
    .effect = 3
    .script = 3b315a9a50e1e382

override-coal-2 = Можете вибрати колір. Якщо зробили це, зарахуйте в очки свою верхню картку цього кольору, а потім наступну.
    .card = Coal
    .editions = fourth
    .effect = 3
    .script = f785faf36e333823

override-code-of-laws = Можете підсунути з руки картку кольору, який уже є у вашій ігровій зоні. Якщо зробили це, можете розгорнути цей колір ліворуч.
    .card = Code of Laws
    .editions = first third fourth
    .effect = 1
    .script = ba239c9d9364e4c5

override-collaboration = Я ВИМАГАЮ, щоб ви добрали й розкрили дві [9]! Одну, на мій вибір, перемістіть у мою ігрову зону, іншу розіграйте!
    .card = Collaboration
    .editions = first third fourth
    .effect = 1
    .script = d6023d27efdad1d3

override-colonialism = Доберіть і підсуньте [3]. Якщо вона зелена, скиньте всі [5] з відповідної колоди. Якщо підсунута картка містить { icon-crown }, повторіть цей ефект.
    .card = Colonialism
    .editions = fourth
    .effect = 1
    .script = 5bf3288dd22000e8

override-combustion = Я ВИМАГАЮ, щоб за кожні чотири мої { icon-crown } ви перемістили картку зі свого стосу очок у мій!
    .card = Combustion
    .editions = third
    .effect = 1
    .script = 509b108c326bf349

override-combustion-2 = Я ВИМАГАЮ, щоб за кожну мою верхню картку з { icon-crown } ви перемістили картку зі свого стосу очок у мій!
    .card = Combustion
    .editions = fourth
    .effect = 1
    .script = 1bc57222f0af74a2

override-compass = Я ВИМАГАЮ, щоб ви перемістили свою верхню незелену картку з { icon-leaf } у мою ігрову зону, а потім мою верхню картку без { icon-leaf } — у свою!
    .card = Compass
    .editions = first third
    .effect = 1
    .script = f9f06c9274e964fc

override-composites = Я ВИМАГАЮ, щоб ви перемістили всі картки, крім однієї, зі своєї руки в мою, а також найціннішу зі свого стосу очок у мій!
    .card = Composites
    .editions = first third fourth
    .effect = 1
    .script = e00e91bc9edec1d3

override-currency = Можете повернути з руки будь-яку кількість карток. Якщо зробили це, доберіть і зарахуйте в очки по [2] за кожне унікальне значення серед повернених.
    .card = Currency
    .editions = first third fourth
    .effect = 1
    .script = 258a60bec74f95f5

override-databases = Я ВИМАГАЮ, щоб ви повернули половину карток зі свого стосу очок, округливши вгору!
    .card = Databases
    .editions = first third
    .effect = 1
    .script = 8c002051c3fddbb3

override-databases-2 = Я ВИМАГАЮ, щоб ви повернули зі свого стосу очок стільки карток, скільки становить значення вашого найціннішого досягнення!
    .card = Databases
    .editions = fourth
    .effect = 1
    .script = 90700626709cc6c6

override-democracy = Можете повернути з руки будь-яку кількість карток. Якщо за цю дію через «Демократію» повернули більше, ніж кожен суперник, доберіть і зарахуйте в очки [8].
    .card = Democracy
    .editions = first third fourth
    .effect = 1
    .script = 608c0601e2a14cf3

override-ecology = Можете повернути картку з руки. Якщо зробили це, зарахуйте в очки картку з руки та доберіть дві [10].
    .card = Ecology
    .editions = first third fourth
    .effect = 1
    .script = bf6aa20d67876bd1

override-education = Можете повернути найціннішу картку зі свого стосу очок. Якщо зробили це, доберіть картку зі значенням на 2 більшим, ніж у найціннішої серед тих, що в ньому лишилися.
    .card = Education
    .editions = first third fourth
    .effect = 1
    .script = 219b3fee8020a9f6

override-electricity = Поверніть свою верхню картку кожного кольору, яка не містить { icon-factory }, потім доберіть по [8] за кожну повернену.
    .card = Electricity
    .editions = fourth
    .effect = 1
    .script = 843fb5f69369b495

override-empiricism = Виберіть два кольори, потім доберіть і розкрийте [9]. Якщо вона має один із вибраних кольорів, розіграйте її, а потім можете розгорнути цей колір догори.
    .card = Empiricism
    .editions = first third
    .effect = 1
    .script = 0bbcbad36c713f4b

override-empiricism-2 = Виберіть два кольори, потім доберіть і розкрийте [9]. Якщо вона має один із вибраних кольорів, розіграйте її й розгорніть цей колір догори. Інакше згорніть її колір.
    .card = Empiricism
    .editions = fourth
    .effect = 1
    .script = 954db4dd85d65442

override-engineering = Я ВИМАГАЮ, щоб ви перемістили свою верхню картку кожного кольору, яка містить { icon-castle }, у мій стос очок!
    .card = Engineering
    .editions = fourth
    .effect = 1
    .script = 7187b5703c3dda01

override-escapism = Розкрийте й скиньте картку з руки. Якщо зробили це, поверніть з руки всі картки з таким самим значенням, доберіть три картки з цим значенням і самостійно застосуйте ефекти скинутої картки.
    .card = Escapism
    .editions = fourth
    .effect = 1
    .script = 06b2799a7aca8921

override-evolution = Можете або добрати й зарахувати в очки [8], а потім повернути картку зі свого стосу очок, або добрати картку зі значенням на 1 більшим, ніж у найціннішої в цьому стосі.
    .card = Evolution
    .editions = first third fourth
    .effect = 1
    .script = f71a3c09724476ab

override-explosives = Я ВИМАГАЮ, щоб ви перемістили три найцінніші картки зі своєї руки в мою! Якщо внаслідок цього ваша рука спорожніла, доберіть [7]!
    .card = Explosives
    .editions = first third fourth
    .effect = 1
    .script = 26849593994cf9b0

override-fermenting = Доберіть по [2] за кожні два ваші { icon-leaf }.
    .card = Fermenting
    .editions = first
    .effect = 1
    .script = d902b1b09c0088ef

override-fermenting-2 = Можете підсунути з руки зелену картку. Якщо не зробили цього, скиньте всі [2] з відповідної колоди, а також «Бродіння», якщо це чиясь верхня картка.
    .card = Fermenting
    .editions = fourth
    .effect = 2
    .script = bc554281a27ee96d

override-fission = Я ВИМАГАЮ, щоб ви добрали й розкрили [10]! Якщо вона червона, вилучіть із гри всі картки з усіх рук, ігрових зон і стосів очок та негайно завершіть цю дію догми!
    .card = Fission
    .editions = first third
    .effect = 1
    .script = 827538a4dd14a7b5

override-fission-2 = Я ВИМАГАЮ, щоб ви добрали й розкрили [10]! Якщо вона червона, скиньте всі картки з усіх рук, ігрових зон і стосів очок та негайно завершіть цю дію догми!
    .card = Fission
    .editions = fourth
    .effect = 1
    .script = 99a358f5555be15b

override-fission-3 = Поверніть будь-чию верхню картку, крім «Ядерного поділу».
    .card = Fission
    .editions = first fourth
    .effect = 2
    .script = 2f6c8303742b39e1

override-fission-4 = Поверніть будь-чию верхню картку, крім «Ядерного поділу», потім доберіть [10].
    .card = Fission
    .editions = third
    .effect = 2
    .script = d99908ab1b5a4e4b

override-fusion = Зарахуйте в очки свою верхню картку зі значенням 11. Якщо зробили це, виберіть значення, менше на 1 або 2, і повторіть цей ефект із ним замість попереднього.
    .card = Fusion
    .editions = fourth
    .effect = 1
    .script = a06587b5b21f51d3

override-globalization = Доберіть і зарахуйте в очки [6]. Якщо ніхто не має більше { icon-leaf }, ніж { icon-factory }, перемагає єдиний гравець із найбільшою кількістю очок.
    .card = Globalization
    .editions = first third
    .effect = 2
    .script = 85737d634b1c650b

override-globalization-2 = Доберіть і розіграйте [11]. Якщо ніхто не має більше { icon-leaf }, ніж { icon-factory }, перемагає єдиний гравець чи команда з найбільшою кількістю очок.
    .card = Globalization
    .editions = fourth
    .effect = 2
    .script = 856a524ccbad9478

override-hypersonics = Я ВИМАГАЮ, щоб ви повернули дві свої верхні картки з однаковим значенням! Якщо зробили це, поверніть з руки та зі свого стосу очок усі картки з таким самим або меншим значенням!
    .card = Hypersonics
    .editions = fourth
    .effect = 1
    .script = 052cb21ce7daf955

override-industrialization = Доберіть і підсуньте по [6] за кожні два ваші { icon-factory }.
    .card = Industrialization
    .editions = first
    .effect = 1
    .script = 551bd338bd5d36ed

override-industrialization-2 = Доберіть і підсуньте три [6]. Якщо у вас більше { icon-clock }, ніж у будь-кого іншого, поверніть свою верхню червону картку.
    .card = Industrialization
    .editions = fourth
    .effect = 1
    .script = b522e1e99e2d9ad4

override-machine-tools = Доберіть і зарахуйте в очки картку з таким самим значенням, як у найціннішої картки вашого стосу очок.
    .card = Machine Tools
    .editions = first third fourth
    .effect = 1
    .script = 98ff2806d42b8578

override-machinery = Я ВИМАГАЮ, щоб ви обміняли всі картки зі своєї руки на всі найцінніші з моєї!
    .card = Machinery
    .editions = first third fourth
    .effect = 1
    .script = 2c2013d1aeb6bb50

override-mass-media = Можете повернути картку з руки. Якщо зробили це, виберіть значення й поверніть усі картки з цим значенням з усіх стосів очок.
    .card = Mass Media
    .editions = first third fourth
    .effect = 1
    .script = 0967e522833f7b65

override-mathematics = Можете повернути картку з руки. Якщо зробили це, доберіть і розіграйте картку зі значенням на 1 більшим, ніж у поверненої.
    .card = Mathematics
    .editions = first third fourth
    .effect = 1
    .script = ecc0c54be2d2f723

override-measurement = Можете повернути картку з руки. Якщо зробили це, виберіть колір, розгорніть його праворуч і доберіть картку зі значенням, що дорівнює кількості карток у вашому стосі цього кольору.
    .card = Measurement
    .editions = first
    .effect = 1
    .script = 8d0364a133e72e84

override-measurement-2 = Можете розкрити й повернути картку з руки. Якщо зробили це, розгорніть її колір праворуч і доберіть картку зі значенням, що дорівнює кількості карток у вашому стосі цього кольору.
    .card = Measurement
    .editions = third fourth
    .effect = 1
    .script = 116f721b8d3f95bb

override-medicine = Я ВИМАГАЮ, щоб ви обміняли найціннішу картку зі свого стосу очок на найменш цінну з мого!
    .card = Medicine
    .editions = first third fourth
    .effect = 1
    .script = e263023ca09271cc

override-metalworking = Доберіть і розкрийте [1]. Якщо вона містить { icon-castle }, зарахуйте її в очки та повторіть цей ефект.
    .card = Metalworking
    .editions = first third fourth
    .effect = 1
    .script = 4dbb269ec34a41dd

override-miniaturization = Можете повернути картку з руки. Якщо повернули [10], доберіть по [10] за кожне унікальне значення у вашому стосі очок.
    .card = Miniaturization
    .editions = first third
    .effect = 1
    .script = f1e7999d9ad862a4

override-miniaturization-2 = Поверніть картку з руки. Якщо повернули [10], доберіть по [10] за кожне унікальне значення у вашому стосі очок. Якщо повернули [11], скиньте всі [11] з відповідної колоди.
    .card = Miniaturization
    .editions = fourth
    .effect = 1
    .script = 2266c55676fb5ef9

override-mysticism = Доберіть і розкрийте [1]. Якщо у вашій ігровій зоні вже є картка такого кольору, розіграйте добрану й доберіть [1].
    .card = Mysticism
    .editions = first third fourth
    .effect = 1
    .script = 1e633d027b5f9dae

override-navigation = Я ВИМАГАЮ, щоб ви перемістили [2] або [3] зі свого стосу очок у мій!
    .card = Navigation
    .editions = first third fourth
    .effect = 1
    .script = 8d0c6cdd603f245d

override-near-field-comm = Я ВИМАГАЮ, щоб ви перемістили всі картки зі значенням на мій вибір зі свого стосу очок у мій!
    .card = Near-Field Comm
    .editions = fourth
    .effect = 1
    .script = 185e479e10918142

override-oars = Я ВИМАГАЮ, щоб ви перемістили з руки в мій стос очок картку з { icon-crown }! Якщо зробили це, доберіть [1]!
    .card = Oars
    .editions = first
    .effect = 1
    .script = ed873563657046d5

override-oars-2 = Я ВИМАГАЮ, щоб ви перемістили з руки в мій стос очок картку з { icon-crown }! Якщо зробили це, доберіть [1] та повторіть цей ефект!
    .card = Oars
    .editions = third fourth
    .effect = 1
    .script = fd1726af111f553a

override-optics = Доберіть і розіграйте [3]. Якщо вона містить { icon-crown }, доберіть і зарахуйте в очки [4]. Інакше перемістіть картку зі свого стосу очок у стос суперника, що має менше очок, ніж ви.
    .card = Optics
    .editions = first third fourth
    .effect = 1
    .script = 91db8dae664ac3dc

override-perspective = Можете повернути картку з руки. Якщо зробили це, зарахуйте в очки по картці з руки за кожні два ваші { icon-bulb }.
    .card = Perspective
    .editions = first third
    .effect = 1
    .script = 7c9e8eec7d52e92b

override-perspective-2 = Можете повернути картку з руки. Якщо зробили це, зарахуйте в очки по картці з руки за кожен ваш колір з { icon-bulb }.
    .card = Perspective
    .editions = fourth
    .effect = 1
    .script = 797511d0808513a9

override-philosophy = Можете розгорнути ліворуч один будь-який колір.
    .card = Philosophy
    .editions = first third fourth
    .effect = 1
    .script = d33ce05ad2fbf270

override-pottery = Можете повернути з руки щонайбільше три картки. Якщо повернули принаймні одну, доберіть і зарахуйте в очки картку зі значенням, що дорівнює кількості повернених.
    .card = Pottery
    .editions = first third fourth
    .effect = 1
    .script = d22e9f081ae04b52

override-publications = Можете або скинути доступне особливе досягнення, або знову зробити доступним одне зі скинутих.
    .card = Publications
    .editions = fourth
    .effect = 2
    .script = 0fe2967691c6af4e

override-quantum-theory = Можете повернути з руки щонайбільше дві картки. Якщо повернули дві, доберіть [10], потім доберіть і зарахуйте в очки ще одну [10].
    .card = Quantum Theory
    .editions = first third fourth
    .effect = 1
    .script = e2c00b439885bcad

override-reclamation = Поверніть три свої нижні червоні картки, потім доберіть і розіграйте картку зі значенням, що дорівнює половині суми їхніх значень, округленій угору. Якщо повернули рівно три, повторіть цей ефект із кольором розіграної картки замість червоного.
    .card = Reclamation
    .editions = fourth
    .effect = 1
    .script = 9e927831b78aa55a

override-reformation = Можете підсунути по картці з руки за кожні два ваші { icon-leaf }.
    .card = Reformation
    .editions = first third
    .effect = 1
    .script = 6e4581780af9783e

override-reformation-2 = Можете підсунути по картці з руки за кожен ваш розгорнутий колір.
    .card = Reformation
    .editions = fourth
    .effect = 2
    .script = 6423e6a6c073c73e

override-refrigeration = Я ВИМАГАЮ, щоб ви повернули половину карток з руки, округливши вниз!
    .card = Refrigeration
    .editions = first third
    .effect = 1
    .script = 8a8108b12fd3bdf2

override-refrigeration-2 = Я ВИМАГАЮ, щоб ви повернули всі картки з руки, крім однієї!
    .card = Refrigeration
    .editions = fourth
    .effect = 1
    .script = cdbe5163109e6e57

override-road-building = Розіграйте з руки одну або дві картки. Якщо розіграли дві, можете перемістити свою верхню червону картку в ігрову зону іншого гравця. Якщо зробили це, перемістіть його верхню зелену картку у свою ігрову зону.
    .card = Road Building
    .editions = first third
    .effect = 1
    .script = eac456b9f12ffd35

override-road-building-2 = Розіграйте з руки одну або дві картки. Якщо розіграли дві, можете перемістити свою верхню червону картку в ігрову зону іншого гравця. Якщо зробили це, розіграйте його верхню зелену картку.
    .card = Road Building
    .editions = fourth
    .effect = 1
    .script = 7bc02e0034c9fc64

override-rocketry = За кожні два ваші { icon-clock } поверніть картку зі стосу очок будь-якого суперника.
    .card = Rocketry
    .editions = first third
    .effect = 1
    .script = b7aeea372dcc60e8

override-rocketry-fourth = Поверніть зі стосу очок одного суперника по картці за кожен ваш колір з { icon-clock }.
    .card = Rocketry
    .editions = fourth
    .effect = 1
    .script = 428d315dd18fd8ec

override-sanitation = Скиньте всі [7] або всі [8] з відповідної колоди.
    .card = Sanitation
    .editions = fourth
    .effect = 2
    .script = 4234e638f2908e67

override-sanitation-1 = Я ВИМАГАЮ, щоб ви обміняли дві найцінніші картки зі своєї руки на найменш цінну з моєї!
    .card = Sanitation
    .editions = first third fourth
    .effect = 1
    .script = c5226357c20c5b11

override-self-service = Виберіть свою верхню картку, але не «Самообслуговування», та самостійно застосуйте її ефекти, крім вимог.
    .card = Self Service
    .editions = first third
    .effect = 1
    .script = 75c30455a69efbb0

override-self-service-2 = Якщо у вас щонайменше вдвічі більше досягнень, ніж у кожного суперника, ви перемагаєте. (Досягнення команди підсумовують.)
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-self-service-3 = Виберіть будь-яку свою верхню картку, крім «Самообслуговування», та самостійно застосуйте її ефекти.
    .card = Self Service
    .editions = fourth
    .effect = 2
    .script = 75c30455a69efbb0

override-self-service-4 = Якщо у вас більше досягнень, ніж у будь-кого іншого, ви перемагаєте.
    .card = Self Service
    .editions = first third
    .effect = 2
    .script = 891aceb7afe0e0d3

override-services = Я ВИМАГАЮ, щоб ви перемістили всі картки зі значенням на мій вибір зі свого стосу очок у мою руку! Якщо перемістили принаймні одну, перемістіть мою верхню картку без { icon-leaf } у свою руку!
    .card = Services
    .editions = fourth
    .effect = 1
    .script = c0ccd339accdc773

override-skyscrapers = Я ВИМАГАЮ, щоб ви перемістили свою верхню нежовту картку з { icon-clock } у мою ігрову зону! Якщо зробили це, зарахуйте в очки верхню з карток, що лежали під нею, а решту поверніть!
    .card = Skyscrapers
    .editions = first third
    .effect = 1
    .script = f812f38e42d36fad

override-skyscrapers-2 = Я ВИМАГАЮ, щоб ви перемістили свою верхню нежовту картку з { icon-clock } у мою ігрову зону! Якщо зробили це, зарахуйте в очки верхню з карток, що лежали під нею, решту поверніть, а «Хмарочоси», якщо це чиясь верхня картка, перемістіть у мою руку!
    .card = Skyscrapers
    .editions = fourth
    .effect = 1
    .script = 9dc7cb389192e95e

override-socialism = Можете підсунути всі картки з руки. Якщо серед підсунутих є фіолетова, перемістіть у свою руку всі найменш цінні картки з руки кожного суперника.
    .card = Socialism
    .editions = first third
    .effect = 1
    .script = deab5edc60b8a79f

override-socialism-2 = Можете підсунути будь-яку свою верхню картку. Якщо зробили це, підсуньте всі картки з руки.
    .card = Socialism
    .editions = fourth
    .effect = 1
    .script = b8c84db04212b30f

override-societies = Я ВИМАГАЮ, щоб ви перемістили в мою ігрову зону свою верхню картку з { icon-bulb }, ціннішу за мою верхню картку того самого кольору! Якщо зробили це, доберіть [5]!
    .card = Societies
    .editions = third fourth
    .effect = 1
    .script = 1186113e93a37a45

override-solar-sailing = Доберіть і розіграйте [11]. Якщо її колір не розгорнуто навскіс, поверніть усі свої картки цього кольору, крім чотирьох верхніх, і розгорніть його навскіс. Якщо у вашій ігровій зоні є щонайменше шість карток цього кольору, ви перемагаєте.
    .card = Solar Sailing
    .editions = fourth
    .effect = 1
    .script = 6aefc4a6ac7c4d22

override-space-traffic = Доберіть і підсуньте [11]. Якщо безпосередньо поверх неї лежить [11], ви програєте. Інакше зарахуйте в очки всі свої картки її кольору, крім п’яти верхніх, розгорніть цей колір навскіс і, якщо хтось має більше очок, ніж ви, повторіть цей ефект.
    .card = Space Traffic
    .editions = fourth
    .effect = 1
    .script = a2604a5473ddfc78

override-specialization = Розкрийте картку з руки. Перемістіть у свою руку всі верхні картки її кольору з ігрових зон суперників.
    .card = Specialization
    .editions = first third fourth
    .effect = 1
    .script = f1e1b85d413dd603

override-statistics = Я ВИМАГАЮ, щоб ви перемістили найціннішу картку зі свого стосу очок у свою руку! Якщо тепер вона єдина у вашій руці, повторіть цей ефект!
    .card = Statistics
    .editions = first
    .effect = 1
    .script = 2300a9edfd2b8db3

override-statistics-fourth = Я ВИМАГАЮ, щоб ви перемістили всі картки зі значенням на мій вибір зі свого стосу очок у свою руку!
    .card = Statistics
    .editions = fourth
    .effect = 1
    .script = c4db36c3a7434544

override-steam-engine = Доберіть і підсуньте дві [4], потім зарахуйте в очки свою нижню жовту картку. Якщо зарахували саме «Парову машину», скиньте всі [6] з відповідної колоди.
    .card = Steam Engine
    .editions = fourth
    .effect = 1
    .script = a804773a1012035c

override-the-internet = Доберіть і розіграйте по [10] за кожні два ваші { icon-clock }.
    .card = The Internet
    .editions = first third
    .effect = 3
    .script = 7e3fa85cee074165

override-tools = Можете повернути з руки три картки. Якщо повернули всі три, доберіть і розіграйте [3].
    .card = Tools
    .editions = first third fourth
    .effect = 1
    .script = b8e51ad196cbdc35

override-tools-2 = Можете повернути [3] з руки. Якщо повернули, доберіть три [1].
    .card = Tools
    .editions = first third fourth
    .effect = 2
    .script = 45d25151e6edd026

override-translation = Можете розіграти весь свій стос очок.
    .card = Translation
    .editions = first third fourth
    .effect = 1
    .script = 723d7c9593293e54

override-vaccination = Я ВИМАГАЮ, щоб ви вибрали картку зі свого стосу очок і повернули з нього всі картки з її значенням! Якщо повернули принаймні одну, доберіть і розіграйте [6]!
    .card = Vaccination
    .editions = fourth
    .effect = 1
    .script = 29c5f3b52dbe81fb

override-whataboutism = Я ВИМАГАЮ, щоб ви перемістили свою верхню картку кожного кольору, яка має ефект-вимогу, у мою ігрову зону! Якщо перемістили принаймні одну, обміняйте весь свій стос очок на мій!
    .card = Whataboutism
    .editions = fourth
    .effect = 1
    .script = 46c23a7624fe48ea
