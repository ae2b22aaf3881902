/** What people call the kinds of things, and words that mean the same, in both languages. Written without accents. */
import type { CategoryOf } from '#features/listings/kinds.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';

type Kinds = { readonly [N in ListingKind]: Readonly<Record<CategoryOf<N>, string>> };

const nightclub = 'club, nightclub, night club, discoteca, disco, clubbing, sala de fiestas';

/** Each name stands for the whole category; plurals go without saying. The first two are its names, for suggestions. */
export const categoryNames: Kinds = {
  events: {
    party: 'party, fiesta, verbena, guateque',
    concert:
      'concert, concierto, live music, musica en directo, musica en vivo, gig, live band, live show, recital, bolo',
    festival: 'festival, festivales, fest, feria',
    club: `${nightclub}, club night, noche de club`,
    beach: 'beach, playa, beach event, evento de playa, plan de playa',
    sports: 'sport, deporte, deportivo, sporting event, tournament, torneo',
  },
  rentals: {
    apartment:
      'apartment, apartamento, departamento, depa, depto, flat, piso, holiday flat, piso turistico, studio, estudio',
    villa: 'villa, chalet, casita, chale, holiday home, house, casa, finca, masia, holiday house, casa vacacional',
    boat: 'boat, barco, yacht, yate, catamaran, velero, sailing, boat trip, boat party, paseo en barco, fiesta en barco, cruise, crucero, boat cruise, booze cruise, party boat, barco fiesta, barco con dj, boat ride, boat hire, boat rental, alquiler de barcos, alquiler de barco, charter, sail, speedboat, lancha',
    jetski: 'jet ski, moto de agua, jetski, jet sky, jetsky, moto acuatica, water scooter, wave runner',
    bike: 'bike, bici, bicicleta, bicycle, cycle hire, rent a bike, bike hire, scooter, moped, vespa, motorbike, motorcycle, moto, ciclomotor, patinete, patinete electrico, e scooter, electric scooter',
    car: 'car, coche, carro, auto, rent a car, car hire, rental car, alquiler de coche, automovil',
    beach_gear:
      'beach gear, material de playa, beach equipment, beach kit, cosas de playa, equipo de playa, beach stuff, beach things, stuff for the beach, things for the beach, cosas para la playa, strandsachen, strandspullen, affaires de plage',
  },
  businesses: {
    restaurant:
      'restaurant, restaurante, dining, cenar, comer, cena, dinner, lunch, supper, brasserie, eatery, dine, almuerzo, almorzar, essen, place to eat, somewhere to eat, anywhere to eat, sitio para comer, donde cenar, eat out, where to eat, donde comer, food, comida, something to eat, eat, grub, scran, nosh, papear, papeo, jalar, zampar',
    bar: 'bar, pub, garito, garitos, tasca, boozer, boozers, bevvy, bevvies, taberna, taverna, cocktail bar, drinks, copas, tomar algo, tomar copas, happy hour, hora feliz, happy hours',
    club: nightclub,
    hotel:
      'hotel, hoteles, hostel, hostal, albergue, guest house, guesthouse, guesthouses, pension, aparthotel, bed and breakfast',
    tour: 'tour, excursion, ruta, con guia, with a guide, guided tour, visita guiada, day trip, sightseeing, guided walk, ruta guiada',
    shop: 'shop, tienda, store, shopping, compras, boutique',
    service: 'service, servicio',
  },
  jobs: {
    hospitality: 'hospitality, hosteleria, hotel job, hotel work, trabajo en hotel',
    tourism: 'tourism, turismo, tour guide, guia turistico, guia turistica',
    entertainment: 'entertainment, trabajo en espectaculos, relaciones publicas, pr job',
    retail: 'retail, comercio, sales job, trabajo en tienda',
    'food-service':
      'food service, restauracion, kitchen job, bar job, trabajo de cocina, restaurant job, trabajo en restaurante, bar work, trabajo en bar, catering',
    transport: 'transport, transporte, driving job, trabajo de conductor',
    other: 'other job, otro trabajo',
  },
};

