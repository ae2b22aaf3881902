/** Words of what people work as: a notice shows the work, not the place. Data; see `words-of.ts` for how it is written. */
import type { WordsOf } from './words-of.ts';

export const work = {
  shaker:
    'bartender, barman, barmaid, barkeeper, coctelera, coctelero, mixologist, mixologo, bar staff, camarero de barra, camarera de barra, bar person, barback, cocktail bartender',
  tray: 'waiter, waitress, waiting staff, camarero, camarera, server, floor staff, table service, servicio de mesa, banquet, banquetes, head waiter, jefe de sala, jefa de sala, maitre, runner de sala, hostess, restaurant manager, encargado de sala, encargada de sala, brunch floor staff',
  chef: 'chef, cook, cocinero, cocinera, kitchen porter, kitchen assistant, kitchen hand, ayudante de cocina, jefe de cocina, jefa de cocina, sous chef, commis, pinche, planchista, arrocero, arrocera, pizzero, pizzera, pizzaiolo, sushiman, parrillero, parrillera, dishwasher, friegaplatos, office y cocina, cocina',
  coffee: 'barista',
  pastry: 'baker, panadero, panadera, pastry chef, pastelero, pastelera, repostero, repostera',
  'ice-cream': 'heladero, heladera, ice cream seller, ice cream server',
  mop: 'cleaner, cleaning, limpieza, limpiador, limpiadora, housekeeper, housekeeping, chambermaid, camarera de pisos, camarero de pisos, room attendant, gobernanta, janitor, maid',
  'key-rack':
    'receptionist, recepcionista, recepcion, reception, front desk, concierge, conserje, night auditor, changeover, key holder, check in agent, keys, llaves, porter, botones, hall porter, entradas y salidas, guest relations',
  sauna:
    'spa, massage, masaje, masajista, masseur, masseuse, beautician, esteticista, spa attendant, auxiliar de spa, therapist, quiromasajista',
  scissors: 'hairdresser, peluquero, peluquera, barber, barbero, barbera, stylist, estilista, manicurist, manicurista',
  tattoo: 'tattooist, tatuador, tatuadora, tattoo artist, piercer',
  washing: 'laundry, lavanderia, ironing, planchador, planchadora',
  lifeguard: 'lifeguard, socorrista, rescue, salvamento, vigilante de playa, lifesaver, beach patrol',
  pool: 'pool technician, tecnica de piscinas, tecnico de piscinas, pool cleaner, piscinero, piscinera, pool maintenance, mantenimiento de piscinas',
  wrench:
    'mechanic, mecanico, mecanica, technician, tecnico, tecnica, maintenance, mantenimiento, repair, reparacion, handyman, plumber, fontanero, fontanera, electrician, electricista, mozo de mantenimiento, painter and decorator, carpenter, carpintero, carpintera',
  microphone:
    'singer, cantante, entertainer, animador, animadora, presenter, presentador, presentadora, speaker, compere, mc',
  'mixing-desk':
    'sound technician, tecnico de sonido, tecnica de sonido, sound and light technician, sound engineer, ingeniero de sonido, ingeniera de sonido',
  decks: 'dj, disc jockey, resident dj, dj residente, pinchadiscos, vj',
  guitar: 'guitarist, guitarrista, musician, musico, band member, bajista',
  saxophone: 'saxophonist, saxofonista, trumpeter, trompetista, jazz musician',
  flamenco: 'flamenco dancer, bailaor, bailaora',
  'dance-shoes':
    'dancer, bailarin, bailarina, gogo, go go, dance teacher, profesor de baile, profesora de baile, choreographer',
  masks: 'actor, actress, actriz, performer, drag queen, acrobat, acrobata, magician, mago, artista circense',
  comedy: 'comedian, comico, comica, monologuista',
  megaphone:
    'promoter, promotor, promotora, relaciones publicas, public relations, ticket seller, vendedor de entradas, vendedora de entradas, marketing, community manager, captador, captadora, azafata, azafato, brand ambassador, flyer, repartidor de flyers, rrpp, comercial de excursiones',
  'velvet-rope':
    'security, seguridad, doorman, bouncer, door staff, door steward, door, portero de discoteca, portera de discoteca, controlador de acceso, controladora de acceso, control de acceso, controladora o controlador de acceso, security guard, vigilante de seguridad, vip host',
  camera:
    'photographer, fotografo, fotografa, videographer, content creator, creador de contenido, creadora de contenido, camera operator',
  'guide-flag':
    'guide, guia, tour guide, guia turistico, guia turistica, tour leader, guia acompanante, storyteller, narrador, narradora, informador turistico, informadora turistica',
  hike: 'hiking guide, guia de senderismo, mountain guide, guia de montana',
  climber: 'climbing instructor, monitor de escalada, monitora de escalada, rocodromo',
  snorkel:
    'dive instructor, diving instructor, dive master, divemaster, instructor de buceo, instructora de buceo, buceo',
  surf: 'surf instructor, monitor de surf, monitora de surf, windsurf, kitesurf',
  'paddle-board': 'paddle instructor, monitor de paddle surf, monitora de paddle surf',
  kayak: 'kayak guide, monitor de kayak, monitora de kayak, guia de kayak',
  jetski: 'jet ski monitor, monitor de motos de agua, monitora de motos de agua, moto de agua, jet ski',
  swimmer: 'swimming teacher, swim coach, monitor de natacion, monitora de natacion',
  yoga: 'yoga teacher, yoga instructor, profesor de yoga, profesora de yoga, pilates',
  dumbbell:
    'personal trainer, fitness instructor, entrenador personal, entrenadora personal, gym instructor, monitor de gimnasio, monitora de gimnasio, monitor de fitness',
  padel: 'padel coach, tennis coach, monitor de padel, monitora de padel, tennis instructor, profesor de tenis',
  golf: 'caddie, greenkeeper, golf',
  football: 'football coach, entrenador de futbol, entrenadora de futbol',
  yacht:
    'deckhand, marinero, marinera, skipper, patron de barco, patrona de barco, boat crew, sailor, captain, capitan, capitana, tripulante, boat hand, steward on a yacht',
  sailboat: 'sailing instructor, monitor de vela, monitora de vela',
  fishing: 'fisher, pescador, pescadora',
  coach:
    'bus driver, coach driver, conductor de autobus, conductora de autobus, shuttle driver, lanzadera, minibus driver, conductor de autocar, night shuttle driver',
  'steering-wheel':
    'driver, conductor, conductora, chauffeur, chofer, taxi driver, taxista, valet, aparcacoches, car handover, entrega de coches, van driver, transfer driver, delivery driver',
  bicycle:
    'courier, bike courier, repartidor en bici, repartidora en bici, bike mechanic, mecanico de bicis, bike guide, ciclista, bike messenger',
  'cargo-bike': 'cargo bike courier, cargo bike, bici de carga',
  moped: 'delivery rider, rider, repartidor, repartidora, repartidor en moto, motorista, pizza delivery',
  tram: 'tram driver, train driver, maquinista',
  'shop-till':
    'shop assistant, sales assistant, dependiente, dependienta, cashier, cajero, cajera, seller, vendedor, vendedora, grocer, salesperson, retail assistant, store manager, encargado de tienda, encargada de tienda, shop manager, reponedor, reponedora, print shop',
  'market-stall': 'stallholder, greengrocer, frutero, frutera, market trader',
  books:
    'teacher, profesor, profesora, translator, traductor, traductora, language teacher, tutor, bookseller, librero, librera, babysitter, canguro, au pair, monitor infantil, monitora infantil, kids club',
  easel: 'graphic designer, disenador grafico, disenadora grafica, illustrator, ilustrador, ilustradora, art teacher',
  suitcase:
    'arrivals host, anfitrion, anfitriona, anfitrion de llegadas, welcome host, airport representative, travel agent, agente de viajes, holiday rep, resort representative',
  sunbed: 'beach attendant, sunbed attendant, hamaquero, hamaquera',
  foam: 'foam party crew',
  quiz: 'bingo caller, quiz host, quizmaster, croupier',
  karaoke: 'karaoke host, karaoke jockey, presentador de karaoke, presentadora de karaoke',
  'ferris-wheel': 'ride operator, theme park, parque tematico, operador de atracciones, operadora de atracciones',
  'water-slide': 'water park, parque acuatico',
} satisfies WordsOf;
