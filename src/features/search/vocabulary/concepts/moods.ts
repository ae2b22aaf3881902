/** What somebody is in the mood for, and what has to be got through. Read like all occasions (occasion.ts). Data. */
import type { Occasion } from './occasion.ts';
import { here } from './occasion.ts';

export const moods: readonly Occasion[] = [
  {
    names:
      'first date, date idea, date ideas, date spot, date place, place for a date, good for a date, bar for a date, tinder date, tinder, bumble date, hinge date, blind date, second date, impress a girl, impress a date, impress my date, impress, primera cita, cita, segunda cita, cita de tinder, sitio para una cita, bar para una cita, quedar con una chica, quedar con un chico, quedar con alguien, impresionar, erstes date, date, eerste date, premier rendez vous, rendez vous galant, third date, tercera cita, my crush, mi crush, con mi crush, mi ligue, ligue, con mi ligue, quedar con mi crush, first tinder date, premier rdv, premier rencard, rencard, cita a ciegas, hinge, bumble, date with a girl, date with a guy, my date',
    best: 'cocktails, cocteles, vermouth, vermut, vinyl, vinilo, records, discos, facing the sunset, mirando al atardecer',
    words:
      'rooftop, azotea, lights low, media luz, jazz, flamenco, sunset, atardecer, sardines, sardinas, korean, coreana, table lamps, lamparas de mesa, tandem, chairs, tapa, wine, vino, quiz',
    leans: ['businesses/bar', 'businesses/restaurant'],
  },
  {
    names:
      'boat ticket, boat tickets, ticket for the boat, seat on a boat, place on a boat, shared boat, shared boat trip, boat trip per person, per person boat trip, boat trip by the seat, billete de barco, billetes de barco, plaza en un barco, barco compartido, excursion en barco por persona, bootsticket, platz auf einem boot, bootticket, plek op een boot, billet de bateau, place sur un bateau',
    best: 'glass bottomed, fondo de cristal',
    words: 'glass bottomed, fondo de cristal, groups are mixed, there and back',
    leans: ['businesses/tour'],
  },
  {
    names:
      'beach day, day at the beach, day on the beach, chill beach day, lazy beach day, beach afternoon, chilling at the beach, chill at the beach, chill on the beach, beach chill, dia de playa, dia en la playa, tarde de playa, tarde en la playa, ir a la playa, go to the beach, strandtag, tag am strand, stranddag, dagje strand, dag aan het strand, journee plage, journee a la plage, sunbathe, sunbathing, tomar el sol, sonnen, zonnen, bronzer, hot girl summer, summer feeling, holiday feeling, summer vibes, tanning, get a tan, broncearse, broncearme, ponerme moreno, ponerme morena, ponerse moreno, coger color, sunny day, dia de sol, braun werden, bruin worden, zonnetje pakken, se dorer la pilule, chiringuiteo, plan de playa, playita',
    best: 'parasol, sombrilla, loungers, tumbonas, beach bar, chiringuito, towels, toallas',
    words:
      'sun cream, crema solar, cool box, nevera, shade, sombra, bring a towel, trae toalla, snorkel, masks, fins, aletas, paddle, kayak, volleyball, voley, cove, cala, flip flops, chanclas',
    kinds: ['rentals/beach_gear'],
    leans: ['rentals/beach_gear', 'businesses/bar'],
  },
  {
    names:
      'pre drinks, predrinks, prinks, pregame, pre party, before we go out, drinks before going out, first drinks, previa, previas, la previa, hacer la previa, primeras copas, calentar motores, vorgluhen, indrinken, before soiree, day drinking, afternoon drinks, drinks in the sun, aperitivo, aperitif, canas y tapas, ir de canas, tardeo de canas, drinks with friends, drinks with mates, tomar algo con amigos, biertje doen, borrelen, borrel, was trinken gehen, etwas trinken, iets drinken, boire un coup, prendre un verre, quick drink, una copa, tomar una copa, una copa tranquila, botellon, botellona, hacer botellon, canitas, unas canitas, ir de canitas, unas birras, birras, vermuteo, vermutear, ir de vermut, terraceo, terracear, de terrazas, ir de terrazas, chiringuitear, sobremesa, vrijmibo, borrelen met vrienden, terrasje, terrasje pakken, terrasjesweer, op een terrasje, apero, apero entre potes, apero entre amis, fruhschoppen, feierabendbier, friday drinks, copas del viernes, sundowners, sundowner, cheeky pint, a cheeky pint, a few pints, few beers, unas copas, unas copichuelas, tardeo de copas, bierchen, ein bierchen, wijntje, wijntje doen, before the festival, festival warm up',
    best: 'cocktails, cocteles, vermouth, vermut, beach bar, beers, cervezas',
    words: 'drinks, copas, terrace, terraza, karaoke, pub, records, rooftop, azotea, tapa, small barrels',
    kinds: ['businesses/bar'],
    leans: ['businesses/bar'],
  },
  {
    names:
      'learn something, learn something new, something new, new skill, learn a skill, learn a new skill, try something new, aprender algo, aprender algo nuevo, algo nuevo, probar algo nuevo, hacer algo nuevo, etwas lernen, etwas neues, etwas neues lernen, iets leren, iets nieuws, iets nieuws leren, iets nieuws proberen, apprendre quelque chose, quelque chose de nouveau, essayer quelque chose de nouveau, workshop, taller, clase de algo, crafty, crafts, hands on, something hands on, make something, paint something, pintar, hacer algo con las manos, manualidades, plan creativo, creative, something creative, feeling creative, get creative, inspire me, inspiring, kreativ, was kreatives, basteln, creatief, iets creatiefs, creatif, activite creative',
    best: 'with a cook, con una cocinera, minutes of class, minutos de clase, never climbed, nunca has escalado, baptisms, bautismos, never done this',
    words:
      'teaching, ensenamos, instructor, monitor, ropes, briefing, make a paper lantern, haz tu farolillo, guide, architecture student, partners rotate',
    leans: ['businesses/tour', 'events/sports', 'events/beach'],
  },
  {
    names:
      'sore muscles, muscle pain, stiff legs, tired legs, aching legs, sore legs, my legs hurt, my back hurts, back pain, agujetas, tengo agujetas, dolor muscular, piernas cansadas, me duele la espalda, dolor de espalda, muskelkater, ruckenschmerzen, spierpijn, rugpijn, courbatures, mal au dos',
    best: 'spa, massage, masaje',
    words: 'pool, piscina, garden, jardin, hammock, hamaca, broth, caldo',
    leans: ['businesses/hotel'],
  },
  {
    names: `first day in town, our first day, my first day here, my first night here, day one, primer dia aqui, primera tarde, erster tag hier, eerste dag hier, first day here, first day in ${here}, just arrived, we just arrived, just landed, recien llegados, acabamos de llegar, primer dia, primer dia en ${here}, gerade angekommen, net aangekomen, vient d arriver, where to start, por donde empezar, first day of holiday, first day of the holiday, primer dia de vacaciones, erster urlaubstag, eerste vakantiedag, premier jour de vacances`,
    best: 'walk through the towers, paseo entre las torres, tapas, tapa, beach bar, chiringuito',
    words:
      'beach bar, chiringuito, sunset, atardecer, promenade, paseo, island, isla, vermouth, vermut, market, rooftop, azotea, guided',
    leans: ['businesses/tour', 'businesses/bar'],
  },
  {
    names: `first night here, first night in ${here}, first night in town, first evening here, first evening in town, our first night, my first night here, primera noche, primera noche en ${here}, primera noche aqui, nuestra primera noche, erster abend, erster abend hier, erste nacht, eerste avond, eerste avond hier, premier soir, premiere soiree, first night`,
    best: 'walk through the towers, paseo entre las torres, tapas, tapa',
    words:
      'vermouth, vermut, rooftop, azotea, cocktails, cocteles, pub games, terrace, terraza, headphones, auriculares, karaoke, lights up at six, beach bar, chiringuito',
    leans: ['businesses/tour', 'businesses/bar', 'events/party'],
  },
  {
    names:
      'adrenaline, adrenalina, adrenaline rush, adrenaline junkie, thrill, thrills, thrilling, emociones fuertes, subidon, subidon de adrenalina, adventure, adventures, aventura, aventuras, abenteuer, avontuur, aventure, extreme, extreme sports, extreme sport, deportes extremos, deporte extremo, extremo, something extreme, algo extremo, something crazy, alguna locura, hacer una locura, action, accion, mucha accion, speed, velocidad, heart racing, scare me, vertigo, nervenkitzel, etwas aufregendes, actie, iets spannends, spannend, sensations fortes, sensations, daring, atreverse, adventurous, feeling adventurous, feeling wild, aventurero, aventurera, plan aventurero, locura, una locura, plan loco, abenteuerlustig, was erleben, avontuurlijk, iets avontuurlijks, aventureux, chute de adrenalina, quemar adrenalina',
    best: 'jet ski, moto de agua, climbing, escalada, climbed, escalado',
    words:
      'snorkel, dive, diving, buceo, inflatable, skate, stair race, carrera de escaleras, e bike, mountain, cliffs, acantilados, fast, kayak, wall, pared',
    kinds: ['rentals/jetski'],
    leans: ['rentals/jetski'],
  },
  {
    names:
      'laugh, laughing, laughs, have a laugh, good laugh, make me laugh, need a laugh, something funny, funny, comedy night, humour, humor, reir, reirme, reirnos, reirse, echar unas risas, unas risas, risas, partirme de risa, con ganas de reir, ganas de reir, ganas de reirme, con ganas de reirme, algo gracioso, gracioso, divertirme, cachondeo, lachen, etwas lustiges, lustig, lustiger abend, iets grappigs, grappig, lekker lachen, rire, rigoler, drole, quelque chose de drole, marrer, silly, silly fun',
    best: 'bingo, comedy, comedia, laugh, laughs, risas, reir, films that, short films, cortos',
    words:
      'drag, karaoke, tribute, tributo, accountants, quiz, eyelashes, pestanas, five accountants, queer, hula hoop, sandcastle',
    leans: ['events/party'],
  },
  {
    names:
      'geek, geeky, geeks, nerd, nerdy, nerds, nerd stuff, geek stuff, friki, frikis, frikada, frikadas, frikismo, algo friki, plan friki, planes frikis, otaku, cosplayer, comic con, comicon, gamer, gamers, gaming night, retro gaming, old arcade, fandom, superheroes, superhero, role playing, rol, board gamers, star wars, nerdig, zocken, nerd zeug, gamen, jeux video, game night, games night, spieleabend, spelletjesavond, soiree jeux, noche de juegos',
    best: 'comics, cosplay, arcade, recreativas, fanzines, vinetas',
    words: 'synthesizers, sintetizadores, pub games, juegos de pub, quiz, vinyl, vinilos, karaoke',
  },
  {
    names:
      'fancy dress, on se deguise, se deguiser, deguiser, deguise, fancy dress party, costume, costumes, costume party, dress up night, dressing up, masquerade, masked ball, mask, masks, disfraz, disfraces, fiesta de disfraces, disfrazarse, disfrazarme, ir disfrazado, baile de mascaras, antifaz, carnival, carnaval, karneval, fasching, verkleiden, verkleidung, kostum, kostumparty, verkleedfeest, verkleden, deguisement, soiree deguisee, bal masque, halloween, halloween party',
    best: 'masked, mask, masks, antifaz, cosplay, costumes, disfraz',
    words:
      'glitter, purpurina, dress in white, ven de blanco, neon, paint, wardrobe, drag, vintage, jackets, second hand',
    leans: ['events/party'],
  },
  {
    names:
      'quiet sleep, ausschlafen, mal ausschlafen, uitslapen, sleep in, lie in, proper sleep, real sleep, need real sleep, catch up on sleep, recuperar sueno, dormir del tiron, too much noise, too noisy, so much noise, mucho ruido, demasiado ruido, zu laut, te veel lawaai, trop de bruit, sleep well, good night s sleep, sleep quietly, somewhere quiet to sleep, quiet place to sleep, quiet hotel, hotel tranquilo, ruhiges hotel, rustig hotel, hotel calme, quiet room, quiet rooms, habitacion tranquila, dormir bien, dormir tranquilo, dormir tranquila, dormir sin ruido, sitio tranquilo para dormir, can t sleep, cant sleep, no puedo dormir, no consigo dormir, too noisy to sleep, noisy neighbours, insomnia, insomnio, need sleep, light sleeper, ruhig schlafen, gut schlafen, kann nicht schlafen, rustig slapen, goed slapen, kan niet slapen, dormir au calme, bien dormir, adults only hotel, hotel solo adultos, hotel for adults, hotel ohne kinder, jet lag, jetlag, insomniac, sleep it off, dormir la mona, recuperar horas de sueno, power nap, nap, siesta, echar una siesta',
    best: 'quiet rooms, habitaciones tranquilas, came to sleep, venido a dormir, viene a dormir, mattresses, colchones',
    words:
      'adults only, solo adultos, quiet, tranquila, tranquilo, quieter, garden, jardin, pines, pinos, three floors, spa',
    kinds: ['businesses/hotel'],
    leans: ['businesses/hotel'],
  },
  {
    names:
      'out on the water, on the water, out at sea, in the sea, en el agua, en el mar, from the sea, desde el mar, auf dem wasser, aufs meer, auf dem meer, op het water, op zee, sur l eau, en mer, boat day, day on a boat, dia en barco, go out to sea, salir al mar, salir a navegar, sail away, faire de la voile, sunset from the sea, atardecer en el mar, sunset on the water',
    best: 'seat, plaza, sail, vela, island, isla, under sail',
    words:
      'skipper, sunset, atardecer, captain, capitan, deck, swim stop, coves, calas, kayak, paddle, glass bottomed, fondo de cristal, jet ski',
    kinds: ['rentals/boat'],
    leans: ['rentals/boat'],
  },
  {
    names:
      'early night, home by midnight, back by midnight, home before midnight, back before midnight, en casa pronto, volver pronto, early evening party, party early, early party, home early, in bed early, bed by midnight, sin trasnochar, no trasnochar, acabar pronto, acabe pronto, que acabe pronto, empezar pronto, empiece pronto, terminar pronto, pronto a casa, no acostarme tarde, madrugar manana, i get up early, get up early, early start tomorrow, work early tomorrow, trabajo manana temprano, daytime party, daytime clubbing, party in the afternoon, afternoon party, fiesta de tarde, tardeo, de tardeo, tardear, fruher abend, nicht zu spat, fruh nach hause, fruh ins bett, vroeg naar huis, niet te laat, vroeg feest, se coucher tot, pas trop tard, rentrer tot, sober rave, morning rave, home by ten, home by eleven, in bed by ten, home before ten, en casa a las diez, en casa a las once',
    best: 'early birds, madrugar, early nights, lets you sleep, te deja dormir, starts at seven, empieza a las siete',
    words:
      'volume drops at ten, a las diez bajamos, disco, soul, sunset, atardecer, drum circle, early, pool, piscina, brass band, charanga, silent disco, doors at half past eight, swap, trueque, records',
    leans: ['events/club', 'events/beach', 'events/party'],
  },
  {
    names: `show us around, show me around, show us the city, show me the city, show us the town, explain the city, explain the town, get to know the town, get to know the city, get to know ${here}, discover ${here}, discover the city, see the city, conocer la ciudad, conocer ${here}, descubrir ${here}, descubrir la ciudad, que nos ensene la ciudad, que nos expliquen la ciudad, ensenar la ciudad, history of the town, historia de la ciudad, skyscrapers, skyscraper, rascacielos, architecture, arquitectura, architektur, hochhauser, wolkenkratzer, wolkenkrabbers, wolkenkrabber, gratte ciel, stadt kennenlernen, stadt entdecken, stad ontdekken, stad leren kennen, decouvrir la ville, visiter la ville, first time here, first time in ${here}, primera vez aqui, primera vez en ${here}, what to see, que ver, sights, sightseeing, monumentos, touristy, touristy stuff, tourist stuff, plan de guiri, guiri, guiris, hacer de turista, turistear, turisteo, must see, imprescindibles, lo imprescindible, highlights, sehenswurdigkeiten, bezienswaardigheden, incontournables`,
    best: 'architecture, arquitectura, towers, torres, walk through, paseo',
    words: 'guided, walk, walks, island, isla, old town, casco, market, mercado, lighthouse, faro, tapas, peacocks',
    kinds: ['businesses/tour'],
    leans: ['businesses/tour'],
  },
  {
    names:
      'kill time, killing time, kill a few hours, few hours to kill, hours to kill, hours before my flight, hours before the flight, time to kill, before my flight, before the flight, before our flight, antes del vuelo, antes de mi vuelo, flight delayed, vuelo retrasado, late flight, vuelo tarde, late check in, early check out, after check out, after checkout, despues del check out, tras el check out, checked out already, wait for my flight, esperar al vuelo, matar el tiempo, matar unas horas, hacer tiempo, vor dem flug, vor meinem flug, nach dem check out, voor mijn vlucht, voor de vlucht, na het uitchecken, avant le vol, avant mon vol, long layover, layover, escala larga, stopover, between check out and flight',
    best: 'suitcase, maleta, lockers, taquillas, showers, duchas, check out',
    words: 'laundry, coffee, cafe, beach bar, market, brunch, every hour, cada hora, walk, spa, records, prints, pool',
    leans: ['businesses/service'],
  },
  {
    names:
      'detox, digital detox, detox day, healthy, healthy day, healthy food, sano, sana, comida sana, comer sano, eat healthy, eat clean, clean eating, salad, ensalada, wellness day, cuidarme, self care, self care day, me time, tiempo para mi, gesund, gesund essen, gezond, gezond eten, sain, manger sain, vitamins, vitaminas, smoothie, fresh juice, zumo natural, detoxen, entschlacken, zen, feeling zen, mindful, mindfulness, meditate, meditation, meditar, meditacion, spiritual, espiritual, healing, heal, self love, amor propio, soft girl day, hot girl walk, reset, reset day, recharge my batteries, recargar pilas, cargar pilas, energie tanken, opladen, wellnesstag, wellness weekend, dia zen, yoga mood',
    best: 'vegetables, verduras, spa, orchards, huerta',
    words:
      'yoga, fruit, fruta, coffee, tomatoes, tomates, alcohol free, sin alcohol, walk, swim, dive, run, silence, quiet, kayak, paddle',
    leans: ['businesses/restaurant'],
  },
  {
    names:
      'laptop friendly, cafe to work, cafe with wifi, quiet place to study, place to study, somewhere to study, sitio para estudiar, laptop plek, exam revision',
    best: 'good coffee, buen cafe, paperbacks, libros de bolsillo, real desk, mesa de verdad, fibre, fibra',
    words: 'coffee, cafe, wifi, plug, enchufe, breakfast, desayuno',
    leans: ['businesses/service', 'businesses/restaurant'],
  },
  {
    names:
      'lost my suitcase, lost suitcase, lost luggage, lost my luggage, luggage lost, suitcase lost, airline lost my bag, airline lost my luggage, me han perdido la maleta, perdi la maleta, perdido la maleta, maleta perdida, equipaje perdido, nothing to wear, no tengo que ponerme, sin ropa, without clothes, need clothes, necesito ropa, koffer weg, koffer verloren, gepack verloren, koffer kwijt, bagage kwijt, valise perdue, bagage perdu',
    best: 'clothes, ropa, shirts, camisas, second hand, segunda mano',
    words:
      'flip flops, chanclas, hats, sun cream, phone chargers, cargadores, laundry, lavanderia, shirt, grocer, ultramarinos',
    leans: ['businesses/shop', 'businesses/service'],
  },
  {
    names:
      'sunrise, see the sunrise, watch the sunrise, at sunrise, amanecer, ver amanecer, ver el amanecer, al alba, dawn, sonnenaufgang, sonnenaufgang sehen, zonsopgang, lever du soleil, lever de soleil',
    best: 'sunrise, amanecer, dawn, alba, early before, six in the morning',
    words:
      'breakfast, desayuno, lighthouse, faro, kayak, before coffee, antes del cafe, boats leave at five, early, morning, mountain',
  },
  {
    names:
      'after the club, after the disco, after partying, food late night food, late night snack, drunk food, drunken food, post club food, munchies, midnight snack, food at night, hungry at 4am, food late at night, something to eat late, something greasy, greasy food, eat something after partying, comer de madrugada, comida de madrugada, cenar de madrugada, comer a las tantas, comer algo tarde, comer despues de salir, despues de la discoteca, al salir de la discoteca, despues de salir de fiesta, bajon, bajonazo, resopon, hambre de madrugada, recena, recenar, essen nach dem feiern, essen in der nacht, nachts essen, mitternachtssnack, eten na het uitgaan, s nachts eten, nachtelijke snack, vette hap, manger apres la boite, manger la nuit, manger tard',
    best: 'hot sandwiches, bocatas, bocadillos, until the last club, hasta que cierra',
    words: 'sandwich, bocata, night, closes at six, cierra a las seis, grocer, ultramarinos, late, kitchen stays open',
    leans: ['businesses/restaurant'],
  },
  {
    names:
      'day off, my day off, our day off, dia libre, mi dia libre, en mi dia libre, free day, tag frei, freier tag, mein freier tag, vrije dag, jour de conge, jour de repos, day off work, work hard play hard, days off together, monday off, lunes libre, off work today, hoy libro, hoy no trabajo, i m off today',
    best: 'brunch, beach bar, chiringuito, kayak, spa, records, walks, coves, calas',
    words:
      'paddle, e bike, snorkel, sunset, jet ski, vermouth, vermut, island, isla, market, climbing, coffee, volleyball, padel, massage',
  },
  {
    names:
      'broke, i m broke, we re broke, skint, no money, no money left, out of money, before payday, end of the month, fin de mes, llegar a fin de mes, a fin de mes, sin dinero, sin un duro, sin blanca, sin pasta, pelado, pelada, tieso, tiesa, estoy sin pasta, no tengo dinero, no me queda dinero, ando mal de pasta, costs nothing, cost nothing, que no cueste nada, que no cueste dinero, plan gratis, planes gratis, free plan, free plans, free things, free stuff, free activities, free activity, pleite, kein geld, ohne geld, blut, geen geld, zonder geld, fauche, fauchee, sans argent, sans un sou, pas d argent, student budget, tight budget, ajustado de dinero, no tengo un duro, no tengo ni un duro, no tenemos un duro, ni un duro, no tengo un euro, no tengo ni un euro, ni un euro, sin un euro, sin un centimo, ni un centimo, no tengo pasta, no tengo blanca, estoy sin blanca, estoy pelado, estoy pelada, estoy tieso, estoy tiesa, cuatro duros, sin cartera, no quiero gastar, no quiero gastar nada, sin gastar nada, don t have any money, haven t got any money, don t have a cent, not a cent, empty wallet, spent all my money, spent all our money, zero budget, no budget, low on cash, low on funds, without spending anything, without spending money, without paying, don t want to pay, kein geld mehr, nichts ausgeben, kostet nichts, was kostenlos ist, gratis dingen, geen cent, geen rooie cent, niets uitgeven, pas un rond, pas un sou, sans depenser, sans payer, a sec',
    facts: ['free'],
    best: 'no money, sin dinero, no cover, bring a towel, trae toalla, drum circle, tambores',
    words:
      'swap, trueque, lantern, farolillo, lend, prestamos, clean and cheap, same price, brass band, charanga, market, mercado, square, plaza, whistle, silbato, paperbacks, tapa, beach, playa',
    leans: ['events/beach', 'events/festival', 'events/concert'],
  },
  {
    names:
      'lgbt night, lgbtq night, lgtb, gay night, gay party, gay scene, queer night, queer party, queer scene, lesbian, lesbiana, lesbianas, noche gay, noche queer, fiesta gay, fiesta queer, ambiente, bar de ambiente, zona de ambiente, gay friendly, pride, orgullo, drag night, drag queen, drag queens, drag brunch, transformistas, travestis, schwul, lesbisch, schwulenbar, homobar, homo bar, boite gay, soiree gay, soiree queer',
    best: 'queer, drag',
    words: 'lgbt, lgtbi, gay, eyelashes, pestanas, glitter, purpurina, sequin, lentejuela',
    leans: ['businesses/club', 'events/club', 'events/party'],
  },
];
