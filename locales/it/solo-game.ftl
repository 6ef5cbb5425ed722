# Italian: the whole solo game of Inventions on the screen. The guide for translators is at the head of the English file.
#
# The terms are those of companion.ftl: PI, traguardo, esposizione, riserva, forum, pilastro dell’Epoca, pilastro della Stagione, cittadino,
# tessera Progresso, tessera Ricchezza, tessera Aspirazione, gettone economia, gettone concatenazione, esagono (a space of the progress map),
# impegnare uno specialista (to exhaust). The Italian terms are ours.
#
# Cases of a source: nom «la tessera …», dat «alla tessera …».

## Regions, as the content file calls them.

# noun
solo-game-place-africa =
    { $case ->
        [loc] in Africa
        [acc] in Africa
        [gen] dall’Africa
       *[nom] Africa
    }

# noun
solo-game-place-middle-east =
    { $case ->
        [loc] in Medio Oriente
        [acc] in Medio Oriente
        [gen] dal Medio Oriente
       *[nom] Medio Oriente
    }

# noun
solo-game-place-europe =
    { $case ->
        [loc] in Europa
        [acc] in Europa
        [gen] dall’Europa
       *[nom] Europa
    }

# noun
solo-game-place-asia =
    { $case ->
        [loc] in Asia
        [acc] in Asia
        [gen] dall’Asia
       *[nom] Asia
    }

# noun
solo-game-place-australia =
    { $case ->
        [loc] in Australia
        [acc] in Australia
        [gen] dall’Australia
       *[nom] Australia
    }

# noun
solo-game-place-north-america =
    { $case ->
        [loc] in Nordamerica
        [acc] in Nordamerica
        [gen] dal Nordamerica
       *[nom] Nordamerica
    }

# noun
solo-game-place-south-america =
    { $case ->
        [loc] in Sudamerica
        [acc] in Sudamerica
        [gen] dal Sudamerica
       *[nom] Sudamerica
    }

# A region that somebody has called otherwise.
# noun; text $name
solo-game-place-named =
    { $case ->
        [loc] nella regione «{ $name }»
        [acc] nella regione «{ $name }»
        [gen] dalla regione «{ $name }»
       *[nom] { $name }
    }

## Idea cards, as the content file calls them.

# plain
idea-boats = Barche

# plain
idea-cloth = Stoffa

# plain
idea-projectile = Proiettile

# plain
idea-star-map = Mappa stellare

# plain
idea-flute = Flauto

# plain
idea-bread = Pane

# plain
idea-trade = Commercio

# plain
idea-domesticated-dog = Cane domestico

# plain
idea-ceramics-pottery = Ceramica e vasellame

# plain
idea-horse = Cavallo

# plain
idea-seawall = Diga marittima

# plain
idea-wheel = Ruota

# plain
idea-fermentation = Fermentazione

# plain
idea-tanned-leather = Cuoio conciato

# plain
idea-irrigation = Irrigazione

# plain
idea-silk = Seta

# plain
idea-proto-city = Protocittà

# plain
idea-plumbing = Tubature

# plain
idea-coins = Monete

# plain
idea-lighthouse = Faro

# plain
idea-writing = Scrittura

# plain
idea-musical-notation = Notazione musicale

# plain
idea-glass = Vetro

# plain
idea-steel = Acciaio

# plain
idea-mariner-s-compass = Bussola nautica

# plain
idea-caravel = Caravella

# plain
idea-eyeglasses = Occhiali

# plain
idea-windmill = Mulino a vento

# plain
idea-catapult = Catapulta

# plain
idea-printing-press = Torchio da stampa

# plain
idea-steamboat = Battello a vapore

# plain
idea-dynamite = Dinamite

# plain
idea-calculator = Calcolatrice

# plain
idea-automobile = Automobile

# plain
idea-aircraft = Aeroplano

# plain
idea-locomotive = Locomotiva

# plain
idea-telephone = Telefono

# plain
idea-television = Televisione

# plain
idea-light-bulb = Lampadina

# plain
idea-high-density-battery = Batteria ad alta densità

# plain
idea-microscope = Microscopio

# plain
idea-penicillin = Penicillina

# plain
idea-satellite = Satellite

# plain
idea-solar-sail = Vela solare

# plain
idea-machine-learning = Apprendimento automatico

# plain
idea-internet = Internet

# plain
idea-quantum-computing = Calcolo quantistico

# plain
idea-reusable-rocket = Razzo riutilizzabile

## What is printed: what cards, tiles and places give.

# What an idea card shows: what it is about, its era and its milestone come from companion-idea.
# plain; text $action
solo-game-card-chain = come invenzione permette di concatenare «{ $action }»

# $specialists is a list made by solo-game-specialists.
# plain; phrase $specialists
solo-game-card-extra = inventarla impegna inoltre { $specialists }

