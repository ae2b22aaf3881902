/** Listings that answer the 90 searches of decision 0070 together, read from the catalogue before any answer was seen. */

import { jetSkis } from './groups.ts';

/** Under a roof, whatever the weather. */
export const indoors = [
  'cucharon-de-mercado',
  'first-wall-climbing',
  'capes-and-comics',
  'karaoke-buenas-intenciones',
  'gran-hotel-horizontal',
] as const;
export const indoorsToo = [
  'los-toldos-verdes-live',
  'stadium-rock-by-five-accountants',
  'songs-with-the-lights-low',
  'masks-until-midnight',
  'surco-b',
  'the-dry-dock',
  'businesses/shop',
  'businesses/club',
  'events/club',
] as const;

const loud = ['events/party', 'businesses/club', 'rentals/boat', 'events/club'] as const;
export const party = {
  hens: [
    'birthday-barge-la-tarta',
    'catamaran-nube-baixa',
    'karaoke-buenas-intenciones',
    'la-lentejuela',
    'rooftop-at-moonrise',
    'sunset-seats-gaviota-dos',
  ],
  hensToo: [...loud, 'limon-de-madrugada', 'crew-flat-rincon'],
  stags: [
    'birthday-barge-la-tarta',
    'catamaran-nube-baixa',
    'small-barrels-craft-beer',
    'crew-flat-rincon',
    ...jetSkis.hour,
    ...jetSkis.person,
  ],
  stagsToo: [...loud, 'padel-for-strangers', 'five-a-side-under-lights', 'the-dry-dock'],
} as const;

export const withChildren = [
  'serious-sandcastle-open',
  'isla-y-vuelta',
  'cargo-bike-picnic',
  'lantern-walk-to-the-sea',
  'beach-kit-four-towels',
] as const;
export const withChildrenToo = [
  'cinema-with-wet-feet',
  'trucks-under-the-palms',
  'hour-for-the-beach',
  'capes-and-comics',
  'ledge-and-ramp-jam',
  'first-wall-climbing',
  'harbour-block-party',
] as const;

export const everyJetSki = [...jetSkis.hour, ...jetSkis.person] as const;

/** Restaurants that take guests in the evening. */
export const dinners = [
  'doce-sillas',
  'el-socarrat-tranquilo',
  'la-gata-del-puerto',
  'huerta-en-llamas',
  'nonna-benissera',
  'kimchi-y-mojama',
] as const;

export const eveningJobs = [
  'student-promoter-erasmus-nights',
  'architecture-walk-storyteller',
  'door-steward-marea',
  'kitchen-porter-doce-sillas',
  'sandwich-night-shift',
] as const;

export const nightsOutUnderFifteen = [
  'no-cover-at-marea-baja',
  'silent-disco-in-the-park',
  'twenty-flags-student-night',
  'perreo-under-the-towers',
  'ninety-nine-nineties-hits',
  'neon-paint-night',
  'slow-house-for-early-birds',
  'jungle-in-the-basement',
  'glitter-on-santa-faz',
  'seven-inch-disco',
  'guitars-until-the-bakery-opens',
  'velvet-r-and-b',
  'los-toldos-verdes-live',
] as const;

/** Work at night, and work in the evening. */
export const nightJobs = [
  'night-receptionist-torre-siroco',
  'night-grocer-cashier',
  'shuttle-driver-night-routes',
  'sandwich-night-shift',
  'cocktail-bartender-limon',
  'door-steward-marea',
] as const;
export const lateJobs = [
  'kitchen-porter-doce-sillas',
  'community-photographer',
  'nightlife-promoter-azimut',
  'resident-dj-slow-house',
  'architecture-walk-storyteller',
  'student-promoter-erasmus-nights',
] as const;
