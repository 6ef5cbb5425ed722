# Russian: texts of effects that are written by hand. The guide is at the head of the English file.

override-agriculture = Вы можете переработать карту с руки. Если сделали это, возьмите и зачтите карту на уровень старше переработанной.
    .card = Agriculture
    .editions = first third fourth
    .effect = 1
    .script = f034e9b5f85b5b33

override-alchemy = Возьмите и покажите по [4] за каждые три ваши единицы { icon-castle }. Если среди взятых карт есть красная, переработайте все карты с руки.
    .card = Alchemy
    .editions = first third
    .effect = 1
    .script = e4ced3e99ef561e0

override-alchemy-fourth = Возьмите и покажите по [4] за каждую свою стопку, приносящую { icon-castle }. Если среди взятых карт есть красная, переработайте все карты с руки.
    .card = Alchemy
    .editions = fourth
    .effect = 1
    .script = 3ac272de6d574c2b

override-alchemy-two = Сыграйте карту с руки, затем ещё одну зачтите.
    .card = Alchemy
    .editions = first third fourth
    .effect = 2
    .script = 1ab1313d0e81b0ee

override-anatomy-fourth = Я требую: переработайте карту из зоны влияния! Если сделали это, переработайте свою активную карту того же уровня! Если сделали и это, выбросьте в хлам всю колоду [4]!
    .card = Anatomy
    .editions = fourth
    .effect = 1
    .script = 27d5bafff801b84c

override-astrogeology = Возьмите и покажите [11], затем сдвиньте стопку её цвета наискось. Если сделали это, заберите на руку из этой стопки все карты, кроме четырёх верхних.
    .card = Astrogeology
    .editions = fourth
    .effect = 1
    .script = c580ab04aa6382ae

override-bioengineering = Заберите у любого соперника активную карту с { icon-leaf } в свою зону влияния.
    .card = Bioengineering
    .editions = first third
    .effect = 1
    .script = 8d778e5970376f59

override-calendar = Если в вашей зоне влияния больше карт, чем на руке, возьмите две [3].
    .card = Calendar
    .editions = first third fourth
    .effect = 1
    .script = 11770dc328f5d0ff

override-climatology = Я требую: переработайте две свои активные карты с ресурсом по моему выбору (кроме { icon-leaf })!
    .card = Climatology
    .editions = fourth
    .effect = 1
    .script = 9664c40647be9a4b

override-coal = Вы можете зачесть свою активную карту. Если сделали это, зачтите и карту, лежавшую под ней.
    .card = Coal
    .editions = first third
    .effect = 3
    .script = 3b315a9a50e1e382

override-coal-fourth = Вы можете выбрать цвет. Если сделали это, зачтите две свои верхние карты этого цвета.
    .card = Coal
    .editions = fourth
    .effect = 3
    .script = f785faf36e333823

override-collaboration = Я требую: возьмите и покажите две [9]! Одну, на мой выбор, переместите мне в игру, другую сыграйте!
    .card = Collaboration
    .editions = first third fourth
    .effect = 1
    .script = d6023d27efdad1d3

override-combustion-fourth = Я требую: за каждую мою активную карту с { icon-crown } переместите карту из своей зоны влияния в мою!
    .card = Combustion
    .editions = fourth
    .effect = 1
    .script = 1bc57222f0af74a2

override-combustion-third = Я требую: за каждые четыре мои единицы { icon-crown } переместите карту из своей зоны влияния в мою!
    .card = Combustion
    .editions = third
    .effect = 1
    .script = 509b108c326bf349

override-composites = Я требую: переместите все карты, кроме одной, со своей руки на мою, а затем старшую карту из своей зоны влияния в мою!
    .card = Composites
    .editions = first third fourth
    .effect = 1
    .script = e00e91bc9edec1d3

override-databases-fourth = Я требую: переработайте из зоны влияния число карт, равное уровню вашей старшей карты лидерства!
    .card = Databases
    .editions = fourth
    .effect = 1
    .script = 90700626709cc6c6

override-democracy = Вы можете переработать любое количество карт с руки. Если за это действие вы так переработали больше карт, чем любой соперник, возьмите и зачтите [8].
    .card = Democracy
    .editions = first third fourth
    .effect = 1
    .script = 608c0601e2a14cf3

override-education = Вы можете переработать старшую карту из зоны влияния. Если сделали это, возьмите карту на два уровня выше старшей из оставшихся там.
    .card = Education
    .editions = first third fourth
    .effect = 1
    .script = 219b3fee8020a9f6

