/** Words of where one eats, drinks, stays, shops and is served, and of outings. Data; see `words-of.ts` for how it is written. */
import type { WordsOf } from './words-of.ts';

export const food = {
  paella:
    'paella, paellas, rice dish, arroz, arroces, arroceria, ~rice, fideua, arroz a banda, arroz al horno, socarrat',
  ramen:
    'ramen, noodle, fideos, korean, coreano, coreana, kimchi, bibimbap, asian, asiatico, asiatica, japanese, japones, japonesa, chinese, chino, thai, tailandes, tailandesa, vietnamese, vietnamita, pho, wok, gyoza bar, curry house, indian restaurant, restaurante indio',
  sushi: 'sushi, sashimi, maki, nigiri, omakase, poke, poke bowl, izakaya',
  pizza:
    'pizza, pizzeria, neapolitan, napolitano, napolitana, italian, italiano, italiana, pasta, trattoria, ristorante, focaccia, horno napolitano, neapolitan oven',
  tacos: 'taco, taqueria, mexican, mexicano, mexicana, burrito, tex mex, quesadilla, nachos, guacamole, cantina',
  burger:
    'burger, hamburguesa, hamburgueseria, hamburger, smash burger, hot dog, perrito caliente, food truck, foodtruck, street food, sandwich, bocadillo, bocateria, ~bocata, kebab, fries, patatas fritas, fried chicken, pollo frito, fast food, comida rapida',
  tapas:
    'tapa, tapas route, ruta de tapas, pintxo, pincho, montadito, small plates, raciones, mesones, meson, aperitivo, toothpick, palillo, croquetas, jamon',
  breakfast:
    'breakfast, desayuno, brunch, full english, desayuno ingles, huevos rotos, eggs benedict, pancakes, tortitas',
  fish: 'seafood, marisco, marisqueria, fish restaurant, pescado, pescaito, pescadito, fish and chips, oyster, ostra, lonja, fishmonger, pescaderia, grilled fish, sardine, sardina, calamares, octopus, pulpo a la gallega, catch of the day, pescado del dia, barcas',
  grill:
    'grill, grilled, barbecue, bbq, barbacoa, parrilla, asador, brasa, brasas, steak, steakhouse, chuleton, ribs, costillas, argentinian, argentino, argentina, al fuego, en llamas, cooked on fire, smokehouse, rotisserie, pollo asado',
  'place-setting':
    'set menu, menu del dia, tasting menu, menu degustacion, courses, platos, one sitting, un solo turno, fine dining, alta cocina',
  'ice-cream':
    'ice cream, helado, heladeria, gelato, gelateria, sorbet, sorbete, horchata, horchateria, granizado, frozen yogurt, milkshake, batido',
  pastry:
    'bakery, panaderia, pastry, pasteleria, patisserie, croissant, cruasan, bolleria, confectionery, confiteria, churros, churreria, cake shop, reposteria, coca, empanada, donut',
  coffee:
    'coffee shop, ~cafe, cafeteria, espresso bar, ~coffee, barista, tea room, teteria, salon de te, specialty coffee, cafe de especialidad, roastery, tostadero',
  chef: 'cooking class, clase de cocina, cookery class, cooking workshop, taller de cocina, showcooking, food tour, ruta gastronomica',
} satisfies WordsOf;

export const drinks = {
  beer: 'beer, cerveza, cervezas, brewery, cerveceria, cervecera, pub, irish pub, british pub, craft beer, cerveza artesana, taproom, oktoberfest, pint, ale, lager, sidreria, sidra, cider',
  wine: 'wine, vino, winery, vineyard, vinedo, wine bar, wine tasting, cata de vinos, ~bodega, enoteca, vinoteca, vermouth, vermut, vermuteria, cava, sommelier, sumiller',
  cocktail:
    'cocktail, coctel, cocteles, cocteleria, mojito, gin tonic, daiquiri, margarita, tiki, mixology, speakeasy, ~copas',
  coffee: '~coffee, ~cafe, cafeteria, coffee shop, espresso',
  'ice-cream': 'horchata, granizado, milkshake, batido',
} satisfies WordsOf;

export const homes = {
  'high-rise':
    '~tower, ~torre, skyscraper, rascacielos, high rise, penthouse, atico, loft, planta veintiuno, floor twenty, top floor, ultima planta, skyline flat, azotea, rooftop',
  pool: 'private pool, piscina privada, ~pool, ~piscina, long pool, piscina larga, shared pool, piscina comunitaria',
  bed: 'hostel, hostal, albergue, bed and breakfast, guesthouse, guest house, pension, ~studio, ~estudio, bunk, bunk bed, litera, ~mattress, ~colchon, ~room, ~habitacion, capsule',
  hammock: 'hammock, hamaca colgante, hamacas colgantes',
  key: 'self check in, llegada autonoma, key handover, entrega de llaves',
  balconies: 'balcony, balcon, aparthotel, apartment, apartamento, flat, ~piso, terrace flat',
  villa: 'villa, chalet, chale, finca, masia, farmhouse, cottage, bungalow, casa rural, country house, country hotel',
  'camper-van': 'campsite, camping, glamping, caravan, caravana, autocaravana, mobile home',
  sauna: 'spa, spa hotel, balneario, thermal, termal, hammam, wellness hotel',
} satisfies WordsOf;

