/** Why else people set out or come together: families, colleagues, weddings, weather, a day of doing nothing. Read like occasions. Data. */
import type { Occasion } from './occasions.ts';

export const reasons: readonly Occasion[] = [
  {
    names:
      'outdoors, outdoor, out in the open, open air, something outdoors, in the fresh air, outside in the sun, al aire libre, algo al aire libre, al fresco, aire libre, draussen, im freien, an der frischen luft, buiten, buitenlucht, in de open lucht, en plein air, dehors, au grand air, in nature, nature, en la naturaleza, naturaleza, natur, natuur',
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
      'fin de carrera, viaje de fin de carrera, fin de carrera trip, graduation trip, class trip, viaje de estudios, viaje de fin de curso, viaje fin de curso, spring break, abireise, abifahrt, abschlussfahrt, eindexamenreis, voyage de fin d etudes, viaje de clase, school leavers trip, holiday with friends, holiday with my mates, vacaciones con amigos, urlaub mit freunden, vakantie met vrienden, vacances entre amis',
    best: 'dining table for ten, mesa de comedor para diez, table for twenty, mesa para veinte, bunk, litera',
    words: 'crew, cuadrilla, hostel, lockers, taquillas, barbecue, barbacoa, student, estudiante, group, grupo, party',
    leans: ['rentals/apartment', 'rentals/villa', 'businesses/hotel'],
  },
  {
    names:
      'family lunch, family dinner, family meal, big family meal, sunday lunch, sunday roast, comida familiar, comida en familia, comida de domingo, cena familiar, comida con la familia, comer con la familia, comida con los abuelos, familienessen, familienfeier, familiefeest, etentje met familie, repas de famille, repas familial, family gathering, family reunion, reunion familiar, celebracion familiar, comunion, bautizo, christening, communion, taufe, doopfeest, bapteme, retirement, retirement party, jubilacion, ruhestand, pensioenfeest, lunch with the family, dinner with the family',
    best: 'rice, arroz, family from, una familia, grilled, a la plancha',
    words:
      'long table, mesa larga, table for twenty, mesa para veinte, paella, shared, dough, masa, orchards, huerta, lemon, limon, sardines, sardinas, vine, parra',
    leans: ['businesses/restaurant'],
  },
  {
    names:
      'reunion, reencuentro, reunion con amigos, reunion de amigos, friends reunion, class reunion, catch up, catching up, catch up with friends, catch up with a friend, old friends, old friend, viejos amigos, amigos de la universidad, uni friends, university friends, school friends, quedada, quedada con amigos, quedar con amigos, ponernos al dia, antiguos alumnos, wiedersehen, alte freunde, klassentreffen, oude vrienden, reunie, bijkletsen, vieux amis, retrouvailles',
    best: 'long table, mesa larga, dining table for ten, mesa de comedor para diez, table for twenty, vermouth, vermut',
    words:
      'conversation, conversacion, pub games, quiz, tapa, low enough to talk, barbecue, barbacoa, group, grupo, terrace, terraza, karaoke',
    leans: ['businesses/bar', 'rentals/villa'],
  },
  {
    names:
      'breakup, break up, broke up, got dumped, just got dumped, heartbroken, heartbreak, broken heart, cheer up, cheering up, cheer me up, cheer myself up, need cheering up, cheer up a friend, feeling down, feeling sad, feel better, sad, ruptura, lo he dejado, me han dejado, me ha dejado, corazon roto, mal de amores, animarme, animarse, animarnos, para animarse, animar a una amiga, levantar el animo, subir el animo, estoy triste, triste, de bajon, liebeskummer, traurig, aufmuntern, aufheitern, verdrietig, opvrolijken, liefdesverdriet, remonter le moral, rupture, chagrin d amour, bad day, mal dia, un mal dia, rough week, horrible week, stressful week, schlechter tag, slechte dag',
    best: 'karaoke, bingo, disco, comedy, comedia',
    words:
      'drag, kindness, amabilidad, applause, aplausos, songs, canciones, dancing, singing badly, cocktail, coctel, spa, drum circle, macarena, hits, laughs, risas',
    leans: ['businesses/bar', 'events/party'],
  },
  {
    names:
      'windy, windy day, too windy, cloudy, cloudy day, overcast, nublado, dia nublado, nubes, grey day, gray day, dia gris, cold day, dia frio, viento, hace viento, mucho viento, dia de viento, hace frio, not beach weather, no beach weather, no beach day, no hace dia de playa, no apetece playa, no hace sol, grauer tag, bewolkt, bewolkter tag, windig, winderig, grijze dag, koude dag, temps gris, jour de vent, vent, nuageux, wenn es kalt ist, when it is cold, when its cold',
    best: 'with a cook, con una cocinera, climbing, escalada, climbed, escalado, walk through the towers, paseo entre las torres',
    words:
      'second hand, segunda mano, prints, laminas, walks, rutas, guided, guiadas, spa, records, discos, vermouth, vermut, karaoke, comics, e bike, vinyl, vinilo, wool, island, isla',
    leans: ['businesses/tour', 'businesses/shop', 'businesses/bar'],
  },
  {
    names:
      'lazy, lazy day, lazy sunday, lazy morning, lazy afternoon, slow morning, slow sunday, slow day, do nothing, doing nothing, nothing planned, no hacer nada, sin hacer nada, vaguear, de vagueo, domingo tranquilo, dia tranquilo, manana tranquila, manana lenta, fauler tag, fauler sonntag, faulenzen, nichts tun, luieren, luie dag, luie zondag, niks doen, paresser, ne rien faire, journee tranquille, grasse matinee, dimanche tranquille, late breakfast, desayuno tardio',
    best: 'eggs, huevos, any hour, cualquier hora, breakfast until noon, desayuno hasta las doce, hammock, hamaca',
    words:
      'coffee, cafe, beach bar, chiringuito, pool, piscina, parasol, sombrilla, loungers, tumbonas, paperbacks, libros de bolsillo, siesta, courtyard, patio, garden, jardin, breakfast, desayuno, vermouth, vermut',
    leans: ['businesses/restaurant', 'businesses/bar', 'rentals/beach_gear'],
  },
  {
    names:
      'picnic, beach picnic, picnic on the beach, picnic en la playa, hacer un picnic, un picnic, picknick, picknicken, picknick am strand, picknick op het strand, pique nique, pique niquer, merienda en la playa, comer en la playa',
    best: 'picnic, cool box, nevera',
    words:
      'parasol, sombrilla, shade, sombra, rugs, alfombras, basket, cesta, bread, pan, fruit, fruta, cove, cala, towel, toalla',
    leans: ['rentals/beach_gear', 'rentals/bike'],
  },
  {
    names:
      'canalla, plan canalla, gamberro, gamberra, naughty, cheeky, cheeky night, risque, picante, frech, ondeugend, coquin, cabaret, burlesque',
    best: 'drag, bingo, queer, perreo',
    words: 'karaoke, reggaeton, eyelashes, pestanas, shutter, persiana, cocktail, coctel, glitter, purpurina, shots',
    leans: ['events/party', 'businesses/club', 'businesses/bar'],
  },
  {
    names:
      'weird, weird stuff, something weird, quirky, unusual, something unusual, something different, something odd, bizarre, odd, strange, raro, rara, algo raro, cosas raras, curioso, curiosidades, extravagante, algo diferente, algo distinto, algo original, plan original, plan diferente, out of the ordinary, off the beaten track, hidden gem, hidden gems, joya escondida, sitio secreto, secret spot, one of a kind, kurios, etwas anderes, ausgefallen, schrag, verruckt, iets anders, vreemd, bijzonder, gek, insolite, quelque chose de different, bizarre, unique experience, experiencia unica, not the usual, nothing typical, no lo tipico, nada tipico',
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
      'make noise, make some noise, make noise all night, making noise, noise, hacer ruido, be loud, play loud, play loud music, rehearse, rehearsal, rehearsal room, rehearsal space, ensayar, ensayo, local de ensayo, band practice, jam session, jam with friends, jammen, proben, proberaum, repeteren, oefenruimte, repeter, larm machen, lawaai maken, faire du bruit, play drums, play the drums, my band, our band, we are a band, mi banda, mi grupo de musica, tocar la bateria, meine band, mijn band',
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
];
