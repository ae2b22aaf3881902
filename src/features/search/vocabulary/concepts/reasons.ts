/** Why else people set out or come together: families, colleagues, weddings, weather, a day of doing nothing. Read like all occasions (occasion.ts). Data. */
import type { Occasion } from './occasion.ts';

export const reasons: readonly Occasion[] = [
  {
    names:
      'outdoors, outdoor, out in the open, open air, something outdoors, in the fresh air, outside in the sun, al aire libre, algo al aire libre, al fresco, aire libre, draussen, im freien, an der frischen luft, buiten, buitenlucht, in de open lucht, en plein air, dehors, au grand air, in nature, nature, en la naturaleza, naturaleza, natur, natuur, fresh air, some fresh air, need some air, get some air, clear my head, aire fresco, despejarme, despejar la cabeza, tomar el aire, frische luft, den kopf frei kriegen, uitwaaien, frisse lucht, prendre l air, sit in the sun, sitting in the sun, sentarse al sol, in der sonne sitzen, in de zon zitten, s asseoir au soleil',
    best: 'park, parque, promenade, paseo, sand, arena, sierra helada',
    words:
      'beach, playa, terrace, terraza, square, plaza, rooftop, azotea, island, isla, walks, rutas, mountain, montana, garden, jardin, patio, coves, calas, swim, kayak, e bike, under the palms, palmeras, boat, street',
  },
  {
    names:
      'honeymoon, luna de miel, flitterwochen, huwelijksreis, lune de miel, voyage de noces, babymoon, minimoon, romantic stay, romantic getaway, escapada romantica, romantic weekend, fin de semana romantico, weekend for two, getaway for two, noche de hotel romantica, romantisches wochenende, romantisch weekend, week end en amoureux, romantic hotel, hotel romantico',
    best: 'spa, adults only, solo adultos, nothing taller in front, nada mas alto delante',
    words:
      'quiet rooms, habitaciones tranquilas, hammock, hamaca, garden, jardin, pines, pinos, sunset, atardecer, under sail, a vela, twelve seats, doce sillas, balcony, tasting',
    leans: ['businesses/hotel'],
  },
  {
    names:
      'team building, teambuilding, company outing, team outing, team event, work outing, office outing, company event, corporate event, away day, company trip, team trip, actividad de empresa, evento de empresa, salida de empresa, con companeros de trabajo, con los companeros, betriebsausflug, teamevent, firmenausflug, bedrijfsuitje, teamuitje, sortie d entreprise, activite en equipe, activity with colleagues, class activity, actividad en grupo, gruppenaktivitat, groepsactiviteit, activite de groupe',
    best: 'with a cook, con una cocinera, teams of four, equipos de cuatro, captain, capitan',
    words:
      'teams, equipos, group of five, grupo de cinco, barge, barcaza, catamaran, karaoke, quiz, volleyball, voley, climbing, escalada, padel, sandcastle, castillo, dj stops',
    leans: ['businesses/tour', 'rentals/boat'],
  },
  {
    names:
      'fin de carrera, viaje de fin de carrera, fin de carrera trip, graduation trip, class trip, viaje de estudios, viaje de fin de curso, viaje fin de curso, spring break, abireise, abifahrt, abschlussfahrt, eindexamenreis, voyage de fin d etudes, viaje de clase, school leavers trip, holiday with friends, holiday with my mates, vacaciones con amigos, urlaub mit freunden, vakantie met vrienden, vacances entre amis, klassenfahrt, schoolreis, voyage scolaire, viaje de ecuador, viaje paso del ecuador, viaje de instituto, interrail stop, gap year',
    best: 'dining table for ten, mesa de comedor para diez, table for twenty, mesa para veinte, bunk, litera',
    words: 'crew, cuadrilla, hostel, lockers, taquillas, barbecue, barbacoa, student, estudiante, group, grupo, party',
    leans: ['rentals/apartment', 'rentals/villa', 'businesses/hotel'],
  },
  {
    names:
      'family lunch, family dinner, family meal, big family meal, sunday lunch, sunday roast, comida familiar, comida en familia, comida de domingo, cena familiar, comida con la familia, comer con la familia, comida con los abuelos, familienessen, familienfeier, familiefeest, etentje met familie, repas de famille, repas familial, family gathering, family reunion, reunion familiar, celebracion familiar, comunion, bautizo, christening, communion, taufe, doopfeest, bapteme, retirement, retirement party, jubilacion, ruhestand, pensioenfeest, lunch with the family, dinner with the family, gender reveal, baby shower, babyparty, comida de hermanos, comida con mis padres, comida del domingo, sonntagsessen, zondagse lunch, day with grandma, plan con abuelos, meet the parents, conocer a los suegros',
    best: 'rice, arroz, family from, una familia, grilled, a la plancha',
    words:
      'long table, mesa larga, table for twenty, mesa para veinte, paella, shared, dough, masa, orchards, huerta, lemon, limon, sardines, sardinas, vine, parra',
    leans: ['businesses/restaurant'],
  },
  {
    names:
      'reunion, reencuentro, reunion con amigos, reunion de amigos, friends reunion, class reunion, catch up, catching up, catch up with friends, catch up with a friend, old friends, old friend, viejos amigos, amigos de la universidad, uni friends, university friends, school friends, quedada, quedada con amigos, quedar con amigos, ponernos al dia, antiguos alumnos, wiedersehen, alte freunde, klassentreffen, oude vrienden, reunie, bijkletsen, vieux amis, retrouvailles, housewarming party, inauguracion de piso, fiesta de inauguracion, einweihungsparty, cremaillere, pendaison de cremaillere, hang out, hanging out, hangout, hangout spot, somewhere to hang out, chill with the boys, con la pena, quedar con la pena, con la gente, con los panas, con mis panas, con la basca, con los chavales, con la cuadrilla, quedar con la gente, visita de amigos, amigos de visita, friends visiting, friends are visiting, friends in town, freunde zu besuch, vrienden op bezoek, amis en visite, abhangen, hangen met vrienden',
    best: 'long table, mesa larga, dining table for ten, mesa de comedor para diez, table for twenty, vermouth, vermut',
    words:
      'conversation, conversacion, pub games, quiz, tapa, low enough to talk, barbecue, barbacoa, group, grupo, terrace, terraza, karaoke',
    leans: ['businesses/bar', 'rentals/villa'],
  },
  {
    names:
      'breakup, break up, broke up, got dumped, just got dumped, heartbroken, heartbreak, broken heart, cheer up, cheering up, cheer me up, cheer myself up, need cheering up, cheer up a friend, feeling down, feeling sad, feel better, sad, ruptura, lo he dejado, me han dejado, me ha dejado, corazon roto, mal de amores, animarme, animarse, animarnos, para animarse, animar a una amiga, levantar el animo, subir el animo, estoy triste, triste, de bajon, liebeskummer, traurig, aufmuntern, aufheitern, verdrietig, opvrolijken, liefdesverdriet, remonter le moral, rupture, chagrin d amour, bad day, mal dia, un mal dia, rough week, horrible week, stressful week, schlechter tag, slechte dag, crying, cry, have a cry, llorar, dolida, dolido, despecho, noche de despecho, getting over my ex, get over my ex, superar a mi ex, olvidar a mi ex, my ex, mi ex, divorce party, divorce, fiesta de divorcio, divorcio, divorced, homesick, feeling homesick',
    best: 'karaoke, bingo, disco, comedy, comedia',
    words:
      'drag, kindness, amabilidad, applause, aplausos, songs, canciones, dancing, singing badly, cocktail, coctel, spa, drum circle, macarena, hits, laughs, risas',
    leans: ['businesses/bar', 'events/party'],
  },
  {
    names:
      'windy, windy day, too windy, cloudy, cloudy day, overcast, nublado, dia nublado, nubes, grey day, gray day, dia gris, cold day, dia frio, viento, hace viento, mucho viento, dia de viento, hace frio, not beach weather, no beach weather, no beach day, no hace dia de playa, no apetece playa, no hace sol, grauer tag, bewolkt, bewolkter tag, windig, winderig, grijze dag, koude dag, temps gris, jour de vent, vent, nuageux, wenn es kalt ist, when it is cold, when its cold, freezing, it s freezing, que frio, me congelo, mir ist kalt, ik heb het koud, il fait froid, warm place, somewhere warm, sitio calentito, warm and dry, sitio calido',
    best: 'with a cook, con una cocinera, climbing, escalada, climbed, escalado, walk through the towers, paseo entre las torres',
    words:
      'second hand, segunda mano, prints, laminas, walks, rutas, guided, guiadas, spa, records, discos, vermouth, vermut, karaoke, comics, e bike, vinyl, vinilo, wool, island, isla',
    leans: ['businesses/tour', 'businesses/shop', 'businesses/bar'],
  },
  {
    names:
      'lazy, lazy day, lazy sunday, lazy morning, lazy afternoon, slow morning, slow sunday, slow day, do nothing, doing nothing, nothing planned, no hacer nada, sin hacer nada, vaguear, de vagueo, domingo tranquilo, dia tranquilo, manana tranquila, manana lenta, fauler tag, fauler sonntag, faulenzen, nichts tun, luieren, luie dag, luie zondag, niks doen, paresser, ne rien faire, journee tranquille, grasse matinee, dimanche tranquille, late breakfast, desayuno tardio, plan de domingo, domingueo, dominguear, dia de domingo, people watching, watch people go by, ver pasar la gente, cant be bothered, can t be bothered, no me apetece nada, brakke zondag, sunday funday, sunday vibes, sonntagsgefuhl',
    best: 'eggs, huevos, any hour, cualquier hora, breakfast until noon, desayuno hasta las doce, hammock, hamaca',
    words:
      'coffee, cafe, beach bar, chiringuito, pool, piscina, parasol, sombrilla, loungers, tumbonas, paperbacks, libros de bolsillo, siesta, courtyard, patio, garden, jardin, breakfast, desayuno, vermouth, vermut',
    leans: ['businesses/restaurant', 'businesses/bar', 'rentals/beach_gear'],
  },
  {
    names:
      'picnic, beach picnic, picnic on the beach, picnic en la playa, hacer un picnic, un picnic, picknick, picknicken, picknick am strand, picknick op het strand, pique nique, pique niquer, merienda en la playa, comer en la playa, snack on the beach',
    best: 'picnic, cool box, nevera',
    words:
      'parasol, sombrilla, shade, sombra, rugs, alfombras, basket, cesta, bread, pan, fruit, fruta, cove, cala, towel, toalla',
    leans: ['rentals/beach_gear', 'rentals/bike'],
  },
  {
    names:
      'canalla, plan canalla, gamberro, gamberra, naughty, cheeky, cheeky night, risque, picante, frech, ondeugend, coquin, cabaret, burlesque, kinky, sexy, freaky, twerk, twerking, perrear, ir a perrear, perreito, mover el culo, shake my ass, vacilon, gamberreo, gamberrada, hacer el ganso, hacer el tonto, acting silly, messy night, messy night out, dive bar, dive bars, seedy bar, bar cutre, noche de desfase',
    best: 'drag, bingo, queer, perreo',
    words: 'karaoke, reggaeton, eyelashes, pestanas, shutter, persiana, cocktail, coctel, glitter, purpurina, shots',
    leans: ['events/party', 'businesses/club', 'businesses/bar'],
  },
  {
    names:
      'weird, weird stuff, something weird, quirky, unusual, something unusual, something different, something odd, bizarre, odd, strange, raro, rara, algo raro, cosas raras, curioso, curiosidades, extravagante, algo diferente, algo distinto, algo original, plan original, plan diferente, out of the ordinary, off the beaten track, hidden gem, hidden gems, joya escondida, sitio secreto, secret spot, one of a kind, kurios, etwas anderes, ausgefallen, schrag, verruckt, iets anders, vreemd, bijzonder, gek, insolite, quelque chose de different, bizarre, unique experience, experiencia unica, not the usual, nothing typical, no lo tipico, nada tipico, tacky, kitsch, cutre, cutre pero con encanto, spontaneous, something spontaneous, feeling spontaneous, surprise us, surprise me, up for anything, sorpresa, sorprendenos, sorprendeme, sin plan, lo que surja, improvisar, plan improvisado, algo improvisado, plan espontaneo, uberrasch mich, uberrasch uns, verras me, verras ons, surprends moi, no plan, no plan tonight',
    best: 'bingo, headphones, auriculares, stair race, carrera de escaleras, masked, sold singly, sueltas, cosplay, accountants, contables, sandcastle',
    words:
      'swap, trueque, neon, paint, pintura, drum, tambores, lamp underneath, lantern, farolillo, blind side, medianera, wet feet, barge, barcaza, tandem, argument, opiniones, parrots, loros, cheats, silent, frozen, synthesizers, rappers, raperos',
    leans: ['events/party', 'events/festival', 'events/beach', 'events/sports'],
  },
  {
    names:
      'spooky, creepy, scary night, something dark, dark place, sitio oscuro, siniestro, gothic, goth, gotico, tenebroso, gruselig, duister, griezelig, glauque, underground, mysterious, misterioso, misterio',
    best: 'masked, antifaz, former cash and carry, thirty steps below, treinta escalones, basement, sotano',
    words:
      'techno, bunker, strobe, after dark, de noche, night, candles, velas, concrete, hormigon, upper floor stays dark',
    leans: ['events/club', 'businesses/club', 'events/party'],
  },
  {
    names:
      'sing, singing, sing along, singalong, sing my heart out, sing our hearts out, top of my lungs, cantar, a cantar, a pleno pulmon, a grito pelado, singen, mitsingen, zingen, meezingen, chanter, belt out songs, somewhere to sing, sitio para cantar, donde cantar',
    best: 'karaoke',
    words:
      'singing badly, cantando mal, hits, exitos, know the words, se saben la letra, songs, canciones, tribute, tributo, live band',
    leans: ['businesses/bar', 'events/party'],
  },
  {
    names:
      'wedding, wedding guests, wedding party, wedding group, wedding weekend, wedding reception, pre wedding, preboda, boda, bodas, invitados de boda, celebrar una boda, hochzeit, hochzeitsgaste, bruiloft, trouwfeest, mariage, welcome drinks, welcome party, fiesta de bienvenida, elopement',
    best: 'dress in white, ven de blanco, table for twenty, mesa para veinte, long tables, mesas largas',
    words:
      'barge, barcaza, catamaran, sunset, atardecer, rooftop, azotea, vine, parra, cook can come, terrace, terraza, string octet, octeto, candles, velas',
    leans: ['rentals/villa', 'rentals/boat', 'events/party'],
  },
  {
    names:
      'double date, cita doble, doppeldate, dubbeldate, dubbele date, with another couple, con otra pareja, mit einem anderen paar, avec un autre couple, couples night, noche de parejas, plan de parejas',
    best: 'karaoke, quiz, cocktails, cocteles, facing the sunset, mirando al atardecer, with a cook, con una cocinera',
    words:
      'sunset seat, padel, pub games, juegos de pub, tapa, vermouth, vermut, korean, coreana, tasting, tandem, two up, kayak, bar',
    leans: ['businesses/bar', 'businesses/restaurant', 'events/sports'],
  },
  {
    names:
      'get around, getting around, get around town, get around the city, move around town, move around, moverme, moverme por la ciudad, moverme por aqui, moverse por la ciudad, movernos por la ciudad, ride around, cruise around, balader, me balader, se balader, nous balader, se deplacer, herumfahren, rumfahren, fortbewegen, rondrijden, rondfietsen, stadtverkehr, sightseeing on wheels, pasear en bici, explore by bike',
    best: 'promenade, paseo, town, ciudad, two seater, biplaza',
    words: 'basket, cesta, bell, timbre, helmet, casco, battery, bateria, parks sideways, e bike, electric, electrico',
    kinds: ['rentals/bike'],
    leans: ['rentals/bike', 'rentals/car'],
  },
  {
    names:
      'road trip, roadtrip, van life, vanlife, explore the coast, explore coast, explore the region, explore by car, drive along the coast, drive the coast, coast road, coastal drive, recorrer la costa, ruta por la costa, ruta en coche, viaje por carretera, escapada en coche, rundreise, autoreise, rondreis, autoreis, longer la cote, sleep wherever, sleep wherever we like, sleep wherever we want, sleep where we like, dormir donde queramos',
    best: 'overnight spots, pernoctar, coast road, carretera de la costa',
    words:
      'awning, toldo, roof down, sin capota, unlimited kilometres, kilometros ilimitados, two berths, dos plazas, camper',
    kinds: ['rentals/car'],
    leans: ['rentals/car'],
  },
  {
    names:
      'out of town, outside town, outside the city, outside the town, out of the city, leave town, leave the city, get out of town, get out of the city, away from the city, away from town, fuera de la ciudad, fuera del pueblo, salir de la ciudad, salir del pueblo, alrededores, los alrededores, en los alrededores, excursion de un dia, escapada de un dia, raus aus der stadt, aus der stadt raus, umgebung, in der umgebung, ausserhalb, buiten de stad, omgeving, in de omgeving, hors de la ville, aux alentours, les environs, surroundings, day out, un dia fuera, dagje uit, tagesausflug, ausflug, excursion pour la journee',
    best: 'island, isla, lighthouse, faro, sierra helada walks, rutas por sierra helada, whole bay',
    words:
      'walks, rutas, cliffs, acantilados, coves, calas, coast road, mountain, montana, guided, guiadas, e bike, altea, albir, under sail, head torch',
    leans: ['businesses/tour'],
  },
  {
    names:
      'make noise, make some noise, make noise all night, making noise, noise, hacer ruido, be loud, play loud, play loud music, rehearse, rehearsal, rehearsal room, rehearsal space, rehearse with my band, rehearse with the band, place to rehearse, ensayar, ensayar con la banda, ensayar con mi banda, ensayar con el grupo, ensayo, local de ensayo, band practice, practise with the band, practice with the band, ensayo con la banda, jam session, jam with friends, jammen, proben, proberaum, repeteren, oefenruimte, repeter, larm machen, lawaai maken, faire du bruit, play drums, play the drums, my band, our band, we are a band, mi banda, mi grupo de musica, tocar la bateria, meine band, mijn band, air guitar',
    best: 'music room, sala de musica, amplifiers, amplificadores',
    words: 'drums, bateria, insulated, insonorizada, neighbours are far, vecinos lejos, guitar, guitarra',
    leans: ['rentals/villa'],
  },
  {
    names:
      'switch off, switch off my brain, switch off completely, desconectar del todo, desconectar de todo, desconectar por completo, disconnect, unplug, get away from it all, escape from everything, huir de todo, escapar de todo, abschalten, mal abschalten, ganz abschalten, tot rust komen, helemaal tot rust komen, deconnecter, vider la tete, peace and quiet, paz y tranquilidad, paz, retreat, retiro, seele baumeln lassen, absolute quiet, silencio total',
    best: 'spa, quiet rooms, habitaciones tranquilas, hammock, hamaca',
    words:
      'pines, pinos, garden, jardin, long pool, piscina larga, slow on purpose, despacio, lento, under sail, a vela, adults only, solo adultos, three floors, tres plantas, records, courtyard, neighbours are far, white walls, loungers',
    leans: ['businesses/hotel', 'rentals/villa'],
  },
  {
    names:
      'get drunk, want to get drunk, getting drunk, get tipsy, tipsy, get hammered, get smashed, get pissed, on the lash, on the piss, night on the tiles, drinking games, shots, shots shots shots, tequila night, bar hopping, hop bars, emborracharme, emborracharse, emborracharnos, pillar un pedo, pillarla, pillarse un pedo, cogerme un ciego, ponerse ciego, coger el punto, ir contento, ruta de bares, de bares, ir de bares, bar en bar, saufen, sich besaufen, besaufen, einen heben, einen trinken, sauftour, kneipenbummel, kneipenabend, absturz, ballermann, mallorca feeling, zuipen, lam worden, dronken worden, kroegentocht, kroegen, soiree arrosee, se bourrer la gueule, se mettre une caisse, tournee des bars, prendre une cuite',
    best: 'cocktails, cocteles, shots, chupitos, vermouth, vermut, beers, cervezas, pub games, juegos de pub',
    words:
      'shots, karaoke, pub, beers, cervezas, terrace, terraza, rooftop, azotea, small barrels, student, estudiante, crew, disco, until late, beach bar',
    leans: ['businesses/bar', 'businesses/club'],
  },
  {
    names:
      'see the stars, look at the stars, watch the stars, under the stars, starry night, full moon, moonlight, by moonlight, night swim, swim at night, skinny dipping, ver las estrellas, ver estrellas, mirar las estrellas, bajo las estrellas, noche de estrellas, luna llena, bano nocturno, banarse de noche, banarme de noche, perseidas, lluvia de estrellas, sterne gucken, sternschnuppen, unter den sternen, vollmond, nachtbaden, nachtschwimmen, sterren kijken, volle maan, nachtzwemmen, regarder les etoiles, sous les etoiles, pleine lune, bain de minuit, meteor shower',
    best: 'head torch, frontal, moonrise, moon, luna, after dark',
    words:
      'night, de noche, lighthouse, faro, cliffs, acantilados, island, isla, rooftop, azotea, under sail, a vela, sunset, atardecer, cove, cala, hammock, hamaca, beach',
    leans: ['businesses/tour', 'events/beach'],
  },
  {
    names:
      'bonfire, beach bonfire, bonfire night, fire on the beach, campfire, sit around a fire, san juan, noche de san juan, summer solstice, solstice, solsticio, hoguera, hogueras, hoguera en la playa, moraga, lagerfeuer, sommersonnenwende, kampvuur, vuurtje, feu de camp, feu de joie, guitar on the beach, guitarra en la playa',
    best: 'drum circle, tambores, sunset, atardecer',
    words:
      'beach, playa, lantern, farolillo, night, noche, barbecue, barbacoa, songs, canciones, guitar, guitarra, sand, arena',
    leans: ['events/beach', 'events/festival'],
  },
  {
    names:
      'city break, city trip, citytrip, short break, mini break, weekend away, weekend getaway, getaway, escapada, escapadita, una escapada, escapada de finde, escapada urbana, bank holiday, bank holiday weekend, puente, puente de agosto, puente de mayo, el puente, festivo, brueckentag, bruckentag, stadtereise, kurztrip, wochenendtrip, stedentrip, weekendje weg, weekendtrip, escapade, week end a la mer',
    best: 'walk through the towers, paseo entre las torres, quiet rooms, habitaciones tranquilas, tapas',
    words:
      'guided, hotel, suite, tapa, vermouth, vermut, rooftop, azotea, old town, casco, island, isla, market, mercado, breakfast, desayuno, spa',
    leans: ['businesses/tour', 'businesses/hotel'],
  },
  {
    names:
      'authentic, something authentic, authentic place, like a local, local vibe, local vibes, local place, local experience, local secret, where locals go, where the locals go, where locals eat, where the locals drink, not touristy, non touristy, no tourists, away from tourists, no tourist traps, autentico, autentica, algo autentico, sitio autentico, castizo, castiza, de toda la vida, de barrio, sin turistas, sin guiris, nada turistico, nada de guiris, no turistico, donde van los de aqui, donde va la gente, como un local, typisch spanisch, authentisch, wo einheimische hingehen, ohne touristen, authentiek, echt spaans, zonder toeristen, waar locals komen, authentique, comme un local, sans touristes, pas touristique',
    best: 'vermouth, vermut, tapa, tapas, market, mercado, a family, una familia',
    words:
      'sardines, sardinas, rice, arroz, neighbours, vecinos, square, plaza, brass band, charanga, flamenco, fishermen, pescadores, dough, masa, orchards, huerta, market cook, records, coffee, cafe, old town, casco',
    leans: ['businesses/bar', 'businesses/restaurant', 'businesses/tour'],
  },
  {
    names:
      'let off steam, blow off steam, let off some steam, scream, want to scream, angry, so angry, rage, rage room, smash something, smash things, desahogarme, desahogarse, desahogo, gritar, a gritos, estoy enfadado, estoy enfadada, soltar tension, soltar adrenalina, romper cosas, dampf ablassen, wut, schreien, wutend, stoom afblazen, boos, schreeuwen, se lacher, hurler, en colere',
    best: 'climbing, escalada, karaoke, techno, drum circle, tambores, punk',
    words:
      'drum and bass, jungle, machines, e bike, stair race, carrera de escaleras, jet ski, moto de agua, singing badly, volleyball, voley, dancing, padel, kayak, mountain',
    leans: ['events/sports', 'events/club', 'businesses/bar'],
  },
  {
    names:
      'lively, lively place, animado, animada, sitio animado, buen ambiente, con ambiente, mucho ambiente, ambientazo, con ambientazo, good atmosphere, great atmosphere, good vibes, good vibes only, great vibes, buen rollo, buena onda, buenas vibras, con buen rollo, busy place, buzzing, bustling, where is everyone, where everyone goes, where the party is, donde esta la fiesta, donde esta el ambiente, gute stimmung, viel los, wo was los ist, goede sfeer, sfeer, gezellige drukte, bonne ambiance, ambiance',
    best: 'karaoke, dancing, dj, vermouth, vermut, brass band, charanga, hits',
    words:
      'live music, musica en directo, dj, square, plaza, brass band, charanga, dancing, bailar, beach bar, chiringuito, terrace, terraza, rooftop, azotea, hits, exitos, party, fiesta, crowd, disco',
    leans: ['businesses/bar', 'events/party', 'businesses/club'],
  },
  {
    names:
      'trendy, trendy place, cool place, cool places, cool spot, hip, hip place, hipster, hipsters, hipster place, indie vibe, de moda, sitio de moda, sitio guay, sitio chulo, sitio molon, molon, molona, moderneo, modernillo, alternativo, alternativa, plan alternativo, ambiente alternativo, alternative, alternative scene, alternative night, gente joven, young crowd, young people, jovenes, ambiente joven, angesagt, szene, junge leute, hippe tent, hip tentje, hippe plek, jongeren, branche, jeunes, tendance',
    best: 'vinyl, vinilo, records, discos, synthesizers, sintetizadores, makers',
    words:
      'craft beer, small barrels, natural wine, synthesizers, sintetizadores, electronic, electronica, skate, brunch, good coffee, buen cafe, second hand, segunda mano, prints, laminas, rooftop, azotea, neon, student, makers, headphones, auriculares, cocktails, cocteles',
    leans: ['businesses/bar', 'events/club', 'events/concert'],
  },
  {
    names:
      'evening plan, evening plans, night plan, plan for tonight, plans for tonight, something tonight, something for tonight, what to do tonight, what to do at night, things to do at night, evening out, an evening out, night activity, plan de noche, plan nocturno, planes de noche, algo de noche, algo para esta noche, que hacer de noche, que hacer esta noche, abendprogramm, was am abend, was heute abend, abends was machen, avondje uit, iets in de avond, iets voor vanavond, quoi faire le soir, quoi faire ce soir, sortie du soir, soiree sympa',
    best: 'rooftop, azotea, after dark, night, noche',
    words:
      'sunset, atardecer, puesta de sol, jazz, flamenco, karaoke, quiz, drag, disco, silent, headphones, vinyl, short films, cortos, songwriters, cocktails, cocteles',
    kinds: ['events/concert', 'events/party'],
    leans: ['events/concert', 'events/party', 'businesses/bar'],
  },
  {
    names:
      'over 40, over 50, in our forties, in our fifties, mature crowd, older crowd, not full of teenagers, no teenagers, no kids no teenagers, gente de mi edad, cuarentones, cincuentones, publico adulto, mayores de 40, mas de 40, ab 40, ab 50, ue 30, ue 40, 40 plus, 50 plus, ouder publiek, plus de 40 ans, over 30s, over 30, over thirty, mas de 30, mayores de 30, 30 plus, ab 30, plus de 30 ans',
    best: 'jazz, soul, vinyl, vinilo, disco, nineties, noventa, seventies, setenta, vermouth, vermut',
    words:
      'acoustic, acustico, string octet, octeto, seated, butaca, flamenco, tasting, wine, vino, tribute, tributo, stadium rock, songwriters, cantautoras, early, brass band',
    leans: ['events/concert', 'businesses/bar', 'businesses/restaurant'],
  },
  {
    names:
      'grown ups, grown up night, for adults, adult evening, without kids, without the kids, kid free, child free, childfree, date without kids, babysitter night, para adultos, plan de adultos, sin ninos, sin los ninos, sin crios, ohne kinder, nur fur erwachsene, kinderfrei, fur erwachsene, voor volwassenen, zonder kinderen, kindvrij, sans enfants, pour adultes, entre adultes',
    best: 'adults only, solo adultos, tasting, spa',
    words:
      'cocktails, cocteles, jazz, spa, rooftop, azotea, drag, twelve seats, doce sillas, quiet rooms, habitaciones tranquilas, vermouth, vermut, sunset, atardecer, over eighteen',
    leans: ['businesses/hotel', 'businesses/bar', 'businesses/restaurant'],
  },
  {
    names:
      'retail therapy, shopping spree, shopping day, day of shopping, window shopping, shop till we drop, vintage shopping, thrifting, thrift shopping, buy clothes, tarde de compras, dia de compras, ir de compras, de compras, rebajas, comprar ropa, ropa vintage, shoppen, shoppen gehen, bummeln, stadtbummel, einkaufsbummel, winkelen, lekker shoppen, dagje shoppen, faire du shopping, faire les boutiques, lecher les vitrines',
    best: 'second hand, segunda mano, clothes, ropa, prints, laminas, records, discos, vinyl, vinilo, makers',
    words:
      'shirts, camisas, flip flops, chanclas, hats, sombreros, comics, paperbacks, libros de bolsillo, notebooks, cuadernos, market, mercado, wool',
    kinds: ['businesses/shop'],
    leans: ['businesses/shop'],
  },
  {
    names:
      'feast, a feast, big meal, eat like a king, eat till we burst, comfort food, food coma, foodie, foodies, foodie plan, food lover, for foodies, comilona, una comilona, buena comilona, ponerse las botas, ponernos las botas, ponernos finos, ponerse fino, comer como un rey, darnos un festin, un festin, festin, comer bien, cenar bien, zampar, tragon, disfrutona, disfrutonas, disfruton, sich vollstopfen, schlemmen, gut essen, gut essen gehen, barenhunger, lekker eten, uitgebreid eten, bien manger, bonne bouffe, se faire un bon resto',
    best: 'tasting, courses, pases, rice, arroz, tapas, tapa',
    words:
      'rice, arroz, paella, sharing, shared, a la plancha, grilled, sardines, sardinas, dough, masa, orchards, huerta, with a cook, con una cocinera, small plates, korean, coreana, long table, mesa larga, market',
    leans: ['businesses/restaurant'],
  },
  {
    names:
      'bored, i m bored, so bored, we re bored, bored to death, bored out of my mind, boredom, kill boredom, nothing to do, aburrido, aburrida, aburridos, aburridas, me aburro, nos aburrimos, que aburrimiento, aburrimiento, no se que hacer, no sabemos que hacer, langweilig, mir ist langweilig, langeweile, gegen langeweile, verveeld, verveling, ik verveel me, we vervelen ons, je m ennuie, on s ennuie, ennui',
    best: 'karaoke, quiz, bingo, with a cook, con una cocinera, walk through the towers, paseo entre las torres',
    words:
      'climbing, escalada, comics, swap, trueque, padel, volleyball, voley, market, mercado, cosplay, drag, walks, rutas, sandcastle, silent, headphones, auriculares, pub games',
    leans: ['events/party', 'events/sports', 'businesses/tour', 'businesses/bar'],
  },
];