override-empiricism = Выберите два цвета, затем возьмите и покажите [9]. Если она одного из этих цветов, сыграйте её, а стопку её цвета можете сдвинуть вверх.
    .card = Empiricism
    .editions = first third
    .effect = 1
    .script = 0bbcbad36c713f4b

override-empiricism-fourth = Выберите два цвета, затем возьмите и покажите [9]. Если она одного из этих цветов, сыграйте её и сдвиньте стопку её цвета вверх. Иначе верните стопку её цвета в первоначальное положение.
    .card = Empiricism
    .editions = fourth
    .effect = 1
    .script = 954db4dd85d65442

override-fermenting-fourth = Вы можете архивировать зелёную карту с руки. Если не сделали этого, выбросьте в хлам всю колоду [2], а также «Брожение», если это чья-либо активная карта.
    .card = Fermenting
    .editions = fourth
    .effect = 2
    .script = bc554281a27ee96d

override-fission = Я требую: возьмите и покажите [10]! Если она красная, сбросьте все карты с рук, из стопок и из зон влияния всех игроков, затем немедленно завершите это действие!
    .card = Fission
    .editions = first third
    .effect = 1
    .script = 827538a4dd14a7b5

override-fission-fourth = Я требую: возьмите и покажите [10]! Если она красная, выбросьте в хлам все карты с рук, из стопок и из зон влияния всех игроков, затем немедленно завершите это действие!
    .card = Fission
    .editions = fourth
    .effect = 1
    .script = 99a358f5555be15b

override-fission-two = Переработайте чью-либо активную карту, кроме «Ядерной реакции».
    .card = Fission
    .editions = first fourth
    .effect = 2
    .script = 2f6c8303742b39e1

override-fission-two-third = Переработайте чью-либо активную карту, кроме «Ядерной реакции», затем возьмите [10].
    .card = Fission
    .editions = third
    .effect = 2
    .script = d99908ab1b5a4e4b

override-fusion = Зачтите свою активную карту уровня 11. Если сделали это, выберите уровень на 1 или 2 ниже и повторите эту догму с выбранным уровнем вместо 11.
    .card = Fusion
    .editions = fourth
    .effect = 1
    .script = a06587b5b21f51d3

override-globalization = Возьмите и зачтите [6]. Если у каждого игрока { icon-leaf } не больше, чем { icon-factory }, выигрывает единственный игрок с наибольшим влиянием.
    .card = Globalization
    .editions = first third
    .effect = 2
    .script = 85737d634b1c650b

override-globalization-fourth = Возьмите и сыграйте [11]. Если у каждого игрока { icon-leaf } не больше, чем { icon-factory }, выигрывает единственный игрок (или команда) с наибольшим влиянием.
    .card = Globalization
    .editions = fourth
    .effect = 2
    .script = 856a524ccbad9478

override-hypersonics = Я требую: переработайте две свои активные карты одного уровня! Если сделали это, переработайте с руки и из зоны влияния все карты этого уровня или ниже!
    .card = Hypersonics
    .editions = fourth
    .effect = 1
    .script = 052cb21ce7daf955

override-machinery = Я требую: обменяйте все карты с руки на все старшие карты с моей!
    .card = Machinery
    .editions = first third fourth
    .effect = 1
    .script = 2c2013d1aeb6bb50

override-mathematics = Вы можете переработать карту с руки. Если сделали это, возьмите и сыграйте карту на уровень старше переработанной.
    .card = Mathematics
    .editions = first third fourth
    .effect = 1
    .script = ecc0c54be2d2f723

override-measurement = Вы можете показать и переработать карту с руки. Если сделали это, сдвиньте стопку её цвета вправо и возьмите карту уровня, равного числу карт в этой стопке.
    .card = Measurement
    .editions = third fourth
    .effect = 1
    .script = 116f721b8d3f95bb

override-measurement-first = Вы можете переработать карту с руки. Если сделали это, выберите цвет, сдвиньте стопку этого цвета вправо и возьмите карту уровня, равного числу карт в этой стопке.
    .card = Measurement
    .editions = first
    .effect = 1
    .script = 8d0364a133e72e84

override-medicine = Я требую: обменяйте старшую карту из своей зоны влияния на младшую карту из моей!
    .card = Medicine
    .editions = first third fourth
    .effect = 1
    .script = e263023ca09271cc

override-miniaturization = Вы можете переработать карту с руки. Если это была [10], возьмите по [10] за каждый уровень, представленный в вашей зоне влияния.
    .card = Miniaturization
    .editions = first third
    .effect = 1
    .script = f1e7999d9ad862a4

