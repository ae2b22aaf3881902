/**
 * What is near a thing where nobody in the town has it, of words that other tables know: all that stands in one line with
 * such a word is near to the same. A line reads `name, name ~ what is near` (line.ts). Without accents. Data.
 */
export const beside: readonly string[] = [
  // Health and errands
  'pharmacy, farmacia ~ plasters, tiritas, first aid, sun cream, crema solar, supermarket, supermercado, groceries',
  'doctor, medico; hospital; nurse, enfermera ~ pharmacy, farmacia, first aid, plasters, tiritas, lifeguard',
  'first aid, primeros auxilios ~ plasters, tiritas, lifeguard, socorrista, pharmacy, farmacia',
  'bank, cash machine, currency exchange ~ supermarket, supermercado, groceries',
  'nail, manicure, beauty, beautician ~ barber, barberia, hairdresser, massage, masaje, spa, treatment, businesses:service',
  'post office, correos ~ postcard, postal, print shop, prints, laminas, souvenir, left luggage, consigna',
  'photocopy, copy shop ~ prints, laminas, print shop, imprenta, desk, escritorio',
  'spanish classes, spanish lessons ~ language exchange, language, idioma, flags, banderas, strangers, student, hostel',
  'airport, aeropuerto ~ van, furgoneta, coach, autocar, left luggage, consigna, electric, rentals:car',
  'mobility scooter, wheelchair hire ~ wheelchair, silla de ruedas, step free, accessible, accesible, electric, electrico, two seater, lift, ascensor, ground floor',
  'babysitter, kids club ~ kids, children, ninos, sandcastle, castillos de arena, comics, lantern, farolillo, family, familia',
  'storage, luggage, suitcase ~ left luggage, consigna, lockers, taquillas, hostel',
  '| bouncy castle, castillo hinchable, hinchables, playground, parque infantil, soft play, indoor play, ludoteca, parque de bolas, spielplatz, indoorspielplatz, speeltuin, aire de jeux ~ sandcastle, castillos de arena, kids, children, ninos, lantern, farolillo, comics, park, parque, swimming pool, piscina, beach',
  // On the table
  'halal ~ falafel, vegetarian, vegetariano, vegetable, verdura, fish, pescado, seafood, rice, arroz',
  'allergy, allergic, alergia ~ gluten free, sin gluten, vegan, vegano, rice, arroz',
  'lactose free, sin lactosa ~ oat milk, vegan, vegano, vegetable, verdura, coffee',
  'roast, sunday lunch ~ grill, brasa, meat, carne, set menu, menu del dia, rice, arroz, lunch, comida',
  'fish and chips, chips, fries ~ fish, pescado, squid, calamares, sandwich, bocadillo, pub, beach bar, chiringuito',
  'set menu, menu del dia ~ lunch, comida, courses, market, mercado, tapas, rice, arroz',
  'ice cream, helado ~ dessert, postre, cake, tarta, tiramisu, churro, chocolate, fruit, fruta, brunch, coffee, market, mercado, beach bar, chiringuito',
  'street food, food truck ~ market, mercado, tapas, sandwich, bocadillo, festival, beer, cerveza',
  // On stage and screen
  'film, cinema, cine ~ open air, short films, cortos, film scores, bandas sonoras, theatre, comics',
  'theatre, teatro ~ film scores, string, cuerda, flamenco, drag, short films, cortos, comedy, cabaret, old town, events:concert',
  'opera ~ classical music, string octet, octeto, film scores, theatre, teatro, flamenco, singer',
  'comedy, comedia, comedian ~ drag, bingo, short films, cortos, tribute, tributo, karaoke, quiz, laughs, risas',
  'cabaret, burlesque ~ drag, queer, bingo, flamenco, sequins, lentejuelas, glitter, karaoke, show',
  'circus, circo ~ drag, bingo, comics, lantern, farolillo, masks, freestyle, skate, festival',
  'open mic, jam session ~ karaoke, acoustic, acustico, unplugged, freestyle, drum circle, tambores, live music, jazz',
  'exhibition, exposicion, art, arte ~ prints, laminas, makers, ceramics, comics, market, paint, pintura, neon, architecture, arquitectura, museum',
  'fireworks, fuegos artificiales ~ harbour, puerto, block party, rooftop, azotea, viewpoint, festival',
  'parade, desfile ~ brass band, charanga, lantern, farolillo, masks, mascaras, drums, tambores, street',
  // Games and sport
  'quiz, trivia ~ pub games, juegos de pub, bingo, karaoke, darts, board game, pub',
  'bingo ~ quiz, drag, karaoke, pub games, juegos de pub',
  'casino, poker ~ bingo, quiz, pub games, juegos de pub, cards, cartas, club',
  'arcade, video game, videojuego ~ comics, recreativas, pub games, juegos de pub, synthesizers, sintetizadores, neon, cosplay',
  'escape room ~ climbing, escalada, quiz, karaoke, cooking class, with a cook, teams, equipos, comics, basement, sotano, businesses:tour',
  'watch football, sports bar ~ screens, pantallas, sport on, pub, pub games, beer, cerveza, darts, businesses:bar',
  'snowboard, ski, ice skating ~ skate, boards, tablas, climbing, escalada, jet ski, surf',
  // Out
  'island, isla ~ boat, barco, sail, snorkel, cove, cala, glass bottomed, jet ski, kayak, businesses:tour, rentals:boat',
  'cove, cala ~ snorkel, kayak, paddle, boat, barco, swim, nadar, island, isla, beach',
  'sunset, atardecer ~ rooftop, azotea, terrace, terraza, beach bar, chiringuito, sail, records, view, vistas',
  'child seat, silla infantil ~ family, familia, children, kids',
  'skipper, captain, patron ~ boat, barco, licence, catamaran, sail',
  // Work
  'english speaking, german speaking, dutch speaking, french speaking ~ languages, idiomas, another language, otro idioma, reception, recepcion, host, guide, guia, promoter',
  'meals included, comida de personal | free meals, free meal, comidas gratis ~ bed, cama, board, staff room, room, kitchen, cocina',
  'day off, dias libres ~ part time, weekends, mornings, evenings',
  'split shift, turno partido ~ lunch, dinner, kitchen, cocina, evening',
];