part-solo-game-points = { $points } PI

# plain; number $points
solo-game-card-points = inventarla dà { part-solo-game-points }

# Specialists of a specialty.
# noun; word $speciality; number $count
solo-game-specialists =
    { $speciality ->
        [economy] { $count ->
            [1] 1 specialista di economia
           *[other] { $count } specialisti di economia
        }
        [culture] { $count ->
            [1] 1 specialista di cultura
           *[other] { $count } specialisti di cultura
        }
       *[technology] { $count ->
            [1] 1 specialista di tecnologia
           *[other] { $count } specialisti di tecnologia
        }
    }

# plain; number $count
solo-game-scholars =
    { $count ->
        [0] nessuno studioso
        [1] 1 studioso
       *[other] { $count } studiosi
    }

# plain
solo-game-benefit-nothing = niente

# plain; text $action
solo-game-benefit-action = l’azione «{ $action }»

# plain; number $points
solo-game-benefit-points = { part-solo-game-points }

# plain; number $count
solo-game-benefit-influence = +{ $count } influenza

# plain; number $count
solo-game-benefit-scholars =
    { $count ->
        [1] 1 studioso
       *[other] { $count } studiosi
    }

# plain; number $count
solo-game-benefit-specialists =
    { $count ->
        [1] 1 specialista a scelta
       *[other] { $count } specialisti a scelta
    }

# plain; number $count
solo-game-benefit-citizens =
    { $count ->
        [1] 1 cittadino in una regione a scelta
       *[other] { $count } cittadini in regioni a scelta
    }

# plain
solo-game-benefit-economy-token = 1 gettone economia

# plain
solo-game-benefit-turn-order = un cambio dell’ordine di turno a fine era

# plain; text $letter
solo-game-tile-wealth = Ricchezza { $letter }

# What kind of tile it is; the other kinds are specialities.
# plain
solo-game-kind-wealth = ricchezza

# What tiles do.
# plain; text $benefit
solo-game-effect-economy = una volta per era, spendendo un gettone economia, ottieni { $benefit }

# plain; text $action $benefit
solo-game-effect-culture = ogni volta che fai l’azione «{ $action }» ottieni { $benefit }

# plain; text $one $other
solo-game-effect-technology = una volta per partita puoi concatenare «{ $one }» a «{ $other }» o viceversa, al costo di un gettone concatenazione e di 1 punto influenza

# plain; text $worth
solo-game-effect-wealth = a fine partita guadagni { $worth }

# A Specialist tile: what a presenter gets, and how many specialists he needs.
# plain; number $need; text $benefit
solo-game-specialist-tile =
    { $need ->
        [1] tessera Specialisti per 1 specialista: { $benefit }
       *[other] tessera Specialisti per { $need } specialisti: { $benefit }
    }

# plain; text $benefit
solo-game-knowledge-tile = tessera Conoscenza: { $benefit }

# plain
solo-game-knowledge-points = tessera Conoscenza: 2 PI per ogni tessera che li mostra

# What a milestone gives to whoever sends a diplomat there or calls one back.
# plain; text $benefit
solo-game-milestone = per un diplomatico: { $benefit }

# plain; number $number; text $benefit
solo-game-hex-gives = esagono { $number }: { $benefit }

# plain; number $number
solo-game-hex = esagono { $number }

# plain; number $number
solo-game-space = spazio { $number }

# An influence token by what it shows, and how many citizens it asks for.
# plain; text $action
solo-game-token = gettone «{ $action }»

# plain
solo-game-token-influence = gettone «+1 influenza»

# plain; number $count
solo-game-token-asks =
    { $count ->
        [1] richiede 1 cittadino
       *[other] richiede { $count } cittadini
    }

# plain; word $speciality
solo-game-aspiration =
    { $speciality ->
        [economy] tessera Aspirazione di economia
        [culture] tessera Aspirazione di cultura
       *[technology] tessera Aspirazione di tecnologia
    }

# plain
solo-game-aspiration-wild = tessera Aspirazione jolly

## Private goals and Wealth tiles: what they count.

# $measure is from solo-game-measure-…; $beyond do not count, $most is the most points; 0 is neither.
# plain; number $points $beyond $most; text $measure
solo-game-worth =
    { part-solo-game-points } { $measure } { $beyond ->
        [0] { "" }
       *[other] oltre quota { $beyond }
    } { $most ->
        [0] { "" }
       *[other] (al massimo { $most } PI)
    }

# plain
solo-game-measure-inventions = per ogni invenzione

# plain; word $speciality
solo-game-measure-inventions-of =
    { $speciality ->
        [economy] per ogni invenzione di economia
        [culture] per ogni invenzione di cultura
       *[technology] per ogni invenzione di tecnologia
    }

# plain
solo-game-measure-late-inventions = per ogni invenzione delle ere 5 e 6

