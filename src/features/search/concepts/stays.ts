import { petWords } from '../pet-words.ts';

/** What people ask of a room, a beach and a rental, in five languages, without accents; each word stands for its line. Data. */
export const stays: readonly string[] = [
  'hostel, backpacker, backpackers, mochilero, dorm, dormitory, bunk, bunk bed, litera, bunks | schlafsaal, slaapzaal, dortoir',
  'camping, campsite, camp site, tent, tienda de campana | campingplatz, zelt, tente',
  'adults only, solo adultos | nur erwachsene, alleen volwassenen, adulte seulement',
  'all inclusive, todo incluido | alles inklusive, all in, tout compris',
  'half board, media pension | halbpension, halfpension, demi pension',
  'late checkout, late check out, salida tardia | spater checkout, late uitchecken',
  'early check in, early checkin, entrada temprana',
  `dogs, pets, perros, mascotas | ${petWords}`,
  'wheelchair, wheelchair friendly, wheelchair accessible, wheelchair access, accessible, accesible, accessibility, accesibilidad, silla de ruedas, movilidad reducida, reduced mobility, disabled, disability, minusvalido, discapacitado | step free, sin escaleras, barrierefrei, rollstuhl, rolstoel, rolstoeltoegankelijk, fauteuil roulant',
  'cot, crib, cuna, travel cot | babybett, kinderbett, kinderbed, lit bebe, babybedje',
  'high chair, highchair, trona | hochstuhl, kinderstoel',
  'smoking, smoker, smoking room, fumador | raucher, roken',
  'garden, jardin, patio, courtyard, yard | garten, tuin',
  'hot tub, jacuzzi, whirlpool, banera de hidromasaje',
  'heating, calefaccion | heizung, verwarming, chauffage',
  'desk, laptop, portatil, workspace, place to work, somewhere to work, work from home, work on laptop, work with laptop, laptop friendly, trabajar con portatil, trabajar con ordenador, trabajar en remoto, sitio para trabajar, coworking, co working, remote work, work remotely, teletrabajo, digital nomad, nomada digital, home office, espacio de trabajo, escritorio, fibre, fibra',
  'long stay, long term, longterm, long let, larga estancia, larga temporada, largo plazo, weekly stay, monthly, monthly let, mensual, por meses, al mes, winter let, winter rental, alquiler de invierno, weekly stays only, estancia semanal, season let | langzeitmiete, langzeit, lange verblijf, long sejour, overwintern, uberwintern',
  'studio, estudio, one room, monoambiente, bedsit',
  'one bedroom, 1 bedroom, 1 bed, one bed, 1 dormitorio, un dormitorio, 1 habitacion, una habitacion, one bed flat | 1 schlafzimmer, 1 slaapkamer, 1 chambre',
  'two bedroom, 2 bedroom, 2 bed, two bed, 2 dormitorio, dos dormitorio, 2 habitacion, dos habitacion | 2 schlafzimmer, 2 slaapkamer, 2 chambre',
  'three bedroom, 3 bedroom, 3 bed, three bed, 3 dormitorio, tres dormitorio, 3 habitacion, tres habitacion | 3 schlafzimmer, 3 slaapkamer, 3 chambre',
  'worker, workers, staff house, trabajador, trabajadora, temporero, seasonal worker, season worker, crew | arbeiter, monteur, monteurzimmer, arbeiders, travailleurs, saisonnier',
  'four bedroom, 4 bedroom, 4 bed, four bed, 4 dormitorio, cuatro dormitorio, 4 habitacion, cuatro habitacion',
  'double bed, cama doble, cama de matrimonio | doppelbett, tweepersoonsbed, grand lit',
  'ground floor, bajo, planta baja | erdgeschoss, begane grond, rez de chaussee',
  'penthouse, atico, loft, top floor, ultima planta',
  'farmhouse, finca, casa rural, country house, cortijo, masia | landhaus, bauernhaus, boerderij',
  'quiet, peaceful, tranquilo, tranquila, silencioso, calm, silent, relaxed, relajado, chill, chilled, low music | ruhig, rustig, calme',
  'view, views, vista, vistas | aussicht, uitzicht, vue',
  'sea view, sea views, view of the sea, vista al mar, vistas al mar, ocean view | meerblick, zeezicht, uitzicht op zee, vue mer, vue sur la mer',
];

/** What is let beside homes, and what one brings to the sand. */
export const gear: readonly string[] = [
  // The beach
  'sunbed, sun bed, sun lounger, lounger, sunlounger, deckchair, deck chair, beach chair, tumbona, hamaca | sonnenliege, strandliege, liegestuhl, ligbed, strandbed, transat, chaise longue',
  'parasol, beach umbrella, sun umbrella, umbrella, sunshade, sombrilla, shade, canopy, sombra | sonnenschirm, strandschirm',
  'towel, toalla | handtuch, handdoek, serviette de plage',
  'cool box, cooler, coolbox, nevera, nevera portatil | kuhlbox, koelbox, glaciere',
  'pushchair, stroller, pram, carrito, cochecito, silla de paseo, baby buggy | kinderwagen, poussette',
  'wetsuit, wet suit, neopreno, traje de neopreno | neoprenanzug',
  'sun cream, suncream, sunscreen, sunblock, crema solar, protector solar | sonnencreme, zonnebrand, creme solaire',
  'flip flop, flipflop, chancla, sandal, sandalia, slippers',
  'swimwear, bikini, swimsuit, banador | bademode, badpak, maillot',
  // Wheels
  'camper, campervan, camper van, motorhome, autocaravana, caravana, caravan | wohnmobil, camping car',
  'tandem, two seater bike',
  'cargo bike, bici de carga | lastenrad, bakfiets, velo cargo',
  'road bike, racing bike, bici de carretera | rennrad, racefiets, velo de route',
  'mountain bike, mtb, bici de montana, bicicleta de montana | mountainbike, vtt',
  'ebike, e-bike, electric bike, bici electrica, bicicleta electrica | elektrofahrrad, pedelec, elektrische fiets, velo electrique',
  'van, minivan, minibus, furgoneta, people carrier, seven seater, nine seater, 7 plazas, 9 plazas | kleinbus, busje, camionnette',
  'automatic, automatico | automatik, automaat, automatique',
  'electric car, coche electrico, ev | elektroauto, elektrische auto, voiture electrique',
];