export const wheels = {
  tandem: 'tandem, bike for two, bici para dos, surrey bike, quadricycle, cuatriciclo',
  'kick-scooter':
    'electric scooter, e scooter, kick scooter, patinete, patinete electrico, scooter electrico, segway, push scooter',
  moped:
    'moped, ciclomotor, scooter, escuter, vespa, motor scooter, motorbike, motocicleta, motorcycle, 125cc, 125 cc, ~moto',
  buggy:
    'buggy, quad, quad bike, atv, off road, jeep safari, 4x4, todoterreno, dune buggy, safari en jeep, ruta en quad',
  bicycle:
    'bicycle, bicicleta, bike, bici, e bike, ebike, bici electrica, bicicleta electrica, cruiser, cycling, mountain bike, cicloturismo',
  'road-bike':
    'road bike, racing bike, carbon bike, bici de carretera, bicicleta de carretera, carretera de carbono, bici de carbono',
  'cargo-bike': 'cargo bike, bici de carga, bicicleta de carga',
  convertible:
    'convertible, descapotable, cabrio, cabriolet, roadster, sports car, deportivo, classic car, coche clasico',
  'city-car':
    'two seater, biplaza, electric car, coche electrico, city car, microcar, microcoche, small car, coche pequeno, smart',
  'camper-van': 'camper, campervan, camper van, motorhome, autocaravana, furgoneta camper, caravan, caravana',
  van: '~van, furgoneta, minivan, furgo, cargo van, people carrier, nine seater, nueve plazas',
  coach:
    'coach, autocar, autobus, bus, minibus, microbus, shuttle, lanzadera, airport transfer, traslado al aeropuerto, traslado',
  tram: 'tram, tranvia, tourist train, tren turistico, train, tren, trenet, railway, ferrocarril',
  'steering-wheel':
    'hatchback, utilitario, saloon, sedan, suv, ~car, ~coche, automatic car, coche automatico, taxi, chauffeur, chofer',
} satisfies WordsOf;

/** What one goes out for that is neither stage nor sport. */
export const outings = {
  'market-stall':
    'market, mercado, mercadillo, flea market, street market, craft fair, feria de artesania, stall, puestos, rastro, rastrillo, food market, mercado medieval, night market, second hand, segunda mano, vintage',
  'ferris-wheel':
    'funfair, fun fair, ferris wheel, noria, theme park, parque tematico, amusement park, parque de atracciones, carousel, tiovivo, carrusel, ~feria, fairground',
  'water-slide':
    'water park, waterpark, parque acuatico, water slide, tobogan, aquapark, bouncy castle, castillo hinchable',
  fireworks:
    'fireworks, firework, fuegos artificiales, castillo de fuegos, pyrotechnics, pirotecnia, mascleta, new year, nochevieja, fin de ano, fiestas patronales, verbena, block party, street party, countdown',
  lantern:
    'lantern, lantern walk, paper lantern, farolillo, farolillos, farol de papel, linterna de papel, sky lantern',
  bonfire: 'bonfire, hoguera, hogueras, san juan, fogata, campfire, correfoc, fallas, fire show, noche de san juan',
  'hot-air-balloon':
    'hot air balloon, balloon flight, balloon ride, globo aerostatico, vuelo en globo, paseo en globo, ~globo, ~globos',
  books:
    'book, libro, bookshop, libreria, book club, club de lectura, book swap, poetry, poesia, ~reading, ~lectura, literary, literario, comic, vineta, manga, fanzine, language exchange, intercambio de idiomas, spanish lessons, clases de espanol, language school, academia de idiomas, biblioteca, library, storytelling for children, cuentacuentos',
  easel:
    'painting class, painting workshop, taller de pintura, clase de pintura, paint and wine, watercolour, acuarela, drawing class, dibujo, art workshop, taller de arte, ceramics workshop, taller de ceramica, exhibition, exposicion, art gallery, galeria de arte, sketching, art fair',
  camera: 'photo walk, photography, fotografia, photo shoot, sesion de fotos, paseo fotografico, photo tour',
  coach:
    'coach trip, excursion en autocar, excursion en autobus, day trip by bus, sightseeing bus, bus turistico, hop on hop off',
  tram: 'tourist train, tren turistico, tram, tranvia, trenet',
  buggy: 'jeep safari, safari en jeep, quad, buggy, 4x4',
  'guide-flag':
    'guided tour, visita guiada, walking tour, free tour, sightseeing, city tour, tour guide, night walk, paseo guiado, paseo nocturno, ruta guiada, walk through the towers, ruta a pie, guided walk, ~walk, ~walks, ~tour, ~tours, ~paseo, ~ruta',
  'high-rise': 'rooftop, azotea, skyline',
  yoga: 'yoga, pilates, meditation, meditacion, wellness retreat, retiro',
  dog: 'dog, perro, puppy, cachorro, dog walk, paseo canino, dog sitter, guarderia canina, pet shop, mascota',
  horse: 'horse, horse riding, horseback, pony, caballo, a caballo, equitacion, hipica',
  kite: 'kite, kite festival, cometa, festival de cometas',
  picnic: 'picnic, merienda campestre',
  viewpoint: 'viewpoint, lookout, panorama, telescope, mirador, telescopio, stargazing, observacion de estrellas',
  'street-of-old-town': 'old town walk, old quarter, casco antiguo, casco historico',
} satisfies WordsOf;