# plain
solo-game-measure-tiles = per ogni tessera sulla tua mappa del progresso

# plain; word $kind
solo-game-measure-tiles-of =
    { $kind ->
        [economy] per ogni tessera di economia sulla tua mappa del progresso
        [culture] per ogni tessera di cultura sulla tua mappa del progresso
        [technology] per ogni tessera di tecnologia sulla tua mappa del progresso
       *[wealth] per ogni tessera Ricchezza sulla tua mappa del progresso
    }

# plain
solo-game-measure-progress-tiles = per ogni tessera Progresso (costruita o no)

# plain
solo-game-measure-kinds = per ogni tipo di tessera sulla tua mappa del progresso

# Two kinds of tiles that touch each other.
# plain; text $one $other
solo-game-measure-pairs = per ogni coppia di tessere vicine sulla tua mappa del progresso ({ $one } e { $other })

# plain
solo-game-measure-scholars = per ogni studioso nella tua accademia

# plain
solo-game-measure-specialists = per ogni specialista a casa

# plain
solo-game-measure-diplomats = per ogni tuo diplomatico

# plain
solo-game-measure-tokens = per ogni tuo gettone influenza nelle regioni

# plain
solo-game-measure-regions = per ogni regione con tuoi cittadini sulla mappa

# plain
solo-game-measure-citizens = per ogni tuo cittadino sulla mappa

# plain
solo-game-measure-citizens-in-play = per ogni tuo cittadino in gioco

# plain
solo-game-measure-influence = per ogni punto influenza

# plain
solo-game-measure-era = per ogni era fino a quella del tuo traguardo

## Where something comes from, as a noun.

# noun; text $region
solo-game-source-specialist =
    { $case ->
        [dat] alla tessera Specialisti { $region_loc }
       *[nom] la tessera Specialisti { $region_loc }
    }

# noun; text $region
solo-game-source-knowledge =
    { $case ->
        [dat] alla tessera Conoscenza { $region_loc }
       *[nom] la tessera Conoscenza { $region_loc }
    }

# noun; text $milestone
solo-game-source-milestone =
    { $case ->
        [dat] al traguardo «{ $milestone }»
       *[nom] il traguardo «{ $milestone }»
    }

# noun; number $number
solo-game-source-track =
    { $case ->
        [dat] allo spazio { $number } del tracciato delle ere
       *[nom] lo spazio { $number } del tracciato delle ere
    }

# noun; number $number
solo-game-source-hex =
    { $case ->
        [dat] all’esagono { $number } della tua mappa del progresso
       *[nom] l’esagono { $number } della tua mappa del progresso
    }

# noun; text $tile
solo-game-source-tile =
    { $case ->
        [dat] alla tessera Progresso «{ $tile }»
       *[nom] la tessera Progresso «{ $tile }»
    }

# noun; text $card
solo-game-source-card =
    { $case ->
        [dat] a «{ $card }»
       *[nom] «{ $card }»
    }

# noun; text $action
solo-game-source-token =
    { $case ->
        [dat] al gettone influenza «{ $action }»
       *[nom] il gettone influenza «{ $action }»
    }

# noun
solo-game-source-token-influence =
    { $case ->
        [dat] al gettone influenza «+1 influenza»
       *[nom] il gettone influenza «+1 influenza»
    }

# noun
solo-game-source-tokens =
    { $case ->
        [dat] ai tuoi gettoni influenza a faccia in su
       *[nom] i tuoi gettoni influenza a faccia in su
    }

# noun; text $action
solo-game-source-idle =
    { $case ->
        [dat] all’azione «{ $action }»
       *[nom] l’azione «{ $action }»
    }

# noun
solo-game-source-building =
    { $case ->
        [dat] alla costruzione
       *[nom] la costruzione
    }

## Questions.

# plain
solo-game-question-claim = il round di preparazione: quale idea rivendichi?

# plain
solo-game-question-place = tocca a te: su quale azione metti il tuo pilastro?

# plain
solo-game-question-present = quale idea presenti, e dove?

# plain
solo-game-question-invent = quale idea trasformi in invenzione?

# plain
solo-game-question-innovate = quale invenzione innovi?

# plain
solo-game-question-share = quale invenzione condividi?

# plain; text $region
solo-game-question-reward = che cosa prendi per la condivisione { $region_loc }?

# plain
solo-game-question-call = quanti specialisti richiami, e da dove?

# plain
solo-game-question-as = nessuna carta dice con quale specialità tornano a casa: scegli tu

# plain
solo-game-question-gain-influence = quale gettone influenza metti, e dove?

# plain
solo-game-question-travel = quale cittadino viaggia, e dove va?

# plain; text $region
solo-game-question-sage = { $region_loc } c’è un saggio: spendi un gettone concatenazione per portarlo con te?

# plain
solo-game-question-eureka = quale traguardo prendi dall’esposizione Eureka?