override-miniaturization-fourth = Переработайте карту с руки. Если это была [10], возьмите по [10] за каждый уровень, представленный в вашей зоне влияния. Если это была [11], выбросьте в хлам всю колоду [11].
    .card = Miniaturization
    .editions = fourth
    .effect = 1
    .script = 2266c55676fb5ef9

override-near-field-comm = Я требую: переместите из своей зоны влияния в мою все карты одного уровня по моему выбору!
    .card = Near-Field Comm
    .editions = fourth
    .effect = 1
    .script = 185e479e10918142

override-oars = Я требую: переместите с руки в мою зону влияния карту с { icon-crown }! Если сделали это, возьмите [1], затем повторите эту догму!
    .card = Oars
    .editions = third fourth
    .effect = 1
    .script = fd1726af111f553a

override-oars-first = Я требую: переместите с руки в мою зону влияния карту с { icon-crown }! Если сделали это, возьмите [1]!
    .card = Oars
    .editions = first
    .effect = 1
    .script = ed873563657046d5

override-optics = Возьмите и сыграйте [3]. Если на ней есть { icon-crown }, возьмите и зачтите [4]. Иначе переместите карту из своей зоны влияния в зону влияния соперника, чьё влияние меньше вашего.
    .card = Optics
    .editions = first third fourth
    .effect = 1
    .script = 91db8dae664ac3dc

override-perspective = Вы можете переработать карту с руки. Если сделали это, зачтите по карте с руки за каждые две ваши единицы { icon-bulb }.
    .card = Perspective
    .editions = first third
    .effect = 1
    .script = 7c9e8eec7d52e92b

override-perspective-fourth = Вы можете переработать карту с руки. Если сделали это, зачтите по карте с руки за каждую свою стопку, приносящую { icon-bulb }.
    .card = Perspective
    .editions = fourth
    .effect = 1
    .script = 797511d0808513a9

override-pottery = Вы можете переработать до трёх карт с руки. Если переработали хотя бы одну, возьмите и зачтите карту уровня, равного числу переработанных карт.
    .card = Pottery
    .editions = first third fourth
    .effect = 1
    .script = d22e9f081ae04b52

override-publications-fourth = Вы можете либо выбросить в хлам доступную карту сферы развития, либо снова сделать доступной одну из выброшенных.
    .card = Publications
    .editions = fourth
    .effect = 2
    .script = 0fe2967691c6af4e

override-reclamation = Переработайте три свои нижние красные карты, затем возьмите и сыграйте карту уровня, равного половине суммы их уровней (округлите вверх). Если переработали ровно три, повторите эту догму с цветом сыгранной карты вместо красного.
    .card = Reclamation
    .editions = fourth
    .effect = 1
    .script = 9e927831b78aa55a

override-reformation = Вы можете архивировать по карте с руки за каждые две ваши единицы { icon-leaf }.
    .card = Reformation
    .editions = first third
    .effect = 1
    .script = 6e4581780af9783e

override-reformation-fourth = Вы можете архивировать по карте с руки за каждую свою сдвинутую стопку.
    .card = Reformation
    .editions = fourth
    .effect = 2
    .script = 6423e6a6c073c73e

override-road-building = Сыграйте одну или две карты с руки. Если сыграли две, вы можете переместить свою активную красную карту в игру другому игроку. Если сделали это, заберите себе в игру его активную зелёную карту.
    .card = Road Building
    .editions = first third
    .effect = 1
    .script = eac456b9f12ffd35

override-road-building-fourth = Сыграйте одну или две карты с руки. Если сыграли две, вы можете переместить свою активную красную карту в игру другому игроку. Если сделали это, сыграйте его активную зелёную карту.
    .card = Road Building
    .editions = fourth
    .effect = 1
    .script = 7bc02e0034c9fc64

override-robotics = Зачтите свою активную зелёную карту. Возьмите и сыграйте [10], затем единолично выполните её кооперативные догмы.
    .card = Robotics
    .editions = first third
    .effect = 1
    .script = dbe5b0761a42bc19

override-rocketry = За каждые две ваши единицы { icon-clock } переработайте карту из зоны влияния любого соперника.
    .card = Rocketry
    .editions = first third
    .effect = 1
    .script = b7aeea372dcc60e8

override-rocketry-fourth = Выберите соперника. За каждую свою стопку, приносящую { icon-clock }, переработайте карту из его зоны влияния.
    .card = Rocketry
    .editions = fourth
    .effect = 1
    .script = 428d315dd18fd8ec

