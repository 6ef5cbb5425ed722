# Ukrainian: texts of effects that are written by hand. The guide is at the head of the English file.

override-hypersonics = Я ВИМАГАЮ, щоб ви вибрали зі своєї ігрової зони дві верхні картки з однаковим значенням! Якщо зробили це, поверніть їх, а потім поверніть з руки та зі свого стосу очок усі картки з цим значенням або меншим!
    .card = Hypersonics
    .editions = fourth
    .effect = 1
    .script = 052cb21ce7daf955

override-self-service = Якщо ваша команда має щонайменше вдвічі більше досягнень, ніж команда кожного суперника, ви перемагаєте.
    .card = Self Service
    .editions = fourth
    .effect = 1
    .script = 1dceedcbddedc865

override-solar-sailing = Доберіть і розіграйте [11]. Якщо колір цієї картки у вашій ігровій зоні не розгорнуто навскіс, поверніть усі свої картки цього кольору, крім чотирьох верхніх, а потім розгорніть цей колір навскіс. Якщо у вашій ігровій зоні є щонайменше шість карток цього кольору, ви перемагаєте.
    .card = Solar Sailing
    .editions = fourth
    .effect = 1
    .script = 6aefc4a6ac7c4d22

override-space-traffic = Доберіть і підсуньте [11]. Якщо безпосередньо поверх неї лежить [11], ви програєте. Інакше зарахуйте в очки всі свої картки її кольору, крім п’яти верхніх, розгорніть цей колір навскіс, а потім, якщо в когось з інших гравців більше очок, ніж у вас, повторіть цей ефект.
    .card = Space Traffic
    .editions = fourth
    .effect = 1
    .script = a2604a5473ddfc78
