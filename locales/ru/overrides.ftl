# Russian: texts of effects that are written by hand. The guide is at the head of the English file.

override-hypersonics = Я требую: выберите из своих стопок две активные карты одного уровня! Если вы это сделали, переработайте их, затем переработайте с руки и из своей зоны влияния все карты этого уровня или ниже!
    .card = Hypersonics
    .editions = fourth
    .effect = 1
    .script = 052cb21ce7daf955

override-self-service = Если у вашей команды по меньшей мере вдвое больше карт лидерства, чем у команды каждого соперника, вы выиграли.
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-solar-sailing = Возьмите и сыграйте [11]. Если ваша стопка её цвета не сдвинута наискось, переработайте из неё все карты, кроме четырёх верхних, затем сдвиньте её наискось. Если у вас в игре не меньше шести карт этого цвета, вы выиграли.
    .card = Solar Sailing
    .editions = fourth
    .effect = 1
    .script = 6aefc4a6ac7c4d22

override-space-traffic = Возьмите и архивируйте [11]. Если непосредственно поверх неё лежит [11], вы проиграли. Иначе зачтите из своей стопки её цвета все карты, кроме пяти верхних, сдвиньте эту стопку наискось, затем, если у кого-либо из других игроков больше влияния, чем у вас, повторите эту догму.
    .card = Space Traffic
    .editions = fourth
    .effect = 1
    .script = a2604a5473ddfc78