# plain; number $era
solo-game-question-marker = su quale spazio dell’era { $era } metti il tuo segnalino dell’era?

# plain
solo-game-question-send = su quale traguardo invii un diplomatico?

# plain
solo-game-question-diplomat = chi invii come diplomatico?

# plain
solo-game-question-call-back = da quale traguardo richiami il tuo diplomatico?

# plain; text $action
solo-game-question-chain = concateni qualcosa a «{ $action }»?

# Specialists that are needed; for any of them a scholar may stand in.
# plain; word $speciality; number $count
solo-game-question-scholars =
    { $count ->
        [1] serve { solo-game-specialists }: lo sostituisci con uno studioso?
       *[other] servono { solo-game-specialists }: quanti ne sostituisci con studiosi?
    }

# plain; number $count
solo-game-question-exhaust =
    { $count ->
        [1] serve ancora 1 specialista: chi impegni?
       *[other] servono ancora { $count } specialisti: chi impegni?
    }

# plain; phrase $source
solo-game-question-specialist = ricevi uno specialista grazie { $source_dat }: di quale specialità?

# plain; phrase $source
solo-game-question-citizen = ricevi un cittadino grazie { $source_dat }: in quale regione?

# plain
solo-game-question-idea = quale idea prendi in mano?

# plain; word $speciality
solo-game-question-progress =
    { $speciality ->
        [economy] quale tessera Progresso di economia prendi per la tua tessera Aspirazione?
        [culture] quale tessera Progresso di cultura prendi per la tua tessera Aspirazione?
       *[technology] quale tessera Progresso di tecnologia prendi per la tua tessera Aspirazione?
    }

# plain
solo-game-question-progress-wild = quale tessera Progresso prendi per la tua tessera Aspirazione jolly?

# plain
solo-game-question-build = costruisci una tessera sulla tua mappa del progresso?

# plain
solo-game-question-order = cambi l’ordine di turno: in quale posizione vuoi giocare?

# What is still missing of an answer that is given step by step.
# plain; text $card
solo-game-narrow-region = «{ $card }»: in quale regione?

# plain; text $tile
solo-game-narrow-hex = su quale esagono costruisci «{ $tile }»?

# plain; text $region
solo-game-narrow-call = quanti tornano { $region_gen }?

# plain; text $region
solo-game-narrow-travel = { $region_gen }: verso dove?

## Answers: short, as on a button.

# plain; text $action
solo-game-answer-place = pilastro su «{ $action }»

# plain; text $tile
solo-game-answer-use = prima usa «{ $tile }»

# plain; text $card $region
solo-game-answer-card = «{ $card }» { $region_loc }

# plain; text $card
solo-game-answer-present = «{ $card }» …

# plain; text $region; number $citizens
solo-game-answer-call =
    { $citizens ->
        [1] 1 cittadino { $region_gen }
       *[other] { $citizens } cittadini { $region_gen }
    }

# plain; text $region
solo-game-answer-from = { $region_gen } …

# plain; text $token $region
solo-game-answer-lay = { $token } { $region_acc }

# $origin is a region too: from where.
# plain; text $origin $region
solo-game-answer-travel = { $origin_gen } { $region_acc }

# plain; text $card $action
solo-game-answer-invention = «{ $card }»: { $action }

# plain; text $tile $action
solo-game-answer-technology = «{ $tile }»: { $action }

# plain; word $speciality
solo-game-answer-specialist =
    { $speciality ->
        [economy] specialista di economia
        [culture] specialista di cultura
       *[technology] specialista di tecnologia
    }

# plain
solo-game-answer-scholar = studioso

# A scholar who becomes a specialist.
# plain; word $speciality
solo-game-answer-scholar-as =
    { $speciality ->
        [economy] studioso, che diventa specialista di economia
        [culture] studioso, che diventa specialista di cultura
       *[technology] studioso, che diventa specialista di tecnologia
    }

# plain; number $number
solo-game-answer-place-in-order = posizione { $number }

# plain; text $tile; number $number
solo-game-answer-build = «{ $tile }» sull’esagono { $number }

# plain; text $tile
solo-game-answer-build-tile = «{ $tile }» …

# plain
solo-game-answer-sage = prendi il saggio

# plain
solo-game-answer-no-sage = lascia il saggio

# plain
solo-game-answer-no-chain = non concatenare niente

# plain
solo-game-answer-no-building = non costruire altro

# plain
solo-game-answer-leave = rinuncia all’azione

part-solo-game-price =
    { $price ->
        [0] non costa influenza
        [1] costa 1 punto influenza
       *[other] costa { $price } punti influenza
    }

# What stands behind an answer: what it costs or brings.
# plain; number $price
solo-game-detail-influence = { part-solo-game-price }