/** Shops, and services. */
export const trades = {
  washing:
    'laundry, lavanderia, launderette, laundromat, washing machine, lavadora, dry cleaning, dry cleaner, tintoreria, ironing, planchado, colada',
  scissors:
    'hairdresser, peluqueria, peluquero, peluquera, barber, barberia, barbero, barbera, barbershop, haircut, corte de pelo, hair salon, hair stylist, estilista, nail salon, manicure, manicura, nails, unas',
  tattoo: 'tattoo, tatuaje, tatuador, tatuadora, tattooist, piercing, tattoo studio, estudio de tatuaje',
  sauna:
    'spa, sauna, massage, masaje, hammam, wellness, balneario, thermal, termal, masajista, masseur, masseuse, beauty salon, centro de estetica, esteticista, beautician, physiotherapy, fisioterapia',
  wrench:
    'repair, reparacion, reparaciones, arreglan, arreglamos, mechanic, mecanico, taller mecanico, garage, maintenance, mantenimiento, handyman, manitas, plumber, fontanero, fontanera, electrician, electricista, locksmith, cerrajero, cerrajeria, bike repair',
  suitcase:
    'luggage, luggage storage, left luggage, consigna, suitcase, maleta, equipaje, travel agency, agencia de viajes',
  books: 'bookshop, bookstore, libreria, ~books, ~libros, stationery, papeleria, comics',
  easel:
    'art gallery, galeria de arte, prints, laminas, postcards, postales, art supplies, bellas artes, artwork, ceramics, ceramica, frames, craft shop',
  record: 'record shop, vinyl, vinilo, tienda de discos, music shop',
  guitar: 'guitar shop, instrumentos musicales, tienda de musica, musical instruments, guitar',
  surf: 'surf, surf shop, tienda de surf, boards, tablas, tabla, wetsuit, neopreno',
  snorkel: 'dive shop, tienda de buceo',
  bicycle: 'bike shop, tienda de bicis, bike hire, alquiler de bicis, bicycle, bicicleta, bicis',
  moped: 'scooter hire, alquiler de motos, motorbike hire, moped',
  'market-stall':
    'market, mercado, mercadillo, second hand, segunda mano, vintage, flea, grocer, grocery, ultramarinos, greengrocer, fruteria, fruit and vegetables, verduras, supermarket, supermercado, farmers, deli',
  pastry: 'bakery, panaderia, pasteleria, patisserie, horno de pan, confiteria',
  fish: 'fishmonger, pescaderia',
  wine: 'wine shop, vinoteca, bodega, bottle shop, licoreria',
  'ice-cream': 'heladeria, ice cream',
  sunhat: 'hat, sombrero, flip flop, chancla, beachwear, swimwear, banadores, bikini, sun cream, sombrereria, souvenir',
  'shop-till':
    'boutique, clothes shop, tienda de ropa, clothes, ropa, fashion, moda, shoe shop, zapateria, jewellery, joyeria, pharmacy, farmacia, perfumery, perfumeria, department store, mobile phones, electronics shop, gift shop, tienda de regalos',
  camera: 'photographer, fotografo, fotografa, photo studio, estudio de fotografia, photography',
  coach: 'airport transfer, traslados, shuttle, transfer, minibus hire',
  'steering-wheel':
    'taxi, car hire, rent a car, alquiler de coches, driving school, autoescuela, private driver, chofer',
  'key-rack':
    'key holding, property management, gestion de apartamentos, keys, cerrajeria, copias de llaves, letting agency, inmobiliaria, estate agent',
  mop: 'cleaning company, cleaning service, servicio de limpieza, empresa de limpieza, limpieza de apartamentos, cleaners, cleaning',
  chef: 'private chef, chef a domicilio, catering, cook at home',
  dumbbell: 'gym, gimnasio, fitness, personal trainer, crossfit',
  yoga: 'yoga, pilates, yoga studio',
  pool: 'pool maintenance, mantenimiento de piscinas, pool cleaning, piscinas',
  megaphone: 'advertising, publicidad, marketing agency, agencia de marketing, event agency, agencia de eventos',
  'hot-air-balloon': 'balloon decoration, decoracion con globos',
} satisfies WordsOf;
