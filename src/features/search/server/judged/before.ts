/** Written from the catalogue alone, before anybody had looked at what the index holds or the rules understand: what it costs, for how many, when. */
import {
  august,
  boats,
  flats,
  hotels,
  nextWeek,
  openNow,
  restaurants,
  tomorrowEvening,
  villas,
  weekend,
} from './groups.ts';
import type { Judgment } from './judgment.ts';
import { judge } from './judgment.ts';

const en = 'en';
const es = 'es';

const cheapEvents = [
  'twenty-flags-student-night',
  'silent-disco-in-the-park',
  'ninety-nine-nineties-hits',
  'perreo-under-the-towers',
  'harbour-block-party',
];

export const before: readonly Judgment[] = [
  // What it costs
  judge('price', en, 'free tonight', ['no-cover-at-marea-baja', 'drum-circle-at-dusk']),
  judge('price', en, 'party under 15', cheapEvents, ['neon-paint-night']),
  judge(
    'price',
    es,
    'apartamento por menos de 100 euros',
    ['studio-palangre-mal-pas', 'budget-berth-levante'],
    ['remote-desk-poniente'],
  ),
  judge('price', en, 'cheap hotel', hotels.cheap, hotels.middle),
  judge('price', en, 'luxury villa', villas.ten, villas.eight),
  judge('price', es, 'restaurante barato', restaurants.cheap),
  judge('price', en, 'fancy restaurant', restaurants.luxury, restaurants.dear),
  judge('price', es, 'hotel de lujo', hotels.luxury, hotels.dear),
  judge('price', en, 'bike under 30 a day', ['bike-paseo-cruiser', 'tandem-make-or-break']),
  judge('price', es, 'conciertos gratis', ['brass-in-plaza-mayor', 'jazz-on-the-balcony']),
  judge('price', en, 'concert under 15 euros', [
    'los-toldos-verdes-live',
    'songs-with-the-lights-low',
    'brass-in-plaza-mayor',
    'jazz-on-the-balcony',
    'unplugged-on-the-22nd',
  ]),
  // For how many
  judge('people', es, 'apartamento para 4', [...flats.four, ...flats.six], flats.nine),
  judge('people', en, 'sleeps 10', villas.ten),
  judge('people', en, 'villa for 8', [...villas.eight, ...villas.ten]),
  judge('people', en, 'boat for 10 people', [...boats.ten, ...boats.twenty], boats.seats),
  judge('people', en, 'flat for two', flats.two, [...flats.three, ...flats.four]),
  judge('people', es, 'barco para 20 personas', boats.twenty, boats.seats),
  judge('people', en, 'car for 7', ['van-nine-seats']),
  judge('people', es, 'casa para un grupo de 12', ['villa-the-long-table']),
  judge(
    'people',
    en,
    'jet ski for two',
    ['jetski-espuma-levante', 'jetski-two-up-cala', 'jetski-quiet-electric'],
    ['jetski-island-lap'],
  ),
  judge(
    'people',
    en,
    'table for two tonight',
    ['el-socarrat-tranquilo', 'la-gata-del-puerto', 'huerta-en-llamas', 'nonna-benissera', 'kimchi-y-mojama'],
    ['bocata-de-guardia'],
  ),
  // When
  judge(
    'time',
    en,
    'saturday night',
    ['twenty-flags-student-night'],
    ['padel-for-strangers', 'club-azimut', 'marea-baja-club', 'bunker-38', 'la-lentejuela', 'sala-hormigon'],
  ),
  judge('time', en, 'tomorrow morning', ['easy-five-before-coffee']),
  judge('time', en, 'this weekend', weekend, ['slow-house-for-early-birds', 'hour-for-the-beach']),
  judge('time', en, 'next week', nextWeek),
  judge('time', es, 'que hacer mañana por la noche', tomorrowEvening),
  judge('time', en, 'in august', august),
  judge('time', es, 'conciertos en septiembre', ['songs-with-the-lights-low', 'film-scores-by-the-quay']),
  judge('time', en, '25 july', ['towers-10k-night-run']),
  judge('time', es, '2 de agosto', ['seven-inch-disco']),
  judge('time', en, "what's on sunday", ['small-barrels-craft-beer']),
  judge(
    'time',
    es,
    'fiesta esta noche',
    ['rooftop-at-moonrise', 'silent-disco-in-the-park'],
    ['no-cover-at-marea-baja'],
  ),
  judge('time', en, 'party next friday', ['ninety-nine-nineties-hits'], ['slow-house-for-early-birds']),
  judge('time', en, 'running event in july', ['towers-10k-night-run', 'easy-five-before-coffee']),
  judge('time', es, 'festival en octubre', ['voltaje-electronic-fields', 'rice-and-argument-festival']),
  // What is open
  judge('open', en, 'open now', [
    ...openNow.restaurants,
    ...openNow.bars,
    ...openNow.tours,
    ...openNow.hotels,
    ...openNow.shops,
    ...openNow.services,
  ]),
  judge('open', en, 'restaurants open now', openNow.restaurants),
  judge('open', es, 'bar abierto ahora', openNow.bars),
  judge('open', en, 'supermarket open at 3am', ['ultramarinos-la-noche']),
  judge('open', en, 'late night food', ['bocata-de-guardia'], ['ultramarinos-la-noche', 'sandwich-night-shift']),
  judge('open', es, 'desayuno domingo', ['brunch-sin-despertador'], ['hotel-torre-siroco']),
  judge('open', en, 'restaurant open monday', [
    'el-socarrat-tranquilo',
    'bocata-de-guardia',
    'nonna-benissera',
    'palillo-largo',
    'brunch-sin-despertador',
    'mantel-de-papel',
  ]),
  judge('open', en, 'shops open on sunday', ['chancla-izquierda', 'ultramarinos-la-noche']),
  judge('open', es, 'tiendas abiertas', openNow.shops),
  judge('open', en, 'clubs open on tuesday', []),
];
