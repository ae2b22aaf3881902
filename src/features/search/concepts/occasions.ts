/**
 * Why somebody goes out: an occasion stands for what serves it, not the other way round (who asks for karaoke has no
 * birthday). Words that listings may say, and whole categories; in five languages, without accents. Data.
 */
type Occasion = {
  readonly names: string;
  readonly words: string;
  /** Whole categories, where all of one serve it. */
  readonly kinds?: readonly string[];
};

export const occasions: readonly Occasion[] = [
  {
    names:
      'rain, rains, raining, rainy, it rains, when it rains, if it rains, rainy day, in the rain, bad weather, lluvia, llueve, si llueve, cuando llueve, dia de lluvia, llover, mal tiempo, regen, bei regen, regnet, wenn es regnet, regentag, regenwetter, schlechtes wetter, regent, als het regent, slecht weer, pluie, il pleut, s il pleut, quand il pleut, mauvais temps, wet day, its raining, stay dry, out of the rain, indoors, inside activity, no llueva, llueva, lloviendo, a cubierto, bajo techo, regenachtig, pour un jour de pluie, jour de pluie',
    words:
      'indoor, indoors, interior, cubierto, museum, museo, karaoke, bowling, bolera, escape room, spa, cooking class, clase de cocina, with a cook, con una cocinera, market cook, climbing, rocodromo, theatre, teatro, workshop, arcade, aquarium, acuario, exhibition, exposicion, library, gym, comic, comics, casino, gallery, vinyl, vinilo, pub games, quiz, second hand, segunda mano, prints, laminas, paperback',
  },
  {
    names:
      'hen, hen do, hen party, hens, hen weekend, hen night, bachelorette, bachelorette party, stag, stag do, stag party, stag weekend, stag night, stags, bachelor party, despedida, despedida de soltera, despedida de soltero, despedidas, junggesellenabschied, junggesellinnenabschied, jga, vrijgezellenfeest, vrijgezellen, enterrement de vie, evjf, evg, hen trip, girls weekend, girls trip, lads weekend, lads trip, lads holiday, stag trip, vrijgezellenweekend',
    words:
      'karaoke, cocktail, coctel, drag, dj included, dj incluido, birthday, cumpleanos, crew, barge, catamaran, jet ski, moto de agua, rooftop, azotea',
    kinds: ['events/party', 'rentals/boat', 'businesses/club'],
  },
  {
    names:
      'birthday, birthday party, cumpleanos, cumple, fiesta de cumpleanos, geburtstag, geburtstagsfeier, verjaardag, verjaardagsfeest, anniversaire, celebrate, celebration, celebrar, celebracion, geburtstag feiern, vieren',
    words: 'birthday, cumpleanos, candle, candles, velas, table for twenty, private party, fiesta privada',
  },
  {
    names:
      'propose, proposing, propose to, get engaged, engagement, pop the question, marry me, pedir matrimonio, pedirle matrimonio, pedir la mano, casarse conmigo, heiratsantrag, antrag machen, huwelijksaanzoek, ten huwelijk vragen, demande en mariage, demander en mariage, wedding anniversary, aniversario de boda, hochzeitstag, trouwdag, anniversaire de mariage, romantic, romantica, romantico, romance, date night, first date, for couples, couple, pareja, en pareja, para parejas, anniversary, aniversario, honeymoon, luna de miel, romantisch, romantische, paar, fur paare, romantique, en amoureux, valentine, san valentin, proposal, pedida de mano, date idea, first date, date spot, date place, girlfriend, boyfriend, my wife, my husband, wife, husband, fiance, novia, novio, mi chica, mi chico, mi mujer, mi marido, cita romantica, primera cita, cita, a solas con, solo los dos, just the two of us, the two of us, zu zweit, erstes date, date, freundin, verliebt, verliebte, verliefd, met z n tweeen, met zijn tweeen, eerste date, a deux, tete a tete, rendez vous, premier rendez vous, candlelit, candle light, candlelight, a la luz de las velas, impress, impresionar',
    words:
      'sunset, atardecer, puesta de sol, candle, candles, velas, rooftop, azotea, flamenco, jazz, quartet, cuarteto, string octet, octeto, spa, twelve seats, doce sillas, tasting, table lamps, lamparas, lights low, luz baja, adults only, solo adultos, under sail, a vela, vermouth, vermut',
  },
  {
    names:
      'kid, child, children, toddler, toddlers, baby, babies, family, families, family friendly, kid friendly, child friendly, little ones, with kids, with children, nino, nina, familia, peque, infantil, bebe, con ninos, para ninos, en familia, kinder, mit kindern, familie, kinderen, met kinderen, enfant, enfants, avec les enfants, famille, familial, familien, familienfreundlich, kindvriendelijk, teenager, teenagers, teens, adolescentes, with the kids, the kids, my kids, son, daughter, hijo, hija, hijos, with a baby, plan familiar, familiar, year old, year olds, kleinkind, gezin, met het gezin, les enfants, en famille, teenage',
    words:
      'kid, child, children, family, families, nino, nina, familia, peque, infantil, sandcastle, castillo de arena, lantern, farolillo, glass bottomed, fondo de cristal, peacock, pavo real, pavos, comics, zoo, aquarium, water park, theme park, playground, parque infantil, mini golf, child seat, silla infantil, beanbag',
  },
  {
    names:
      'alone, solo, solo traveller, solo traveler, on my own, by myself, meet people, make friends, meet new people, meet other people, other travellers, other travelers, fellow travellers, conocer gente, hacer amigos, viajar solo, viajar sola, sola, allein, alleine, leute kennenlernen, alleen, mensen ontmoeten, seul, rencontrer, travelling alone, traveling alone, travel alone, on my own here, by yourself, come alone, meet locals, meet others, meeting people, meet people, new people, new friends, making friends, find friends, get to know people, singles, single, mingle, sociable, conocer a gente, gente nueva, conocer a alguien, conocer locales, solteros, soltera, soltero, hacer amistades, viajo sola, viajo solo, neue leute, leute treffen, alleinreisend, alleinreisende, allein unterwegs, nieuwe mensen, vrienden maken, alleen op reis, nouvelles personnes, faire des rencontres, rencontrer des gens, voyager seul',
    words:
      'alone, strangers, desconocidos, mixed, mezclan, student, estudiante, partners, parejas, come alone, coming alone, family dinner, cena en familia, matched, language, idioma, hostel, albergue, friends, quiz, teams, equipos, drum circle, yours is any, conversation, conversacion',
  },
  {
    names:
      'hangover, hungover, resaca, kater, gueule de bois, recovery, after a big night, after a long night, after a night out, morning after, the morning after, despues de una noche larga, despues de una gran noche, verkatert, katerfruhstuck, lendemain de fete, hung over, bad head, sore head, resacon, con resaca, de resaca, kater fruhstuck, brak, uitbrakken, lendemain difficile, recover, recuperarme, rough morning',
    words: 'brunch, coffee, cafe, eggs, huevos, breakfast, desayuno, spa, broth, caldo, last breakfast',
  },
  {
    names:
      'relax, relaxing, unwind, chill out, relajarse, relajarme, relax total, desconectar, entspannen, entspannung, ontspannen, se detendre, detente, pamper, pampering, mimarse, quiet, tranquilo, tranquila, chill, chilled, calm, peaceful, low key, lowkey, laid back, mellow, easy going, not too loud, not loud, away from noise, without noise, no noise, lejos del ruido, sin ruidos, sin ruido, sin jaleo, cosy, cozy, acogedor, acogedora, gemutlich, ruhig, ruhiges, rustig, calme, au calme, gezellig, take it easy, wind down, slow evening, plan tranquilo, algo tranquilo, noche tranquila, quiet drink, quiet evening, quiet night, descansar, rest, rusten, ausruhen, se reposer',
    words:
      'spa, massage, masaje, quiet, quieter, tranquilo, tranquila, calm, slow, hammock, hamaca, yoga, silence, silencio, sofa, garden, jardin, conversation, conversacion, low music, music low, musica baja, vinyl, vinilo, records, jazz, sunset, puesta de sol, atardecer, blankets, mantas, courtyard, patio, acoustic, acustico, songwriters, lights low, paperback, table lamps, drum circle, tambores',
  },
  {
    names:
      'rowdy, till morning, until morning, till dawn, until sunrise, till sunrise, all night, until sunrise, until dawn, hasta el amanecer, hasta las tantas, afterparty, after party, after hours, bis in die nacht, hele nacht door, toute la nuit, until the sun comes up, mental night, wild night, big night out, big night, go hard, rave, raving, party hard, fiesta fuerte, toda la noche, noche loca, de fiesta fuerte, until late, hasta tarde, durchfeiern, doorhalen',
    words: 'techno, until six, hasta las seis, afterparty, bakery opens, trance, electronic, electronica',
    kinds: ['businesses/club', 'events/club'],
  },
  {
    names:
      'dance, dancing, dancefloor, bailar, baile, pista de baile, tanzen, tanzen gehen, tanzflache, dansen, dansvloer, danser, piste de danse',
    words: 'dance, dancing, dancefloor, baile, bailar, pista',
    kinds: ['businesses/club', 'events/club', 'events/party'],
  },
  {
    names:
      'sport, sporty, active, get fit, deporte, deportivo, actividad fisica, sportlich, aktiv, sportief, sportif, adventure, aventura, abenteuer, avontuur, aventure, adrenaline, adrenalina, something active, algo activo, activo, activa, move my body, burn calories, outdoors, outdoor, al aire libre, hacer ejercicio, exercise, ejercicio, workout, draussen, buiten, actief, iets actiefs, bouger, en plein air, thrill, thrills, emociones fuertes',
    words:
      'jet ski, moto de agua, climbing, escalada, kayak, dive, buceo, hiking, senderismo, e bike, race, carrera, paddle, snorkel, padel, mountain, volleyball, voley, walks, rutas, bike, bici',
    kinds: ['events/sports'],
  },
  {
    names:
      'souvenir, souvenirs, gift, gifts, present, presents, recuerdo, recuerdos, regalo, regalos, geschenk, mitbringsel, cadeau, cadeaus, postcard, postal',
    words:
      'souvenir, recuerdo, postcard, postcards, postal, prints, lamina, notebook, cuaderno, poster, handmade, ceramics, craft',
  },
  {
    names:
      'seafront, beachfront, front line, first line, by the sea, by the beach, on the beach, near the beach, close to the beach, at the beach, next to the beach, near the sea, on the sand, primera linea, frente al mar, frente a la playa, junto al mar, cerca de la playa, cerca del mar, junto a la playa, al lado de la playa, a pie de playa, en la playa, bord de mer, pres de la plage, sur la plage, au bord de la mer, am strand, am meer, strandnah, aan zee, aan het strand, bij het strand, op het strand, vlakbij het strand',
    words:
      'beach, playa, seafront, promenade, boardwalk, sand, arena, chiringuito, beach access, first line, primera linea, paseo maritimo',
  },
  {
    names:
      'gran, granny, grandma, grandad, grandpa, grandmother, grandparents, nan, nana, my mum, mum, mom, my mom, mother, my dad, parents, my parents, in laws, elderly, seniors, older people, older couple, pensioners, abuela, abuelo, abuelos, mi madre, mis padres, padres, suegra, suegros, gente mayor, personas mayores, tercera edad, jubilados, oma, opa, eltern, meine eltern, grosseltern, senioren, ouders, mijn ouders, grootouders, grands parents, mes parents, retraites',
    words:
      'glass bottomed, fondo de cristal, jazz, string octet, octeto, flamenco, brass band, charanga, garden, jardin, rice, arroz, lantern, farolillo, chairs, sillas, seated, butaca, seat, promenade, island, isla, spa',
  },
  {
    names:
      'see the sun go down, sun go down, sun goes down, sun going down, watch the sun set, watch the sunset, watch sunset, see the sunset, sun set, sunset spot, sunset drinks, golden hour, ver la puesta de sol, ver el atardecer, ver ponerse el sol, ver como se pone el sol, se pone el sol, sonnenuntergang schauen, zonsondergang kijken, voir le coucher du soleil',
    words: 'sunset, atardecer, puesta de sol, evening light, facing west, sun leaves, horizon, horizonte',
  },
  {
    names:
      'without drinking, not drinking, no drinking, don t drink, dont drink, doesn t drink, not drink, sober, sober night, sober fun, without alcohol, non drinker, non drinkers, designated driver, pregnant, embarazada, sin beber, no bebo, no bebe, no bebemos, sin beber alcohol, sin alcohol, nuchtern, ohne alkohol, kein alkohol, trinke nicht, nuchter, zonder alcohol, geen alcohol, sans alcool, sans boire',
    words: 'alcohol, alcohol free, mocktail, mocktails, silent disco, early birds, kombucha',
  },
  {
    names:
      'group of friends, with friends, with mates, my mates, the lads, the girls, big group, large group, group activity, team building, grupo de amigos, grupo de amigas, con amigos, con amigas, con colegas, en grupo, grupo grande, mit freunden, freundesgruppe, met vrienden, vriendengroep, entre amis, entre copains, groupe',
    words:
      'group, groups, grupo, grupos, teams, equipos, crew, cuadrilla, karaoke, quiz, birthday, long table, volleyball, dining table, for ten, para diez',
  },
  {
    names:
      'instagram, instagrammable, good photos, nice photos, great photos, photo spot, photos, for photos, fotos, fotos bonitas, hacer fotos, sacar fotos, panorama, best view, best views, great view, good view, nice view, with a view, with views, con vistas, buenas vistas, mejores vistas, schone aussicht, mooi uitzicht, belle vue',
    words:
      'view, views, vistas, viewpoint, mirador, skyline, rooftop, azotea, sunset, atardecer, floors, plantas, horizon, horizonte, terrace, terraza, bay, bahia',
  },
  {
    names:
      'culture, cultural, something cultural, cultura, algo cultural, kultur, kulturell, kulturelles, cultuur, cultureel, culturel, culturelle, artsy, arty, art, artistic, arte',
    words:
      'flamenco, jazz, string octet, octeto, brass, film, films, cortos, theatre, teatro, architecture, arquitectura, exhibition, exposicion, museum, museo, prints, laminas, ceramics, ceramica, comics, poetry, books, libros',
  },
  {
    names:
      'treat ourselves, treat myself, special occasion, special night, something special, something fancy, splurge, darse un capricho, darnos un capricho, capricho, ocasion especial, algo especial, noche especial, besonderer anlass, etwas besonderes, iets speciaals, iets bijzonders, quelque chose de special',
    words:
      'tasting, courses, pases, twelve seats, doce sillas, spa, yacht, yate, rooftop, azotea, sunset, puesta de sol, candles, velas',
  },
  {
    names:
      'cool down, cool off, beat the heat, escape the heat, too hot, hot day, heatwave, refrescarse, refrescarme, mucho calor, huir del calor, ola de calor, abkuhlen, abkuhlung, zu heiss, afkoelen, te warm, se rafraichir, trop chaud',
    words:
      'pool, piscina, swim, bano, cove, cala, shade, sombra, canopy, snorkel, air conditioning, aire acondicionado, ice, hielo, water, spa',
  },
  {
    names:
      'no experience, without experience, no experience needed, no experience required, no experience necessary, inexperienced, first job, sin experiencia, sin experiencia previa, no se necesita experiencia, primer empleo, primer trabajo, ohne erfahrung, keine erfahrung, zonder ervaring, geen ervaring, sans experience',
    words:
      'training, paid training, formacion, course, curso, apprentice, aprendiz, handy, manners, modales, own transport not needed, over eighteen, aged, sun hat, gorra, balance, confident',
  },
  {
    names:
      'night shift, night work, night job, evening work, evening job, evening shift, work at night, work evenings, evenings only, nights only, turno de noche, turno nocturno, trabajo nocturno, trabajo de noche, trabajar de noche, por las noches, nachtschicht, nachtdienst, nachtarbeit, avondwerk, nachtwerk, travail de nuit, travail du soir',
    words:
      'night shift, night bonus, night, nights, noche, noches, evening, evenings, nocturno, nocturnidad, turno de noche, plus de nocturnidad',
  },
  {
    names:
      'throwback, throwback night, throwbacks, retro, retro night, nostalgia, nostalgic, oldies, old school, old school hits, golden oldies, flashback, music of my youth, music from my youth, noche retro, musica retro, remember, noche remember, musica de antes, exitos de antes, los de siempre, los noventa, los ochenta, noventera, ochentera, the 90s, the 80s, the nineties, the eighties, alte hits, musik von fruher, neunziger, achtziger, ouderwetse muziek, muziek van vroeger, jaren negentig, jaren tachtig, annees 80, annees 90, musique d avant',
    words:
      'nineties, noventa, eighties, ochenta, seventies, setenta, hits, exitos, vinyl, vinilo, disco, soul, tribute, tributo, stadium rock, retro, clasicos, classics',
  },
  {
    names:
      'exam, exams, end of exams, exams are over, exams over, finished exams, finals, graduation, graduate, graduated, fin de examenes, examen, examenes, selectividad, graduacion, graduarse, prufung, prufungen, abitur, abi, abschluss, abschlussfeier, examens, geslaagd, eindexamen, eindexamenfeest, fin des examens, bac, remise des diplomes, students night out, end of term, fin de curso',
    words: 'student, students, estudiante, estudiantes, erasmus, university, universidad, neon, paint, shots, chupitos',
    kinds: ['events/party', 'events/club'],
  },
  {
    names:
      'team dinner, work dinner, company dinner, staff dinner, christmas do, work do, dinner with colleagues, dinner with the team, dinner with clients, business dinner, cena de equipo, cena de trabajo, cena de empresa, cena con companeros, comida de empresa, comida de trabajo, cena con clientes, teamessen, firmenessen, geschaftsessen, essen mit kollegen, bedrijfsetentje, teametentje, etentje met collega s, zakendiner, diner d equipe, diner d entreprise, repas d entreprise, diner avec collegues',
    words:
      'long table, mesa larga, groups, grupos, sharing, compartir, tasting, tastings, private room, to share, for the table',
    kinds: ['businesses/restaurant'],
  },
  {
    names:
      'girls night, girls night out, ladies night, night with the girls, night out with the girls, noche de chicas, salida de chicas, madelsabend, frauenabend, meidenavond, vriendinnenavond, soiree entre filles, sortie entre filles',
    words: 'cocktail, coctel, drag, karaoke, bingo, rooftop, azotea, singalong, disco, brunch',
    kinds: ['events/party'],
  },
  {
    names:
      'last night here, our last night, last evening, last night of the holiday, last day of holiday, farewell, farewell party, farewell dinner, goodbye, goodbye drinks, leaving do, leaving party, leaving drinks, ultima noche, nuestra ultima noche, fiesta de despedida, cena de despedida, letzter abend, letzte nacht, abschied, abschiedsfeier, laatste avond, afscheid, afscheidsfeest, derniere soiree, derniere nuit, pot de depart',
    words:
      'rooftop, azotea, sunset, atardecer, puesta de sol, tasting, under sail, horizon, horizonte, cocktail, coctel',
  },
  {
    names:
      'watch the match, watch the game, watch football, watch the football, watch sport, watch sports, see the match, football on tv, sports bar, ver el partido, ver el futbol, ver la champions, bar con futbol, bar deportivo, fussball schauen, fussball gucken, spiel schauen, sportbar, voetbal kijken, wedstrijd kijken, sportcafe, regarder le match, voir le match, bar sportif, champions league, world cup, mundial, eurocopa, derby, big screen, pantalla grande, pantalla gigante',
    words: 'football, futbol, match, partido, big screen, screens, pantalla, pantallas, pub, sport on',
  },
];
