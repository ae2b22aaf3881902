/** Why somebody goes out. Read like all occasions (occasion.ts). Data. */
import type { Occasion } from './occasion.ts';
import { here } from './occasion.ts';
import { nightWork, outdoorWork, withoutSpanish } from './work.ts';

export const goingOut: readonly Occasion[] = [
  {
    names:
      'rain, rains, raining, rainy, it rains, when it rains, if it rains, rainy day, in the rain, bad weather, lluvia, llueve, si llueve, cuando llueve, dia de lluvia, llover, mal tiempo, regen, bei regen, regnet, wenn es regnet, regentag, regenwetter, schlechtes wetter, regent, als het regent, slecht weer, pluie, il pleut, s il pleut, quand il pleut, mauvais temps, wet day, its raining, stay dry, out of the rain, indoors, inside activity, no llueva, llueva, lloviendo, a cubierto, bajo techo, regenachtig, pour un jour de pluie, jour de pluie, rainy afternoon, rainy evening, storm, stormy, when it is pouring, llueve a cantaros, dia lluvioso, tarde de lluvia, plan de lluvia, verregnet, regentage, druilerig, temps de pluie, its pouring, pouring outside',
    best: 'with a cook, con una cocinera, climbing, escalada, never climbed, nunca has escalado, karaoke, spa, comics, bowling, museum, museo, escape room',
    words:
      'indoor, indoors, interior, cubierto, museum, museo, karaoke, bowling, bolera, escape room, spa, cooking class, clase de cocina, with a cook, con una cocinera, market cook, climbing, rocodromo, theatre, teatro, workshop, arcade, aquarium, acuario, exhibition, exposicion, library, gym, comic, comics, casino, gallery, vinyl, vinilo, pub games, quiz, second hand, segunda mano, prints, laminas, paperback',
    leans: ['businesses/tour', 'businesses/bar', 'businesses/shop'],
  },
  {
    names:
      'hen, hen do, hen party, hens, hen weekend, hen night, bachelorette, bachelorette party, stag, stag do, stag party, stag weekend, stag night, stags, bachelor party, despedida, despedida de soltera, despedida de soltero, despedidas, junggesellenabschied, junggesellinnenabschied, jga, vrijgezellenfeest, vrijgezellen, enterrement de vie, evjf, evg, hen trip, girls weekend, girls trip, lads weekend, lads trip, lads holiday, stag trip, vrijgezellenweekend, lads night, boys trip, girls holiday, hens night, despe, noche de despedida, la despedida, junggesellen, stag do weekend, vrijgezellenparty, stag group, bride tribe, madelstrip, madelsausflug, girls on tour, lads on tour, lads tour, escapada de chicas, finde de chicas, finde con colegas, escapada con amigas, viaje de chicas, viaje de chicos, viaje de colegas, mannerabend, jungsabend, mannertrip, vriendinnenweekend, mannenweekend, soiree mecs, week end entre copines, week end entre potes, polterabend, sten do, sten, joint hen and stag, despedida mixta, despedida conjunta, bridal party, boys night, boys night out, noche de chicos',
    best: 'drag, bingo, karaoke, birthday, cumpleanos, dj stops, captain, barge, barcaza, catamaran',
    words:
      'karaoke, cocktail, coctel, drag, dj included, dj incluido, birthday, cumpleanos, crew, barge, catamaran, jet ski, moto de agua, rooftop, azotea',
    kinds: ['events/party', 'rentals/boat', 'businesses/club'],
  },
  {
    names:
      'birthday, birthday party, cumpleanos, cumple, fiesta de cumpleanos, geburtstag, geburtstagsfeier, verjaardag, verjaardagsfeest, anniversaire, celebrate, celebration, celebrar, celebracion, geburtstag feiern, vieren, my birthday, birthday night, birthday drinks, 18th, 18th birthday, 21st, 21st birthday, 30th, 30th birthday, turning 18, turning 30, turning 21, turning 40, 40th birthday, 50th birthday, its my birthday, cumplo anos, cumplo 18, cumplo 30, cumplir anos, cumpleanos de una amiga, cumpleanos de un amigo, cumple de una amiga, cumple de un amigo, cumple de mi hermana, cumple de mi hermano, friends birthday, mates birthday, girlfriends birthday, boyfriends birthday, 18 cumpleanos, 30 cumpleanos, mi cumple, mi cumpleanos, ich habe geburtstag, mein geburtstag, 18 geburtstag, 30 geburtstag, ik ben jarig, jarig, mijn verjaardag, c est mon anniversaire, mes 18 ans, mes 30 ans, birthday girl, birthday boy, surprise party, fiesta sorpresa, got promoted, me han ascendido, ascenso, got the job, beforderung, jubilaum, jubileum, anniv, mon anniv, birthday trip, birthday weekend, 25th birthday, turning 25, cumplir 30, cumplir 40, cumplir 18, cumplo 40, cumple sorpresa, cumpleanos sorpresa, cumple de mi novia, cumple de mi novio, geburtstagsparty, uberraschungsparty, verrassingsfeest, feest vieren, something to celebrate, algo que celebrar, brindar, un brindis, good news, buenas noticias',
    best: 'birthday, cumpleanos, candles, velas, karaoke, table for twenty, mesa para veinte',
    words:
      'birthday, cumpleanos, candle, candles, velas, table for twenty, private party, fiesta privada, karaoke, long table, mesa larga, rooftop, azotea, one dinner, group, barge, tasting',
    leans: ['rentals/boat', 'events/party', 'businesses/bar'],
  },
  {
    names:
      'propose, proposing, propose to, get engaged, engagement, pop the question, marry me, pedir matrimonio, pedirle matrimonio, pedir la mano, casarse conmigo, heiratsantrag, antrag machen, huwelijksaanzoek, ten huwelijk vragen, demande en mariage, demander en mariage, wedding anniversary, aniversario de boda, hochzeitstag, trouwdag, anniversaire de mariage, romantic, romantica, romantico, romance, date night, for couples, couple, pareja, en pareja, para parejas, anniversary, aniversario, romantisch, romantische, paar, fur paare, romantique, en amoureux, valentine, san valentin, proposal, pedida de mano, girlfriend, boyfriend, my wife, my husband, wife, husband, fiance, novia, novio, mi chica, mi chico, mi mujer, mi marido, cita romantica, a solas con, solo los dos, just the two of us, the two of us, zu zweit, freundin, verliebt, verliebte, verliefd, met z n tweeen, met zijn tweeen, a deux, tete a tete, rendez vous, candlelit, candle light, candlelight, romantic plan, plan romantico, plan de pareja, romantic spot, romantic evening, romantic night, noche romantica, something romantic, algo romantico, sitio romantico, lugar romantico, romantic place, surprise my girlfriend, surprise my wife, surprise my boyfriend, sorprender a mi novia, sorprender a mi novio, sorprender a mi pareja, sorprender a mi mujer, for my girlfriend, for my boyfriend, con mi novia, con mi novio, con mi pareja, with my girlfriend, with my boyfriend, with my wife, with my husband, mit meiner freundin, met mijn vriendin, avec ma copine, plan en pareja, planes en pareja, our anniversary, nuestro aniversario, jahrestag, wedding proposal, engagement ring, ask her to marry me, ask him to marry me, date night idea, romantischer abend, romantischer ort, soiree romantique, romantisch avondje, intimate, somewhere intimate, intimate place, sitio intimo, enamorado, enamorada, enamorados, plan de enamorados, zweisamkeit, kuschelabend, pedida, magical, magical evening, magico, magica, noche magica, dreamy, feeling romantic, mood for love, silberhochzeit, bodas de plata, bodas de oro, cumplemes, romantik, noche para dos, plan para dos',
    best: 'candles, velas, sunset, atardecer, puesta de sol, twelve seats, doce sillas, string octet, octeto',
    words:
      'sunset, atardecer, puesta de sol, candle, candles, velas, rooftop, azotea, flamenco, jazz, quartet, cuarteto, string octet, octeto, spa, twelve seats, doce sillas, tasting, table lamps, lamparas, lights low, luz baja, adults only, solo adultos, under sail, a vela, vermouth, vermut',
    leans: ['businesses/bar', 'businesses/restaurant', 'events/concert'],
  },
  {
    names:
      'kid, toddlers in tow, kids in tow, child, children, toddler, toddlers, baby, babies, family, families, family friendly, kid friendly, child friendly, little ones, with kids, with children, nino, nina, familia, peque, infantil, bebe, con ninos, para ninos, en familia, kinder, mit kindern, familie, kinderen, met kinderen, enfant, enfants, avec les enfants, famille, familial, familien, familienfreundlich, kindvriendelijk, with the kids, the kids, my kids, son, daughter, hijo, hija, hijos, with a baby, plan familiar, familiar, year old, year olds, kleinkind, gezin, met het gezin, les enfants, en famille, kindergeburtstag, kids birthday, kids birthday party, cumple infantil, cumpleanos infantil, kinderfeestje, anniversaire enfant, dia con los ninos, tarde con los ninos, day with the kids, nephew, niece, sobrino, sobrina, sobrinos, nichte, neffe',
    best: 'glass bottomed, fondo de cristal, sandcastle, castillo, lantern, farolillo, peacocks, pavos, two children, dos peques, child seat, comics',
    words:
      'kid, toddlers in tow, kids in tow, child, children, family, families, nino, nina, familia, peque, infantil, sandcastle, castillo de arena, lantern, farolillo, glass bottomed, fondo de cristal, peacock, pavo real, pavos, comics, zoo, aquarium, water park, theme park, playground, parque infantil, mini golf, child seat, silla infantil, beanbag',
    leans: ['businesses/tour', 'events/beach', 'events/festival'],
  },
  {
    names:
      'alone, voy solo, voy sola, llego solo, llego sola, algo para hacer amigos, para hacer amigos, to make friends, people from other countries, meet people from other countries, conocer gente de otros paises, gente de otros paises, gente internacional, international crowd, leute aus anderen landern, mensen uit andere landen, dont know anybody, don t know a soul, need to know anyone, without knowing anyone, no conocer a nadie, sin conocer a nadie, solo traveller, solo traveler, on my own, by myself, meet people, make friends, meet new people, meet other people, other travellers, other travelers, fellow travellers, conocer gente, hacer amigos, viajar solo, viajar sola, allein, alleine, leute kennenlernen, alleen, mensen ontmoeten, seul, rencontrer, travelling alone, traveling alone, travel alone, on my own here, by yourself, come alone, meet locals, meet others, meeting people, new people, new friends, making friends, find friends, get to know people, singles, mingle, sociable, conocer a gente, gente nueva, conocer a alguien, conocer locales, solteros, soltera, soltero, hacer amistades, viajo sola, viajo solo, neue leute, leute treffen, alleinreisend, alleinreisende, allein unterwegs, nieuwe mensen, vrienden maken, alleen op reis, nouvelles personnes, faire des rencontres, rencontrer des gens, voyager seul, i know nobody, don t know anyone, dont know anybody, no conozco a nadie, estoy solo, estoy sola, vengo solo, vengo sola, here alone, here on my own, by my self, lonely, feeling lonely, me siento solo, me siento sola, solo female traveller, going alone, ir solo, ir sola, meet someone, ligar, hook up, flirt, flirting, pick up girls, find a date, dating, new in town, nuevo en la ciudad, nueva en la ciudad, recien llegado, recien llegada, neu hier, neu in der stadt, nieuw hier, nouveau ici, meet travellers, backpackers, mochileros, voy solo, voy sola, travelling solo, traveling solo, solo trip, solo travel, as a solo traveller, en solitario, just moved here, i just moved here, just moved, acabo de mudarme, acabo de llegar, want to make friends, conocer chicas, conocer chicos, meet girls, meet guys, meet women, meet men, speed dating, leute kennen lernen, frauen kennenlernen, meisjes ontmoeten, rencontrer des filles, language exchange, intercambio de idiomas, practise spanish, practise my spanish, practice my spanish, practicar ingles, practicar idiomas, practicar espanol, feeling social, social mood, feeling flirty, flirty, catch feelings, ligoteo, ir de ligue, interrail, interrailing, backpacking, mochileo, soltera y entera, fiesta de solteros, singles party, singles night, plan de solteros, make new mates, hacer colegas, gente soltera',
    best: 'strangers, desconocidos, come alone, coming alone, partners rotate, family dinner, cena en familia, matched',
    words:
      'alone, strangers, desconocidos, mixed, mezclan, student, estudiante, partners, parejas, come alone, coming alone, family dinner, cena en familia, matched, language, idioma, hostel, albergue, friends, quiz, teams, equipos, drum circle, yours is any, conversation, conversacion',
  },
  {
    names:
      'hangover, hungover, resaca, kater, gueule de bois, recovery, after a big night, after a long night, after a night out, morning after, the morning after, despues de una noche larga, despues de una gran noche, verkatert, katerfruhstuck, lendemain de fete, hung over, bad head, sore head, resacon, con resaca, de resaca, kater fruhstuck, brak, uitbrakken, lendemain difficile, recover, recuperarme, rough morning, hangover day, hangover cure, hangover food, hangover breakfast, cure a hangover, nursing a hangover, dying of a hangover, dia de resaca, curar la resaca, quitar la resaca, comida para la resaca, desayuno de resaca, menuda resaca, katertag, katertje, kater eten, lendemain de cuite, after partying, drank too much, bebi demasiado, too much last night, guayabo, sunday hangover, domingo de resaca, too many nights out, after too many drinks, too much to drink, wine headache',
    best: 'brunch, eggs, huevos, last breakfast, ultimo desayuno, bread and coffee, any hour',
    words:
      'brunch, coffee, cafe, eggs, huevos, breakfast, desayuno, spa, broth, caldo, last breakfast, parasol, sombrilla, hot sandwiches, bocatas calientes, pizza, broth, sardines, electrolytes, laundry, dough, beach bar',
    leans: ['businesses/restaurant'],
  },
  {
    names:
      'relax, relaxing, unwind, chill out, relajarse, relajarme, relax total, desconectar, entspannen, entspannung, ontspannen, se detendre, detente, pamper, pampering, mimarse, quiet, tranquilo, tranquila, chill, calm, peaceful, low key, lowkey, laid back, mellow, easy going, not too loud, not loud, away from noise, without noise, no noise, lejos del ruido, sin ruidos, sin ruido, sin jaleo, cosy, cozy, acogedor, acogedora, gemutlich, ruhig, ruhiges, rustig, calme, au calme, gezellig, take it easy, wind down, slow evening, plan tranquilo, algo tranquilo, noche tranquila, quiet evening, quiet night, descansar, rest, rusten, ausruhen, se reposer, something chilled, chilled out, chillax, chilling, somewhere quiet, somewhere quiet to talk, sitio tranquilo, somewhere to talk, place to talk, where we can talk, can talk, donde se pueda hablar, para charlar, charlar, conversar, para hablar, hablar tranquilos, sin gritar, without shouting, hear each other, have a chat, conversation, conversacion, musica bajita, musica baja, musica suave, musica tranquila, background music, low music, soft music, quiet music, musica de fondo, leise musik, zachte muziek, musique douce, sich unterhalten, in ruhe reden, in ruhe, rustig praten, rustig kletsen, discuter tranquillement, no crowds, sin agobios, sin gente, away from the crowds, avoid the crowds, escape the crowds, not crowded, lejos del bullicio, hide from the stag parties, no stag parties, slow down, bajar revoluciones, desconectar un rato, tranqui, algo tranqui, plan tranqui, de tranquis, de tranqui, relaxed evening, relaxed night, rustige avond, ruhiger abend, soiree calme, gemutlicher abend, wind down after work, chill vibes, chill mood, vibing, low energy, agobiado, agobiada, agobio, estoy agobiado, estresado, estresada, estoy estresado, estres, stressed, stressed out, feeling stressed, exhausted, agotado, agotada, estoy reventado, estoy reventada, reventado, reventada, estoy muerto, estoy muerta, necesito relax, relajado, relajada, necesito mimos, mimos, mimarme, consentirme, darme mimos, cocooning, gechillt, chillen, entspannt, kuschelig, gestresst, gestrest, ontspannen avondje, relaxte avond, wholesome',
    best: 'low enough to talk, bajita, conversation, conversacion, charla, blankets, mantas, vinyl, vinilo, spa, conversation level, records, discos, slow on purpose, music low',
    words:
      'spa, massage, masaje, quiet, quieter, tranquilo, tranquila, calm, slow, hammock, hamaca, yoga, silence, silencio, sofa, garden, jardin, conversation, conversacion, low music, music low, musica baja, vinyl, vinilo, records, jazz, sunset, puesta de sol, atardecer, blankets, mantas, courtyard, patio, acoustic, acustico, songwriters, lights low, paperback, table lamps, drum circle, tambores',
    leans: ['businesses/bar'],
  },
  {
    names:
      'rowdy, fieston, fiestaza, fiestorro, pedazo de fiesta, big party, huge party, banger, epic night, epic party, la fiesta del ano, sweaty dancefloor, sweaty club, sweaty, fette party, dikke party, grosse soiree, till morning, until morning, till dawn, until sunrise, till sunrise, all night, until dawn, hasta el amanecer, hasta las tantas, afterparty, after party, after hours, bis in die nacht, hele nacht door, toute la nuit, until the sun comes up, mental night, wild night, big night out, big night, go hard, rave, raving, party hard, fiesta fuerte, toda la noche, noche loca, de fiesta fuerte, until late, hasta tarde, durchfeiern, doorhalen, lose my mind, lose myself, go wild, go crazy, dance until sunrise, dance till dawn, bailar hasta el amanecer, hasta que salga el sol, dance all night, bailar toda la noche, party till sunrise, until the lights come on, get messy, get wasted, let loose, let my hair down, desmelenarme, desmadre, darlo todo, reventar, perder la cabeza, perder el control, liarla, liarla parda, la ultima y nos vamos, no quiero dormir, sleep is for the weak, die ganze nacht, durchmachen, die nacht durchtanzen, tot in de vroege uurtjes, los gaan, se dechainer, jusqu au petit matin, keep partying, keep the party going, seguir la fiesta, seguir de fiesta, de empalmada, after the clubs close, sesh, on the sesh, bender, go clubbing hard, full send, turn up, get lit, let s get lit, night owl, night owls, feierlaune, in feierlaune, party mood, in a party mood, con ganas de fiesta, ganas de fiesta, ganas de liarla, desfase, desfasar, noche de desfase, irse de marcha, de marcha, irse de farra, farra, de farra, parranda, de parranda, juerga, de juerga, irse de juerga, de picos pardos, de after, ir de after, los afters, teuf, faire la teuf, faire la fete, envie de faire la fete, soiree de fou, zin in een feestje, feesten, stappen, op stap, party machen, abfeiern, s eclater, send it, out out, going out out, big one tonight, hasta que el cuerpo aguante, fiestuki, fiestoki',
    best: 'techno, trance, drum and bass, jungle, lights up at six, seven hours, six hours, bunker, sound system, hormigon',
    words: 'techno, until six, hasta las seis, afterparty, bakery opens, trance, electronic, electronica',
    kinds: ['businesses/club', 'events/club'],
  },
  {
    names:
      'dance, dancing, dancefloor, bailar, baile, pista de baile, tanzen, tanzen gehen, tanzflache, dansen, dansvloer, danser, piste de danse, on a dancefloor, dance floor, on the dancefloor, want to dance, somewhere to dance, place to dance, where to dance, donde bailar, sitio para bailar, ganas de bailar, mover el esqueleto, bailoteo, boogie, go dancing, salir a bailar, ir a bailar, abtanzen, uit dansen, aller danser',
    best: 'dancefloor, pista, floor, dancing',
    words: 'dance, dancing, dancefloor, baile, bailar, pista',
    kinds: ['businesses/club', 'events/club', 'events/party'],
    leans: ['businesses/club', 'events/club'],
  },
  {
    names:
      'sport, sporty, active, get fit, deporte, deportivo, actividad fisica, sportlich, aktiv, sportief, sportif, something active, algo activo, activo, activa, move my body, burn calories, hacer ejercicio, exercise, ejercicio, workout, actief, iets actiefs, bouger, get moving, sweat, sudar, sweat it out, entrenar, estirar las piernas, stretch my legs, sporty day, dia deportivo, active day, dia activo, be active, mantenerme en forma, en forma, keep fit, stay fit, auspowern, sporten, faire du sport, me defouler, energetic, feeling energetic, high energy, full of energy, burn energy, quemar energia, quemar calorias, soltar energia, competitive, something competitive, a challenge, reto, un reto, plan competitivo, austoben, wettkampf, run it off, feeling sporty, se defouler, se depenser, even uitrazen, gym day, leg day',
    words:
      'jet ski, moto de agua, climbing, escalada, kayak, dive, buceo, hiking, senderismo, e bike, race, carrera, paddle, snorkel, padel, mountain, volleyball, voley, walks, rutas, bike, bici',
    kinds: ['events/sports'],
  },
  {
    names:
      'souvenir, souvenirs, gift, gifts, present, presents, recuerdo, recuerdos, regalo, regalos, geschenk, mitbringsel, cadeau, cadeaus, postcard, postal, souvenir to take home, something to take home, algo para llevar a casa, gift for my mum, present for my mum, regalo para mi madre, recuerdo para mi madre, un recuerdo, a souvenir, local gift, regalo de aqui, hecho aqui, made here, locally made, something local to take home, not tacky, regalo original, original gift, gift for a friend, regalo para un amigo, regalo para una amiga, present for my girlfriend, gift for my girlfriend, mitbringsel fur zuhause, aandenken, cadeautje, souvenir a ramener',
    best: 'prints, laminas, postcards, postales, notebooks, cuadernos, souvenir, recuerdo',
    words:
      'souvenir, recuerdo, postcard, postcards, postal, prints, lamina, notebook, cuaderno, poster, handmade, ceramics, craft',
    leans: ['businesses/shop'],
  },
  {
    names:
      'seafront, beachfront, front line, first line, by the sea, by the beach, on the beach, near the beach, close to the beach, at the beach, next to the beach, near the sea, on the sand, primera linea, frente al mar, frente a la playa, junto al mar, cerca de la playa, cerca del mar, junto a la playa, al lado de la playa, a pie de playa, en la playa, bord de mer, pres de la plage, sur la plage, au bord de la mer, am strand, am meer, strandnah, aan zee, aan het strand, bij het strand, op het strand, vlakbij het strand',
    words:
      'beach, playa, seafront, promenade, boardwalk, sand, arena, chiringuito, beach access, first line, primera linea, paseo maritimo',
  },
  {
    names:
      'gran, grandparents, the grandparents, granny, grandma, grandad, grandpa, grandmother, grandparents, nan, nana, my mum, mum, mom, my mom, mother, my dad, parents, my parents, in laws, elderly, seniors, older people, older couple, pensioners, abuela, abuelo, abuelos, mi madre, mis padres, padres, suegra, suegros, gente mayor, personas mayores, tercera edad, jubilados, oma, opa, eltern, meine eltern, grosseltern, senioren, ouders, mijn ouders, grootouders, grands parents, mes parents, retraites, mis padres de visita, padres de visita, vienen mis padres, vienen mis padres de visita, visita de mis padres, visita mis padres, parents visiting, parents are visiting, my parents are visiting, my parents are coming, parents in town, parents are in town, family visiting, my family is visiting, family is visiting, family in town, viene mi familia, mi familia de visita, viene mi madre, viene mi padre, mi madre viene, mum visiting, mum is visiting, my mum is visiting, mum and dad, mi familia, mi suegra, viene mi suegra, my mother in law, mother in law, father in law, my grandparents, mis abuelos, mis suegros, los suegros, with my parents, con mis padres, con mi madre, with my mum, meine eltern kommen, eltern zu besuch, familienbesuch, mit meinen eltern, mijn ouders komen langs, ouders op bezoek, met mijn ouders, mes parents viennent, parents en visite, avec mes parents, show my parents around, for my parents, take my parents, llevar a mis padres, take my mum, llevar a mi madre, older relatives',
    best: 'rice, arroz, arroces, glass bottomed, fondo de cristal, flamenco, string octet, octeto, jazz, brass band, charanga',
    words:
      'glass bottomed, fondo de cristal, jazz, string octet, octeto, flamenco, brass band, charanga, garden, jardin, rice, arroz, lantern, farolillo, chairs, sillas, seated, butaca, seat, promenade, island, isla, spa, seats, walk, paseo, tour, fish, pescado, lemon, harbour, wooden, sails, orchard, towers, torres',
    leans: ['businesses/restaurant', 'businesses/tour', 'events/concert'],
  },
  {
    names:
      'see the sun go down, sun go down, sun goes down, sun going down, watch the sun set, watch the sunset, watch sunset, see the sunset, sun set, sunset spot, sunset drinks, golden hour, ver la puesta de sol, ver el atardecer, ver ponerse el sol, se pone el sol, sonnenuntergang schauen, zonsondergang kijken, voir le coucher du soleil',
    best: 'facing the sunset, mirando al atardecer, sunset seat, puesta de sol, sunset, atardecer',
    words: 'sunset, atardecer, puesta de sol, evening light, facing west, sun leaves, horizon, horizonte',
    leans: ['businesses/bar', 'rentals/boat'],
  },
  {
    names:
      'without drinking, not drinking, no drinking, don t drink, dont drink, doesn t drink, not drink, sober, sober night, sober fun, without alcohol, non drinker, non drinkers, designated driver, pregnant, embarazada, sin beber, no bebo, no bebe, no bebemos, sin beber alcohol, sin alcohol, nuchtern, ohne alkohol, kein alkohol, trinke nicht, nuchter, zonder alcohol, geen alcohol, sans alcool, sans boire, no alcohol, alcohol free night, no alcohol night out, non alcoholic, non alcoholic drinks, soft drinks, teetotal, teetotaller, i don t drink, i dont drink, don t drink alcohol, dont drink alcohol, we don t drink, stone cold sober, dry january, not drinking tonight, off the booze, quit drinking, stopped drinking, ya no bebo, he dejado de beber, dejado el alcohol, bebidas sin alcohol, copas sin alcohol, abstemio, abstemia, que no bebe, no tomo alcohol, trinke keinen alkohol, alkoholfreie drinks, alkoholfrei, drink geen alcohol, alcoholvrij, je ne bois pas, boissons sans alcool',
    best: 'alcohol free, without alcohol, sin alcohol, no alcohol, mocktail',
    words: 'alcohol, alcohol free, mocktail, mocktails, silent disco, early birds, kombucha',
    leans: ['businesses/bar', 'businesses/club'],
  },
  {
    names:
      'group of friends, with friends, with mates, my mates, the lads, the girls, big group, large group, group activity, grupo de amigos, grupo de amigas, con amigos, con amigas, con colegas, en grupo, grupo grande, mit freunden, freundesgruppe, met vrienden, vriendengroep, entre amis, entre copains, groupe, with my mates, with the boys, with the girls, con mis amigos, con mis amigas, con los colegas, con mi grupo, plan con amigos, plan con amigas, planes con amigos, friends trip, viaje de amigos, viaje de amigas, whole gang, toda la panda, la pandilla, cuadrilla, mit der clique, clique, met de boys, met de meiden, bande de potes, avec les potes',
    words:
      'group, groups, grupo, grupos, teams, equipos, crew, cuadrilla, karaoke, quiz, birthday, long table, volleyball, dining table, for ten, para diez',
  },
  {
    names:
      'instagram, instagrammable, good photos, nice photos, great photos, photo spot, photos, for photos, fotos, fotos bonitas, hacer fotos, sacar fotos, panorama, best view, best views, great view, good view, nice view, with a view, with views, con vistas, buenas vistas, mejores vistas, schone aussicht, mooi uitzicht, belle vue, killer view, killer views, amazing view, amazing views, incredible view, stunning view, stunning views, epic view, wow view, view over the city, view of the city, views over town, city view, vistazas, vistas increibles, vistas espectaculares, con buenas vistas, ver la ciudad desde arriba, from above, desde arriba, von oben, van boven, d en haut, high up, en las alturas, tolle aussicht, super aussicht, geweldig uitzicht, vue imprenable, vue incroyable, photogenic, fotogenico, content for instagram, pics for instagram, place for photos, sitio para hacer fotos, aesthetic, aesthetic place, cute place, cute spot, vibey, vibey place, tiktok, for tiktok, reels, selfie, selfies, good pictures, pretty pictures, profile picture, sitio para fotos, fotos chulas, fotos guapas, postureo, sitio de postureo, fotospot, schone fotos, mooie fotos, belles photos, see and be seen',
    best: 'facing the sunset, floors above, pisos sobre, view, vistas, whole bay, toda la bahia, mirador, skyline',
    words:
      'view, views, vistas, viewpoint, mirador, skyline, rooftop, azotea, sunset, atardecer, floors, plantas, horizon, horizonte, terrace, terraza, bay, bahia',
    leans: ['businesses/bar', 'events/party', 'events/concert', 'events/sports'],
  },
  {
    names:
      'culture, cultural, something cultural, cultura, algo cultural, kultur, kulturell, kulturelles, cultuur, cultureel, culturel, culturelle, artsy, arty, art, artistic, arte, bohemian, bohemio, bohemia, plan bohemio, artistico, artistica, gafapastas, gafapasta, culturetas, cultureta, plan cultureta, plan cultural, feeling arty, kulturabend, avondje cultuur, sortie culturelle, intelectual',
    best: 'flamenco, string octet, octeto, architecture, arquitectura, songwriters, cantautoras, jazz, short films, cortos',
    words:
      'flamenco, jazz, string octet, octeto, brass, film, films, cortos, theatre, teatro, architecture, arquitectura, exhibition, exposicion, museum, museo, prints, laminas, ceramics, ceramica, comics, poetry, books, libros',
  },
  {
    names:
      'treat ourselves, treat myself, treat yourself, treat my mum, treat for my mum, mothers day, mother s day, mother s day treat, mothers day treat, dia de la madre, muttertag, moederdag, fete des meres, fathers day, father s day, dia del padre, vatertag, vaderdag, fancy, feeling fancy, posh, upscale, luxury, luxurious, lujo, de lujo, luxus, luxe, schick, chic, chique, elegant, elegante, elegant evening, noche elegante, classy, con clase, darnos un homenaje, un homenaje, make it fancy, something luxurious, algo lujoso, etwas edles, edel, special occasion, special night, something special, something fancy, splurge, darse un capricho, darnos un capricho, capricho, ocasion especial, algo especial, noche especial, besonderer anlass, etwas besonderes, iets speciaals, iets bijzonders, quelque chose de special, vip, vip night, vip treatment, vip experience, noche vip, bottle service, bougie, feeling bougie, boujee, glam, glamour, glamorous, show off, get dressed up, get glammed up, main character energy, ponernos guapos, ponernos guapas, ponerse guapa, finolis, plan finolis, plan pijo, pijo, pija, sitio pijo, darme un gustazo, darnos un gustazo, darse un gustazo, gustazo, champagne night, feel like royalty, tratarme bien, payday, payday friday, he cobrado, dia de cobro, primer sueldo, zahltag, payday treat, was besonderes, iets chics, sich was gonnen, mezelf verwennen, verwennen, verwendag, se faire plaisir',
    best: 'eleven courses, once pases, spa, two crew, dos tripulantes, twelve seats, doce sillas, facing the sunset, mirando al atardecer',
    words:
      'tasting, courses, pases, twelve seats, doce sillas, spa, yacht, yate, rooftop, azotea, sunset, puesta de sol, candles, velas',
  },
  {
    names:
      'cool down, cool off, beat the heat, escape the heat, too hot, hot day, heatwave, refrescarse, refrescarme, mucho calor, huir del calor, ola de calor, abkuhlen, abkuhlung, zu heiss, afkoelen, te warm, se rafraichir, trop chaud, heat wave, calor, que calor, muero de calor, hace mucho calor, hace calor, it s so hot, its too hot, so hot, asfixiante, calorazo, hitze, hitzewelle, hittegolf, canicule, heiss, 40 degrees, 40 grados, somewhere cool, sitio fresco, sitio fresquito, al fresquito, keep cool, stay cool, the heat, morirse de calor, me muero de calor, me aso, sweating, it s boiling, boiling, sweltering, bochorno, cold drinks, ice cold, algo fresquito, algo frio, something cold, was kaltes, iets kouds, quelque chose de frais, dia de piscina, pool day, plan de piscina, tarde de piscina',
    best: 'pool, piscina, shade, sombra, snorkel, ice, hielo, cove, cala',
    words:
      'pool, piscina, swim, bano, cove, cala, shade, sombra, canopy, snorkel, ice, hielo, water, spa, kayak, paddle board, tabla de paddle, dive, buceo',
    leans: ['events/beach', 'rentals/beach_gear', 'events/party'],
  },
  {
    names:
      'no experience, without experience, no experience needed, no experience required, no experience necessary, inexperienced, first job, sin experiencia, sin experiencia previa, no se necesita experiencia, primer empleo, primer trabajo, ohne erfahrung, keine erfahrung, zonder ervaring, geen ervaring, sans experience',
    best: 'not required, no imprescindible, no obligatoria, training days, formacion pagada, paid training, aged, manners, modales, handy, own transport not needed, balance, gorra, over eighteen, confident',
    words:
      'training, paid training, formacion, course, curso, apprentice, aprendiz, handy, manners, modales, own transport not needed, over eighteen, aged, sun hat, gorra, balance, confident',
  },
  {
    names: outdoorWork,
    best: 'guide, guia, lifeguard, socorrista, deckhand, tripulacion, courier, mensajero, mensajera, pools, piscinas',
    words:
      'walks, rutas, promenade, paseo, dive, inmersiones, island, isla, sand, arena, towers, torres, sailing, travesias',
    leans: ['jobs/tourism'],
  },
  {
    names: withoutSpanish,
    best: 'english, ingles',
    words: 'second language, segundo idioma, languages, idiomas, friendly, sociable',
  },
  {
    names: nightWork,
    words:
      'night shift, night bonus, night, nights, noche, noches, evening, evenings, nocturno, nocturnidad, turno de noche, plus de nocturnidad',
  },
  {
    names:
      'throwback, throwback night, throwbacks, retro, retro night, nostalgia, nostalgic, oldies, old school, old school hits, golden oldies, flashback, music of my youth, music from my youth, noche retro, musica retro, remember, noche remember, musica de antes, exitos de antes, los de siempre, los noventa, los ochenta, noventera, ochentera, the 90s, the 80s, the nineties, the eighties, alte hits, musik von fruher, neunziger, achtziger, ouderwetse muziek, muziek van vroeger, jaren negentig, jaren tachtig, annees 80, annees 90, musique d avant, cheesy, cheesy music, cheesy hits, guilty pleasures, guilty pleasure, musica hortera, hortera, pachangueo, pachanga, schlager, foute muziek, foute hits, foute avond, soiree ringarde',
    words:
      'nineties, noventa, eighties, ochenta, seventies, setenta, hits, exitos, vinyl, vinilo, disco, soul, tribute, tributo, stadium rock, retro, clasicos, classics',
  },
  {
    names:
      'exam, exams, end of exams, exams are over, exams over, finished exams, finals, graduation, graduate, graduated, fin de examenes, examen, examenes, selectividad, graduacion, graduarse, prufung, prufungen, abitur, abi, abschluss, abschlussfeier, examens, geslaagd, eindexamen, eindexamenfeest, fin des examens, bac, remise des diplomes, students night out, end of term, fin de curso, results day, passed my exams, i passed my exams, he aprobado, hemos aprobado, aprobar las opos, oposiciones, he aprobado las opos, paso del ecuador, a level results, bestanden, prufung bestanden, tentamens gehaald, uni finished, finished uni, acabar la carrera, he acabado la carrera',
    words: 'student, students, estudiante, estudiantes, erasmus, university, universidad, neon, paint, shots, chupitos',
    kinds: ['events/party', 'events/club'],
  },
  {
    names:
      'team dinner, work dinner, company dinner, staff dinner, christmas do, work do, dinner with colleagues, dinner with the team, dinner with clients, business dinner, cena de equipo, cena de trabajo, cena de empresa, cena con companeros, comida de empresa, comida de trabajo, cena con clientes, teamessen, firmenessen, geschaftsessen, essen mit kollegen, bedrijfsetentje, teametentje, etentje met collega s, zakendiner, diner d equipe, diner d entreprise, repas d entreprise, diner avec collegues, betriebsfeier, firmenessen mit team, personeelsfeest, teamdiner, amigo invisible, secret santa, client dinner, networking, networking event, cena de navidad, team lunch, team night out, kerstborrel, weihnachtsfeier, almuerzo de negocios',
    words:
      'long table, mesa larga, groups, grupos, sharing, compartir, tasting, tastings, private room, to share, for the table',
    kinds: ['businesses/restaurant'],
  },
  {
    names:
      'girls night, girls night out, ladies night, night with the girls, night out with the girls, noche de chicas, salida de chicas, madelsabend, frauenabend, meidenavond, vriendinnenavond, soiree entre filles, sortie entre filles, bridal shower, galentines, galentine s, galentines day, ladies drink free, dia de chicas, tarde de chicas, plan de chicas, soiree filles, soiree copines, madelstag, meidendag, meidenavondje, girls day, gossip, cotillear, de cotilleo',
    best: 'drag, bingo, karaoke, cocktail, coctel',
    words: 'cocktail, coctel, drag, karaoke, bingo, rooftop, azotea, singalong, disco, brunch',
    leans: ['events/party', 'businesses/bar', 'businesses/club'],
  },
  {
    names: `last night here, our last night, last evening, last night of the holiday, last day of holiday, farewell, farewell party, farewell dinner, goodbye, goodbye drinks, leaving do, leaving party, leaving drinks, ultima noche, nuestra ultima noche, fiesta de despedida, cena de despedida, letzter abend, letzte nacht, abschied, abschiedsfeier, laatste avond, afscheid, afscheidsfeest, derniere soiree, derniere nuit, pot de depart, last night, last night in ${here}, last day here, last day in ${here}, our last day, ultima noche en ${here}, ultimo dia, ultimo dia en ${here}, letzter abend in ${here}, laatste avond in ${here}, derniere soiree a ${here}`,
    best: 'sunset, atardecer, rooftop, azotea, tasting',
    words:
      'rooftop, azotea, sunset, atardecer, puesta de sol, tasting, under sail, horizon, horizonte, cocktail, coctel',
    leans: ['businesses/bar', 'rentals/boat', 'businesses/restaurant', 'events/party'],
  },
  {
    names:
      'watch the match, watching the match, pre match, pre match beers, pre match drinks, post match beers, before the match, watching football, watch the game, watch football, watch the football, watch sport, watch sports, see the match, football on tv, sports bar, bar with football, pub with football, football pub, football bar, bar showing football, pub showing football, where is the football on, football on, footy pub, bar con deportes, bar con pantallas, ver el partido, ver el futbol, ver la champions, bar con futbol, bar deportivo, fussball schauen, fussball gucken, spiel schauen, sportbar, voetbal kijken, wedstrijd kijken, sportcafe, regarder le match, voir le match, bar sportif, champions league, world cup, mundial, eurocopa, derby, big screen, pantalla grande, pantalla gigante, ver el clasico, el clasico, clasico, champions final, final de champions, final de la champions, europa league, premier league, la liga, ver la liga, ver el mundial, match on tv, game on tv, ver el madrid, ver el barca, el barca, real madrid, barcelona game, ver la final, watch the final, watch the rugby, rugby, formula 1, watch the f1, champions league final, watch champions league, watch champions league final, watch the champions, ver champions, ver la final de champions, watch the cup final, cup final, watch the world cup, grand prix, watch the grand prix, gran premio, ver el gran premio, moto gp, motogp, fight night, boxing night, ver la velada, velada del ano, noche de boxeo, ufc, super bowl, eurovision, ver eurovision, rudelgucken, public viewing, the derby, watch the derby, tour de france, la vuelta, tennis final, final de tenis',
    best: 'big screen, screens, pantallas, pub games, juegos de pub',
    words: 'match, partido, screen, pantalla, pub, sport on, british, britanico',
    leans: ['businesses/bar'],
  },
];