override-sanitation = Я требую: обменяйте две старшие карты со своей руки на младшую карту с моей!
    .card = Sanitation
    .editions = first third fourth
    .effect = 1
    .script = c5226357c20c5b11

override-sanitation-two = Выбросьте в хлам всю колоду [7] или [8].
    .card = Sanitation
    .editions = fourth
    .effect = 2
    .script = 4234e638f2908e67

override-self-service = Выберите другую свою активную карту, затем единолично выполните её кооперативные догмы.
    .card = Self Service
    .editions = first third
    .effect = 1
    .script = 75c30455a69efbb0

override-self-service-fourth = Выберите другую свою активную карту, затем единолично выполните её кооперативные догмы.
    .card = Self Service
    .editions = fourth
    .effect = 2
    .script = 75c30455a69efbb0

override-self-service-win = Если у вас по меньшей мере вдвое больше карт лидерства, чем у любого соперника, вы выиграли. (Карты команды считаются вместе.)
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-services-fourth = Я требую: переместите мне на руку из зоны влияния все карты одного уровня по моему выбору! Если переместили хотя бы одну, заберите на руку мою активную карту без { icon-leaf }!
    .card = Services
    .editions = fourth
    .effect = 1
    .script = c0ccd339accdc773

override-skyscrapers = Я требую: переместите мне в игру свою активную не жёлтую карту с { icon-clock }! Если сделали это, зачтите карту, лежавшую под ней, а остальные карты этой стопки переработайте!
    .card = Skyscrapers
    .editions = first third
    .effect = 1
    .script = f812f38e42d36fad

override-skyscrapers-fourth = Я требую: переместите мне в игру свою активную не жёлтую карту с { icon-clock }! Если сделали это, зачтите карту, лежавшую под ней, остальные карты этой стопки переработайте, а если «Небоскрёбы» — чья-либо активная карта, переместите её мне на руку!
    .card = Skyscrapers
    .editions = fourth
    .effect = 1
    .script = 9dc7cb389192e95e

override-socialism = Вы можете архивировать все карты с руки. Если архивировали фиолетовую, заберите на руку все младшие карты с руки каждого соперника.
    .card = Socialism
    .editions = first third
    .effect = 1
    .script = deab5edc60b8a79f

override-societies = Я требую: переместите мне в игру свою активную карту с { icon-bulb }, которая старше моей активной карты того же цвета! Если сделали это, возьмите [5]!
    .card = Societies
    .editions = third fourth
    .effect = 1
    .script = 1186113e93a37a45

override-solar-sailing = Возьмите и сыграйте [11]. Если стопка её цвета не сдвинута наискось, переработайте из этой стопки все карты, кроме четырёх верхних, и сдвиньте её наискось. Если в этой стопке не меньше шести карт, вы выиграли.
    .card = Solar Sailing
    .editions = fourth
    .effect = 1
    .script = 6aefc4a6ac7c4d22

override-space-traffic = Возьмите и архивируйте [11]. Если прямо поверх неё лежит [11], вы проиграли. Иначе зачтите из стопки её цвета все карты, кроме пяти верхних, сдвиньте эту стопку наискось и, если у кого-либо больше влияния, чем у вас, повторите эту догму.
    .card = Space Traffic
    .editions = fourth
    .effect = 1
    .script = a2604a5473ddfc78

override-specialization = Покажите карту с руки, затем заберите у каждого соперника на руку активную карту того же цвета.
    .card = Specialization
    .editions = first third fourth
    .effect = 1
    .script = f1e1b85d413dd603

override-statistics-fourth = Я требую: заберите на руку из зоны влияния все карты одного уровня по моему выбору!
    .card = Statistics
    .editions = fourth
    .effect = 1
    .script = c4db36c3a7434544

override-steam-engine = Возьмите и архивируйте две [4], затем зачтите свою нижнюю жёлтую карту. Если вы зачли саму «Паровую машину», выбросьте в хлам всю колоду [6].
    .card = Steam Engine
    .editions = fourth
    .effect = 1
    .script = a804773a1012035c

override-vaccination-fourth = Я требую: выберите карту в зоне влияния и переработайте оттуда все карты её уровня! Если переработали хотя бы одну, возьмите и сыграйте [6]!
    .card = Vaccination
    .editions = fourth
    .effect = 1
    .script = 29c5f3b52dbe81fb

override-whataboutism = Я требую: переместите мне в игру каждую свою активную карту с агрессивной догмой! Если переместили хотя бы одну, обменяйтесь со мной всеми картами из зон влияния!
    .card = Whataboutism
    .editions = fourth
    .effect = 1
    .script = 46c23a7624fe48ea