# plain; number $count
solo-game-detail-cost =
    { $count ->
        [0] non impegna nessuno
        [1] impegna 1 specialista
       *[other] impegna { $count } specialisti
    }

# plain
solo-game-detail-top = in cima alla pila

## What happens to you.

# $goals are from solo-game-worth.
# plain; text $goals
solo-game-event-goals = i tuoi obiettivi privati: { $goals }

# plain; text $card
solo-game-event-first-invention = inizi con l’invenzione «{ $card }»

# plain; text $card
solo-game-event-took = prendi l’idea «{ $card }»

# plain; text $card
solo-game-event-discarded = «{ $card }» lascia la tua mano: la sua era è finita

# plain; text $card
solo-game-event-revealed = ora in cima alla pila c’è «{ $card }»

# plain; number $tokens
solo-game-event-ready =
    { $tokens ->
        [1] per questo turno hai 1 gettone concatenazione
       *[other] per questo turno hai { $tokens } gettoni concatenazione
    }

# plain
solo-game-event-idle = non puoi fare nessuna azione

# plain; phrase $source; number $left
solo-game-event-chained =
    { $left ->
        [0] spendi l’ultimo gettone concatenazione per { $source }
        [1] spendi un gettone concatenazione per { $source } (te ne resta 1)
       *[other] spendi un gettone concatenazione per { $source } (te ne restano { $left })
    }

# plain; phrase $source
solo-game-event-used = usi { $source }

part-solo-game-specialists =
    { $speciality ->
        [economy] { $specialists ->
            [1] 1 specialista di economia
           *[other] { $specialists } specialisti di economia
        }
        [culture] { $specialists ->
            [1] 1 specialista di cultura
           *[other] { $specialists } specialisti di cultura
        }
       *[technology] { $specialists ->
            [1] 1 specialista di tecnologia
           *[other] { $specialists } specialisti di tecnologia
        }
    }

part-solo-game-scholars =
    { $scholars ->
        [1] 1 studioso
       *[other] { $scholars } studiosi
    }

part-solo-game-becoming =
    { $speciality ->
        [economy] { $scholars ->
            [1] che diventa specialista di economia
           *[other] che diventano specialisti di economia
        }
        [culture] { $scholars ->
            [1] che diventa specialista di cultura
           *[other] che diventano specialisti di cultura
        }
       *[technology] { $scholars ->
            [1] che diventa specialista di tecnologia
           *[other] che diventano specialisti di tecnologia
        }
    }

part-solo-game-aspiration =
    { $aspiration ->
        [economy] tessera Aspirazione di economia
        [culture] tessera Aspirazione di cultura
        [technology] tessera Aspirazione di tecnologia
       *[wild] tessera Aspirazione jolly
    }

# Who leaves home for a card or a milestone: specialists, scholars, or both. One of the two numbers may be 0.
# plain; word $speciality; number $specialists $scholars
solo-game-event-left =
    { $specialists ->
        [0] { $scholars ->
            [1] da casa parte { part-solo-game-scholars }
           *[other] da casa partono { part-solo-game-scholars }
        }
       *[other] { $scholars ->
            [0] { $specialists ->
                [1] da casa parte { part-solo-game-specialists }
               *[other] da casa partono { part-solo-game-specialists }
            }
           *[other] da casa partono { part-solo-game-specialists } e { part-solo-game-scholars }
        }
    }

# plain
solo-game-event-scholar-left = da casa parte uno studioso

# plain; word $speciality; number $specialists $scholars
solo-game-event-exhausted =
    { $specialists ->
        [0] impegni { part-solo-game-scholars }, { part-solo-game-becoming }
       *[other] { $scholars ->
            [0] impegni { part-solo-game-specialists }
           *[other] impegni { part-solo-game-specialists } e { part-solo-game-scholars }, { part-solo-game-becoming }
        }
    }

# plain; word $speciality; number $count
solo-game-event-came-home =
    { $count ->
        [1] a casa arriva { solo-game-specialists }
       *[other] a casa arrivano { solo-game-specialists }
    }

# plain; number $citizens
solo-game-event-scholars =
    { $citizens ->
        [1] nella tua accademia arriva 1 studioso
       *[other] nella tua accademia arrivano { $citizens } studiosi
    }

# plain
solo-game-event-no-scholar = non arriva nessuno studioso: la tua accademia è piena o la tua riserva è vuota

# plain; word $aspiration
solo-game-event-aspired = ricevi una { part-solo-game-aspiration }

# plain
solo-game-event-no-room = nella tua esposizione delle tessere non c’è posto

# plain; word $aspiration; text $tile
solo-game-event-progressed = la tua { part-solo-game-aspiration } diventa la tessera Progresso «{ $tile }»

# plain; word $aspiration
solo-game-event-not-progressed = la tua { part-solo-game-aspiration } torna nella riserva: non restano tessere Progresso adatte