/** Words for everything of one type. */
export const typeNames = {
  events:
    'event, evento, what is on, what s on, whats on, happening, ticket, entrada, was ist los, was geht, veranstaltung, veranstaltungen, evenement, evenements, evenementen, sortie, sorties, uitje, uitjes, espectaculo, espectaculos, spektakel, eintrittskarte, kaartje, billet',
  rentals:
    'rental, alquiler, rent, hire, alquilar, for rent, se alquila, to rent, mieten, zu mieten, leihen, verleih, huren, te huur, verhuur, louer, a louer',
  businesses: 'business, negocio, local comercial',
  jobs: 'job, trabajo, work, working, empleo, arbeiten, jobben, jobsuche, werken, travailler, bosser, taf, saisonjob, arbeit, travail, werk, stelle, emploi, baan, vacature, jobs abroad, immediate start, incorporacion inmediata, start immediately, empezar ya, hiring now, sofort anfangen, direct beginnen, baantje, baantjes, werkje, arbeitsplatz, aushilfsjob, curro, currar, currele, curre, earn money, earn extra money, extra money, make money, ganar dinero, ganar pasta, un dinero extra, side job, side hustle, geld verdienen, bijverdienen, extra geld, gagner de l argent, sueldo, salario, salary, wage, wages, gehalt, lohn, salaris, salaire, chamba, laburo, faena, puesto de trabajo, empleos, position, staff wanted, staff needed, employment, contratan, nebenjob, aushilfe, bijbaan, boulot, ferienjob, vakantiewerk, job d ete, vacancy, vacante, hiring, oferta de empleo, trabajar, se busca',
} as const;

