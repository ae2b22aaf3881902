/**
 * Written later, as a traveller, a worker and a neighbour would type, by who had read the older lists and the rules but
 * neither the catalogue's texts nor an answer; judged from the catalogue then. The first run answered 32 of these 44 among
 * the first three (0.73).
 */
import {
  allBoats,
  allVillas,
  bikes,
  flats,
  hotels,
  jetSkis,
  jobsWithABed,
  openNow,
  restaurants,
  villas,
  waiters,
} from './groups.ts';
import type { Judgment } from './judgment.ts';
import { judge } from './judgment.ts';

const en = 'en';
const es = 'es';

const everyRestaurant = [...restaurants.cheap, ...restaurants.middle, ...restaurants.dear, ...restaurants.luxury];

export const beforeFresh: readonly Judgment[] = [
  judge(
    'words',
    en,
    'where to watch the sunset',
    ['sunset-seats-gaviota-dos', 'azotea-poniente-nueve', 'sunset-records-levante'],
    ['chiringuito-la-ultima-ola', 'rooftop-at-moonrise'],
  ),
  judge('words', en, 'boat party with dj', ['catamaran-nube-baixa', 'birthday-barge-la-tarta'], allBoats),
  judge(
    'price',
    en,
    'cheap place to sleep',
    [...hotels.cheap, 'budget-berth-levante'],
    ['rentals/apartment', 'businesses/hotel'],
  ),
  judge('people', en, 'house for a hen party of 10', villas.ten, villas.eight),
  judge('time', en, 'things to do sunday morning', ['brujula-floja', 'isla-y-vuelta', 'dos-ruedas-al-faro']),
  judge('nothing', en, 'chemist open now', []),
  judge('open', en, 'where can i eat after midnight', ['bocata-de-guardia']),
  judge('place', en, 'coffee near the old town', [
    'brunch-sin-despertador',
    'mantel-de-papel',
    'lavanderia-espuma-social',
  ]),
  judge('place', en, 'hotel close to levante beach', ['hotel-persiana-verde'], ['businesses/hotel']),
  judge(
    'amenities',
    en,
    'pet friendly apartment',
    ['apartment-la-buganvilla-cala'],
    ['rentals/apartment', 'rentals/villa'],
  ),
  judge('amenities', en, 'flat with air conditioning and wifi', [
    ...flats.four.filter((slug) => slug !== 'apartment-la-buganvilla-cala'),
    ...flats.six,
    ...flats.nine,
    'loft-azotea-veintiuno',
    'remote-desk-poniente',
  ]),
  judge('duration', en, 'scooter hire one day', ['ebike-sierra-helada'], bikes),
  judge(
    'jobs',
    en,
    'bar job no experience',
    ['beach-bar-server-ultima-ola', 'cocktail-bartender-limon'],
    ['jobs/food-service'],
  ),
  judge(
    'jobs',
    en,
    'summer job for students',
    ['student-promoter-erasmus-nights'],
    ['jobs/entertainment', 'jobs/hospitality', 'jobs/tourism'],
  ),
  judge(
    'jobs',
    es,
    'trabajo de cocinero con alojamiento',
    ['hostel-all-rounder-litera'],
    ['rice-cook-socarrat', ...jobsWithABed],
  ),
  judge('names', en, 'azimut', ['club-azimut'], ['drums-from-the-south-shore', 'nightlife-promoter-azimut']),
  judge('nothing', en, 'airport transfer', []),
  judge(
    'words',
    en,
    'learn to surf',
    ['tabla-y-sal', 'paddle-board-solo'],
    ['board-repair-apprentice', 'rentals/beach_gear'],
  ),
  judge('time', en, 'vegan dinner tonight', ['huerta-en-llamas'], ['businesses/restaurant']),
  judge(
    'price',
    en,
    'concert tickets under 30 euros',
    ['los-toldos-verdes-live', 'brass-in-plaza-mayor', 'jazz-on-the-balcony'],
    ['events/concert'],
  ),
  judge(
    'price',
    es,
    'entradas para festival de música electrónica',
    ['voltaje-electronic-fields'],
    ['events/festival'],
  ),
  judge('duration', es, 'alquiler de patinete eléctrico', ['ebike-sierra-helada'], bikes),
  judge('people', es, 'piso con terraza para 3 personas', ['apartment-la-buganvilla-cala'], ['rentals/apartment']),
  judge('price', es, 'dónde desayunar barato', ['brunch-sin-despertador', 'mantel-de-papel'], restaurants.cheap),
  judge(
    'time',
    es,
    'planes con niños este finde',
    ['padel-for-strangers'],
    ['small-barrels-craft-beer', 'events/beach', 'businesses/tour'],
  ),
  judge('words', es, 'clases de buceo', ['burbuja-serena-buceo'], ['dive-instructor-burbuja', 'snorkel-at-tio-ximo']),
  judge('words', es, 'masaje relajante', ['gran-hotel-horizontal'], ['spa-attendant-horizontal']),
  judge('words', es, 'cortarse el pelo', ['navaja-y-brocha']),
  judge('words', es, 'ruta de senderismo con guía', ['brujula-floja'], ['mountain-guide-brujula', 'businesses/tour']),
  judge('words', es, 'bar con terraza y música en vivo', openNow.bars, ['events/concert']),
  judge('jobs', es, 'trabajo de limpieza por horas', ['kitchen-porter-doce-sillas', 'housekeeping-pair-mar-de-fondo']),
  judge('time', es, 'discoteca gratis esta noche', ['no-cover-at-marea-baja']),
  judge('words', es, 'guardar las maletas', ['consigna-la-tregua']),
  judge(
    'place',
    es,
    'paella junto al mar',
    ['el-socarrat-tranquilo'],
    ['la-gata-del-puerto', 'rice-and-argument-festival'],
  ),
  judge('words', es, 'arreglar pinchazo bici', ['pinchazo-cero']),
  judge('abroad', en, 'fahrrad mieten für eine woche', [
    'bike-paseo-cruiser',
    'ebike-sierra-helada',
    'road-bike-carbon-coll',
    'cargo-bike-picnic',
  ]),
  judge('abroad', en, 'restaurant mit terrasse am hafen', ['la-gata-del-puerto'], ['businesses/restaurant']),
  judge('abroad', en, 'appartement met zwembad voor 4 personen', [...flats.six, ...flats.nine], allVillas),
  judge('abroad', en, 'où manger des fruits de mer', ['la-gata-del-puerto', 'el-socarrat-tranquilo'], everyRestaurant),
  judge('nothing', es, 'concert gratuit ce week end', []),
  judge('duration', en, 'jet ski for two people 30 minutes', jetSkis.hour, jetSkis.person),
  judge('abroad', en, 'arbeit als kellner mit unterkunft', [...waiters], jobsWithABed),
  judge('nothing', en, 'bowling alley', []),
  judge('nothing', es, 'cambiar dinero', []),
];