# plain; text $tile
solo-game-event-wealth = la tessera { $tile } va nella tua esposizione delle tessere

# plain; text $origin $region
solo-game-event-traveled = il tuo cittadino viaggia { $origin_gen } { $region_acc }

# plain; text $tile; number $number
solo-game-event-built = costruisci «{ $tile }» sull’esagono { $number }

# plain
solo-game-event-economy-token = ricevi un gettone economia

# plain; number $points; phrase $source
solo-game-event-scored = guadagni { part-solo-game-points } grazie { $source_dat }

# plain; word $change; number $before $now; phrase $source
solo-game-event-influence =
    { $change ->
        [up] la tua influenza sale da { $before } a { $now } grazie { $source_dat }
       *[down] la tua influenza scende da { $before } a { $now } per pagare { $source }
    }

# Follows solo-game-event-idle: what you get instead of an action.
# plain; number $before $now
solo-game-event-influence-idle = in compenso, la tua influenza sale da { $before } a { $now }

# plain; number $sages
solo-game-event-refreshed =
    { $sages ->
        [0] i tuoi specialisti impegnati sono di nuovo pronti e i tuoi gettoni economia sono tornati
        [1] i tuoi specialisti impegnati sono di nuovo pronti, i tuoi gettoni economia sono tornati e restituisci 1 saggio
       *[other] i tuoi specialisti impegnati sono di nuovo pronti, i tuoi gettoni economia sono tornati e restituisci { $sages } saggi
    }

## What happens on the table.

# plain; word $player; text $region $card
solo-game-table-replaced = l’idea iniziale { part-solo-game-of } sostituisce «{ $card }» { $region_loc }

part-solo-game-of =
    { $player ->
        [chronos] di Crono
        [you] tuo
       *[hephaestus] di Efesto
    }

part-solo-game-citizens =
    { $citizens ->
        [1] 1 cittadino
       *[other] { $citizens } cittadini
    }

part-solo-game-their-citizens =
    { $player ->
        [you] { $citizens ->
            [1] 1 tuo cittadino
           *[other] { $citizens } tuoi cittadini
        }
       *[other] { part-solo-game-citizens } { part-solo-game-of }
    }

# plain; phrase $regions; number $count
solo-game-table-unclaimed =
    { $count ->
        [1] nessuno ha rivendicato l’idea { $regions_loc }: viene scartata
       *[other] nessuno ha rivendicato le idee { $regions_loc }: vengono scartate
    }

# plain; number $card $slot $row
solo-game-table-revealed = Efesto mette la carta { $card } nella casella { $slot }: la freccia indica la riga { $row }

# plain; word $player; text $action $region
solo-game-table-chose = { companion-player } sceglie «{ $action }» { $region_loc }

# plain; word $player $pillar; text $action
solo-game-table-placed =
    { $pillar ->
        [epoch] { $player ->
            [you] il tuo pilastro dell’Epoca va su «{ $action }»
           *[other] il pilastro dell’Epoca { part-solo-game-of } va su «{ $action }»
        }
       *[season] { $player ->
            [you] il tuo pilastro della Stagione va su «{ $action }»
           *[other] il pilastro della Stagione { part-solo-game-of } va su «{ $action }»
        }
    }

# plain; word $player; text $region
solo-game-table-walked = { companion-player } va { $region_acc }

# plain; text $region $why
solo-game-table-region-passed = { $region_loc } Crono non può fare nulla: { $why }

# plain; word $player; text $card $region; number $citizens
solo-game-table-presented =
    { $player ->
        [you] presenti «{ $card }» { $region_loc } con { part-solo-game-citizens }
       *[other] { companion-player } presenta «{ $card }» { $region_loc } con { part-solo-game-citizens }
    }

# plain; word $player; text $card $region
solo-game-table-invented =
    { $player ->
        [you] inventi «{ $card }» { $region_loc }
       *[other] { companion-player } inventa «{ $card }» { $region_loc }
    }

# plain; word $player; text $card $region
solo-game-table-innovated =
    { $player ->
        [you] innovi «{ $card }» { $region_loc }
       *[other] { companion-player } innova «{ $card }» { $region_loc }
    }

# Who shares, and where the card goes.
# plain; word $player $inventor; text $card $region
solo-game-table-shared =
    { $player ->
        [you] { $inventor ->
            [you] condividi «{ $card }» { $region_loc }: l’invenzione è tua e prendi la carta
           *[other] condividi «{ $card }» { $region_loc }: la carta va agli avversari
        }
       *[other] { $inventor ->
            [you] { companion-player } condivide «{ $card }» { $region_loc }: l’invenzione è tua e prendi la carta
           *[other] { companion-player } condivide «{ $card }» { $region_loc }: la carta va agli avversari
        }
    }