/** Words of which each stands for all of its line. */
export const sameMeaning: readonly string[] = [
  'swap, trueque, intercambio, swapping, intercambiar',
  'kid, child, children, family, nino, nina, familia, peque, infantil',
  'pool, piscina, pisci, piscis, piscinita',
  'queer, gay, lesbian bar, lesbian club, lesbians, bar de lesbianas, bar lesbico, gay bar, bar gay, gay club, queer bar, ambiente gay, lgbt, lgtb, lgbtq, lgtbi, drag, drag show, drag night, drag shows, drag queen, drag queens, noche de drag, show drag, espectaculo drag',
  'hike, hiking, hiker, senderismo, trekking, caminata, excursionismo',
  'dive, diving, scuba, buceo, bucear, submarinismo',
  'snorkel, snorkeling, snorkelling, esnorquel, esnorkel',
  'paella, rice, arroz, arroceria',
  'pizza, pizzeria, neapolitan, napolitano, italian, italiano',
  'breakfast, brekkie, brekky, brunch, desayuno, desayunar, fruhstuck, ontbijt',
  'coffee, cafe, cafeteria, kaffee, koffie',
  'sandwich, bocadillo, bocata',
  'beer, cerveza, brewery, cerveceria, birra, birras, chela, chelas, cerve, cerves, cervecita, cervecitas, cervecera, cana, canas',
  'cocktail, coctel, cocteleria',
  'vermouth, vermut',
  'barber, hairdresser, haircut, peluqueria, barberia, peluquero, pelo',
  'laundry, lavanderia, launderette, laundromat',
  'luggage, suitcase, baggage, maleta, equipaje',
  'consigna, left luggage, luggage storage, bag storage',
  'tattoo, tatuaje, tatuar, tatuador',
  'volleyball, voley, voleibol',
  'football, soccer, futbol',
  'run, run club, running club, running group, group run, running, runner, carrera, correr, race',
  'climb, climbing, escalada, escalar, rocodromo',
  'paddle, paddleboard, paddle board, paddle surf, sup, stand up paddle',
  'lifeguard, socorrista, socorrismo',
  'convertible, cabrio, descapotable',
  'bike, bici, bicis, bicicleta, bicycle',
  'scooter, moped, vespa, ciclomotor, motorroller',
  'electric two seater, two seater, biplaza, biplaza electrico | scooter, moped, vespa, ciclomotor, motorroller, motorino, mobylette, scooter electrico, moto electrica, motorbike, motorcycle, moto, motorrad, motor huren, brommer, quad, buggy',
  'patinete, patinete electrico, e scooter, electric scooter, tretroller',
  'camper, campervan, motorhome, autocaravana, caravana',
  'vegetarian, vegan, vegetariano, vegetariana, vegano, vegana, vegetable, verdura, veggie, vegetarien, vegetarienne, vegetarisch, vegetarische, veganes, veganistisch',
  'vinyl, vinyl record, vinyl records, record bar, vinilo, disco de vinilo, discos de vinilo',
  'film, open air cinema, outdoor cinema, outdoor movie, outdoor movies, outdoor film, movie outdoors, peli al aire libre, pelis al aire libre, pelicula al aire libre, cine al aire libre, cine de verano, movie, cinema, cine, pelicula',
  'market, mercado, mercadillo',
  'clothes, ropa, vintage, second hand, segunda mano',
  'thrift shop, thrift store, thrift, charity shop, op shop, second hand shop, vintage shop, tienda de segunda mano, tienda vintage, second hand, segunda mano, vintage, tweedehands, kringloop, friperie, gebrauchte kleidung',
  'souvenir, recuerdo, postcard, postal, lamina',
  'photographer, photography, fotografo, fotografa, fotografia',
  'cleaner, cleaning, housekeeper, housekeeping, limpieza, limpiador, limpiadora',
  'spa, wellness, massage, masaje',
  'nineties, noventa, 90s, anos noventa, anos 90, 90er, neunziger, jaren 90, jaren negentig, annees 90, nineties party',
  'electronic, electronica, electronics, techno, tecno, edm',
  'reggaeton, regueton, perreo, dembow',
  'van, furgoneta, furgo, fregoneta, minibus',
  'surfboard repair, board repair, ding repair, repair board, fix board, reparar tabla, reparacion de tablas, arreglar tabla',
  'surf, surf shop, surf store, tienda de surf, surfing, surfboard, boards, tablas, tabla de surf',
  'wifi, wi fi',
  'parking, aparcamiento, garaje',
  'sea view, vista al mar, vistas al mar',
  'air conditioning, aire acondicionado, climatizado',
  'washing machine, lavadora',
  'balcony, balcon',
  'terrace, terraza',
  'kitchen, cocina',
  'lift, elevator, ascensor',
  'skipper, captain, patron, capitan',
  'life jacket, chaleco',
  'child seat, silla infantil, sillita',
  'delivery, entrega, a domicilio',
  'half hour, half an hour, 30 minutes, thirty minutes, 30 min, media hora, 30 minutos, treinta minutos, halbe stunde, half uur, demi heure',
  'sunset, atardecer, puesta de sol, sundown',
  'rooftop, azotea, roof terrace',
  'receptionist, recepcionista, reception, recepcion',
  'waiter, waitress, camarero, camarera, server, floor staff, kellner, kellnerin, serveur, serveuse, ober',
  'cook, cocinero, cocinera, chef, koch, kok, cuisinier',
  'bartender, barman, coctelero, coctelera, mixologist, barkeeper',
  'driver, conductor, conductora, chofer, fahrer, chauffeur',
  'courier, repartidor, repartidora, delivery rider, rider',
  'promoter, promotor, promotora',
  'entertainer, animador, animadora, animator',
  'shop assistant, dependiente, dependienta, vendedor, vendedora, seller, verkaufer',
  'cashier, cajero, cajera, till',
  'licence, license, driving licence, carne, carnet, carne de conducir, permiso de conducir, fuhrerschein',
  'with accommodation, flat included, piso incluido, habitacion incluida, con piso, room included, bed included, cama incluida, con cama, dormir incluido, with a bed, with bed, with room, staff accommodation, live in, con alojamiento, alojamiento incluido, staff room, staff housing, room share, full board, bed and dinner, mit unterkunft, met kost en inwoning, habitacion de personal, piso compartido, cama y cena, pension completa',
  'first aid, primeros auxilios, erste hilfe',
  'supermarket, supermercado, grocery, groceries, grocer, ultramarinos, super, supermarkt, supermarche, convenience store',
  'island, isla, insel, eiland, ile',
  'tattoo studio, tattoo',
  'cooking class, learn how to cook, learn cooking, paella class, paella workshop, clase de paella, cooking lesson, cookery class, cooking workshop, learn to cook, aprender a cocinar, cooking course, clase de cocina, curso de cocina, taller de cocina, market cook, mercado cocinera',
  'course, lesson, clase, curso, class',
];