# plain; word $player $from; text $region; number $citizens
solo-game-table-settled =
    { $from ->
        [card] { part-solo-game-their-citizens } { $citizens ->
            [1] passa
           *[other] passano
        } dalla carta alla mappa { $region_loc }
       *[supply] { part-solo-game-their-citizens } { $citizens ->
            [1] arriva
           *[other] arrivano
        } dalla riserva sulla mappa { $region_loc }
    }

# plain; word $player; text $region
solo-game-table-recalled =
    { $player ->
        [you] 1 tuo cittadino lascia la mappa { $region_loc }
       *[other] 1 cittadino { part-solo-game-of } lascia la mappa { $region_loc }
    }

# plain; number $points; text $reason
solo-game-table-bots-scored = gli avversari guadagnano { part-solo-game-points } { $reason }

# plain; number $points; text $reason
solo-game-table-you-scored = guadagni { part-solo-game-points } { $reason }

# plain; word $change; number $before $now; text $reason
solo-game-table-influence =
    { $change ->
        [up] la tua influenza sale da { $before } a { $now } { $reason }
       *[down] la tua influenza scende da { $before } a { $now } { $reason }
    }

# plain; word $player; text $tile
solo-game-table-took-progress = { companion-player } prende la tessera Progresso «{ $tile }»

# plain; word $player; text $tile $region
solo-game-table-took-wealth =
    { $player ->
        [you] prendi la tessera { $tile } { $region_gen }
       *[other] { companion-player } prende la tessera { $tile } { $region_gen }
    }

# plain; word $player; text $region
solo-game-table-took-sage =
    { $player ->
        [you] prendi il saggio { $region_gen }
       *[other] { companion-player } prende il saggio { $region_gen }
    }

# plain; word $side; text $region
solo-game-table-flipped =
    { $side ->
        [action] la tessera Conoscenza { $region_loc } viene girata: ora mostra l’azione
       *[points] la tessera Conoscenza { $region_loc } viene girata: ora mostra i 2 PI
    }

# plain; word $player; text $region; number $space
solo-game-table-token-laid =
    { $player ->
        [you] il tuo gettone influenza ora è { $region_loc }, sullo spazio { $space } da sinistra
       *[other] un gettone influenza { part-solo-game-of } ora è { $region_loc }, sullo spazio { $space } da sinistra
    }

# plain; text $milestone
solo-game-table-became-common = il traguardo «{ $milestone }» va nel Sapere Comune

# plain; text $milestone
solo-game-table-pushed-out = il Sapere Comune è pieno: il suo traguardo più in basso, «{ $milestone }», viene scartato; i diplomatici che vi si trovano tornano a casa

# plain; word $player; text $milestone
solo-game-table-took-milestone =
    { $player ->
        [you] prendi «{ $milestone }» dall’esposizione Eureka
       *[other] { companion-player } prende «{ $milestone }» dall’esposizione Eureka
    }

# plain; text $milestone
solo-game-table-free-milestone = «{ $milestone }» va dall’esposizione Eureka nello spazio privato del colore non usato

# plain; word $player; number $era $space
solo-game-table-marker =
    { $player ->
        [you] il tuo segnalino dell’era va sullo spazio { $space } dell’era { $era }
       *[other] il segnalino dell’era { part-solo-game-of } va sullo spazio { $space } dell’era { $era }
    }

# plain; word $player; text $milestone
solo-game-table-diplomat-sent =
    { $player ->
        [you] ora hai un diplomatico su «{ $milestone }»
       *[other] { companion-player } ora ha un diplomatico su «{ $milestone }»
    }

# plain; word $player; text $milestone
solo-game-table-diplomat-called =
    { $player ->
        [you] il tuo diplomatico lascia «{ $milestone }»
       *[other] il diplomatico { part-solo-game-of } lascia «{ $milestone }»
    }

# plain; word $player; text $card
solo-game-table-idea-taken = { companion-player } prende l’idea più a destra dell’esposizione, «{ $card }»

# plain; text $cards; number $count
solo-game-table-cards-under =
    { $count ->
        [1] la carta usata di Efesto ({ $cards }) va sotto il suo mazzo
       *[other] le carte usate di Efesto ({ $cards }) vengono mescolate e vanno sotto il suo mazzo
    }

# plain; number $tokens
solo-game-table-chain-token = Efesto riceve un gettone concatenazione: ora ne ha { $tokens }

# plain; number $sages
solo-game-table-season-over =
    { $sages ->
        [0] i pilastri della Stagione tornano ai proprietari e ogni regione ha di nuovo il suo saggio
        [1] i pilastri della Stagione tornano ai proprietari, Efesto restituisce 1 saggio e ogni regione ha di nuovo il suo
       *[other] i pilastri della Stagione tornano ai proprietari, Efesto restituisce { $sages } saggi e ogni regione ha di nuovo il suo
    }

# plain; number $era
solo-game-table-ideas-discarded = le idee dell’era { $era } e delle precedenti lasciano l’esposizione

# For what somebody scores, where it names a region: with its own preposition or conjunction, like companion-reason-….
# plain; text $region
solo-game-reason-presenter = per l’idea condivisa { $region_loc }: il numero della sua era per ogni cittadino sulla tessera Specialisti

# plain; text $region
solo-game-reason-highest-value = per il valore di influenza più alto { $region_loc }, anche se coperto

# plain; text $region
solo-game-reason-covered = per il valore di influenza coperto { $region_loc }

## The table and your society.

# A region by its number and name.
# plain; number $number; text $region
solo-game-label-region = { $number } { $region }

# plain
solo-game-label-display = idee

# plain
solo-game-label-home = a casa

# plain
solo-game-label-exhausted = impegnati

# plain
solo-game-label-hand = mano

# plain
solo-game-label-inventions = invenzioni

# plain
solo-game-label-tiles = esposizione delle tessere

# plain
solo-game-label-map = mappa del progresso

# plain
solo-game-label-tokens = gettoni influenza

# plain
solo-game-label-track = tracciato delle ere

# plain
solo-game-label-goals = obiettivi privati

# plain
solo-game-label-standing = situazione

# A card in a region, a hand or the display, with what it is.
# plain; word $kind; text $card $idea
solo-game-card =
    { $kind ->
        [idea] «{ $card }» ({ $idea })
       *[invention] «{ $card }», invenzione ({ $idea })
    }

# A card that nobody has claimed yet.
# plain; text $card $idea
solo-game-card-unclaimed = «{ $card }» ({ $idea }), ancora da rivendicare

# plain; text $card $idea
solo-game-card-top = in cima alla pila: «{ $card }» ({ $idea })

# A tile on the tiles display with what it does.
# plain; text $tile $effect
solo-game-tile-does = { $tile }: { $effect }

# plain; text $tile $effect; number $number
solo-game-built = «{ $tile }» sull’esagono { $number }: { $effect }

# A tile whose effect has been used.
# plain; text $tile $effect; number $number
solo-game-built-used = «{ $tile }» sull’esagono { $number } (usata): { $effect }

# plain; word $state; text $token
solo-game-token-is =
    { $state ->
        [held] { $token }
        [up] { $token } in una regione
       *[down] { $token } in una regione, usato
    }

# Where the ropes lead.
# plain; phrase $regions
solo-game-ropes = da qui si va { $regions_acc }

# plain; number $points
solo-game-points = { part-solo-game-points }

# plain; number $count
solo-game-influence = influenza { $count }

# plain; number $count
solo-game-economy-tokens =
    { $count ->
        [0] nessun gettone economia libero
        [1] 1 gettone economia libero
       *[other] { $count } gettoni economia liberi
    }

# The influence that building costs in a turn, as the tiles display is now.
# plain; number $price
solo-game-price =
    { $price ->
        [0] costruire non costa influenza
        [1] costruire costa 1 punto influenza per turno
       *[other] costruire costa { $price } punti influenza per turno
    }

# plain; number $era; text $spaces
solo-game-track = era { $era }: { $spaces }

# The content that is played with.
# plain; text $name
solo-game-content = contenuto: { $name }

# plain
solo-game-content-ours = una versione digitale non ufficiale. Dove non conosciamo il gioco stampato, carte, tessere e valori sono di Eureka e non della scatola.

## The end.

# plain
solo-game-tally-track = PI sul tracciato

# plain; number $influence
solo-game-tally-influence = influenza { $influence }

# $tile is from solo-game-tile-wealth, $worth from solo-game-worth.
# plain; text $tile $worth
solo-game-tally-wealth = { $tile }: { $worth }

# plain; text $worth
solo-game-tally-goal = obiettivo: { $worth }

# The weakest of the goals, which does not count.
# plain; text $worth
solo-game-tally-goal-out = obiettivo che non conta: { $worth }

# plain
solo-game-tally-total = totale

# The head of the page to keep.
# plain; text $difficulty
solo-game-report = Inventions: Evolution of Ideas, partita in solitario sullo schermo, difficoltà: { $difficulty }

## In the terminal.

# plain; text $difficulty $help $seed
solo-game-begins = una partita in solitario a Inventions: Evolution of Ideas, difficoltà: { $difficulty }, seme casuale { $seed }. Giochi contro Crono ed Efesto. Scrivi «{ $help }» per vedere i comandi.

# plain
solo-game-not-undone = non si può annullare: il turno è finito o nel frattempo è stato scoperto qualcosa

# $answer is a label of an answer.
# plain; text $answer
solo-game-hint = una buona risposta: { $answer }

# plain
solo-game-no-hint = non c’è nulla a cui rispondere

# plain
solo-game-help-undo = annulla l’ultima risposta, se nel frattempo non è stato scoperto nulla