/** Of several kinds the one where people look first: who asks for a room wants no house. */
export const leaningNames: Readonly<Record<string, string>> = {
  'room, habitacion, zimmer, kamer, chambre, rooms, habitaciones, chambres, kamers, bed for the night, single room, habitacion individual, double room, habitacion doble, doppelzimmer, einzelzimmer, tweepersoonskamer':
    'businesses/hotel',
  'pub crawl, bar crawl, bar hopping, ruta de bares, ir de bares, kneipentour, kroegentocht, tournee des bars, de copas, ir de copas, salir de copas, bar hopping, ruta de bares, ir de bares':
    'businesses/bar',
};

/** What is asked for by names that stand for several kinds of thing: accommodation is three. */
export const manyKinds: Readonly<Record<string, readonly string[]>> = {
  'things to do, thing to do, something to do, anything to do, what to do, stuff to do, to do, things to see, day out, activity, activities, entertain, cosas que hacer, que hacer, que hago, que hacemos, que podemos hacer, que puedo hacer, algo que hacer, algo para hacer, plan, planes, actividad, actividades, que ver, was machen, was tun, was kann man machen, unternehmung, unternehmen, aktivitat, aktivitaten, wat te doen, wat doen, te doen, activiteit, activiteiten, que faire, quoi faire, a faire, activite, activites, iets doen, iets te doen, iets leuks doen, etwas machen, etwas unternehmen, do something, hacer algo, faire quelque chose, fun, entertainment, entretenimiento':
    [...Object.keys(categoryNames.events).map((category) => `events/${category}`), 'businesses/tour'],
  'accommodation, alojamiento, stay, stays, place to sleep, somewhere to sleep, somewhere to stay, sitio para dormir, place to stay, where to stay, where can we stay, where can i stay, where can we sleep, where can i sleep, somewhere we can stay, donde quedarnos, donde alojarnos, donde podemos dormir, wo konnen wir ubernachten, waar kunnen we slapen, ou dormir, where to sleep, donde dormir, lodging, digs, gaff, crash pad, sitio donde dormir, room, habitacion, bed for the night, bed, cama, bett, lit, sleep, dormir, hospedaje, zimmer, ubernachtung, ubernachten, schlafen, kamer, slapen, overnachten, verblijf, chambre, logement, hebergement, dormitorio':
    ['rentals/apartment', 'rentals/villa', 'businesses/hotel'],
  'nightlife, night life, vida nocturna, ocio nocturno, salir de fiesta, salir de noche, ir de fiesta, night out, going out, go out, marcha, ausgehen, nachtleben, uitgaan, vie nocturne, sortir, salir, salir por la noche, party all night, clubs and bars, weggehen, fortgehen, stappen, op stap, feiern, feten, feten gehen, abfeiern, party machen, feesten, faire la fete, farra, de farra, juerga, de juerga, parranda, de copas, ir de copas, salir de copas, pub crawl, bar crawl, kneipentour, kroegentocht, tournee des bars':
    ['events/club', 'events/party', 'businesses/club', 'businesses/bar'],
  // Whatever is on in an evening: "soiree jazz"
  'soiree, soirees': ['events/party', 'events/concert', 'events/club', 'events/festival'],
};
