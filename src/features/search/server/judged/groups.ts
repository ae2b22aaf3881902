/** Listings of the demo catalogue that answer a question together. */

export const flats = {
  two: ['studio-palangre-mal-pas', 'loft-azotea-veintiuno', 'budget-berth-levante', 'remote-desk-poniente'],
  four: ['apartment-toldo-rojo-levante', 'apartment-la-buganvilla-cala', 'tile-house-castle-point'],
  six: ['flat-linea-doce-poniente'],
  nine: ['crew-flat-rincon'],
  three: ['harbour-window-flat'],
} as const;

export const allFlats = [...flats.two, ...flats.three, ...flats.four, ...flats.six, ...flats.nine];

export const villas = {
  four: ['villa-pine-shadow'],
  six: ['villa-cactus-y-cal', 'villa-garage-and-guitar'],
  eight: ['villa-three-terraces'],
  ten: ['villa-puig-blanc', 'villa-the-long-table'],
} as const;

export const allVillas = [...villas.four, ...villas.six, ...villas.eight, ...villas.ten];

export const boats = {
  eight: ['llaut-abuela-vicenta', 'day-sailer-levante-largo'],
  ten: ['rib-cala-hopper', 'yacht-mistral-corto'],
  twenty: ['catamaran-nube-baixa', 'birthday-barge-la-tarta'],
  /** Sold by the seat. */
  seats: ['sunset-seats-gaviota-dos'],
} as const;

export const allBoats = [...boats.eight, ...boats.ten, ...boats.twenty, ...boats.seats];

export const jetSkis = {
  hour: ['jetski-espuma-levante', 'jetski-first-splash', 'jetski-two-up-cala', 'jetski-quiet-electric'],
  person: ['jetski-island-lap'],
} as const;

export const bikes = [
  'bike-paseo-cruiser',
  'ebike-sierra-helada',
  'tandem-make-or-break',
  'road-bike-carbon-coll',
  'cargo-bike-picnic',
] as const;

export const cars = ['car-little-convertible', 'car-five-door-practical', 'van-nine-seats', 'electric-two-seater-town'];

export const hotels = {
  cheap: ['hostal-la-buena-sombra', 'litera-norte'],
  middle: ['aparthotel-mar-de-fondo'],
  dear: ['hotel-torre-siroco', 'hotel-persiana-verde'],
  luxury: ['gran-hotel-horizontal'],
} as const;

export const restaurants = {
  cheap: ['bocata-de-guardia', 'palillo-largo', 'brunch-sin-despertador', 'mantel-de-papel'],
  middle: ['el-socarrat-tranquilo', 'huerta-en-llamas', 'nonna-benissera', 'kimchi-y-mojama'],
  dear: ['la-gata-del-puerto'],
  luxury: ['doce-sillas'],
} as const;

/** Open on a Wednesday at a quarter past seven in the evening. */
export const openNow = {
  restaurants: ['bocata-de-guardia', 'nonna-benissera'],
  bars: ['la-persiana-a-medias', 'the-dry-dock', 'azotea-poniente-nueve', 'surco-b', 'chiringuito-la-ultima-ola'],
  tours: ['brujula-floja', 'neon-walks-benidorm', 'burbuja-serena-buceo', 'dos-ruedas-al-faro'],
  hotels: [...hotels.cheap, ...hotels.middle, ...hotels.dear, ...hotels.luxury],
  shops: ['chancla-izquierda', 'segunda-ola-vintage', 'tabla-y-sal', 'ultramarinos-la-noche', 'tinta-de-pulpo'],
  services: ['consigna-la-tregua', 'lavanderia-espuma-social', 'pinchazo-cero', 'navaja-y-brocha', 'tinta-meditada'],
} as const;

/** Events of the judged evening, and of the days after it. */
export const tonight = [
  'los-toldos-verdes-live',
  'rooftop-at-moonrise',
  'silent-disco-in-the-park',
  'no-cover-at-marea-baja',
  'drum-circle-at-dusk',
] as const;
export const tomorrowEvening = [
  'neon-paint-night',
  'brass-in-plaza-mayor',
  'tapas-alley-passport',
  'concrete-hours-techno',
  'sunset-records-levante',
] as const;
export const weekend = ['twenty-flags-student-night', 'padel-for-strangers', 'small-barrels-craft-beer'] as const;
export const nextWeek = [
  'jungle-in-the-basement',
  'salitre-electrico-bullring',
  'cinema-with-wet-feet',
  'glitter-on-santa-faz',
  'ninety-nine-nineties-hits',
  'towers-10k-night-run',
  'night-paddle-with-lights',
] as const;
export const august = [
  'seven-inch-disco',
  'jazz-on-the-balcony',
  'trucks-under-the-palms',
  'serious-sandcastle-open',
  'twenty-nine-floors',
  'pool-hours-at-rincon',
  'drums-from-the-south-shore',
  'shorts-on-the-wall',
  'stadium-rock-by-five-accountants',
  'five-a-side-under-lights',
  'snorkel-at-tio-ximo',
  'perreo-under-the-towers',
  'makers-night-market',
] as const;

export const seasonalJobs = [
  'housekeeping-pair-mar-de-fondo',
  'mountain-guide-brujula',
  'island-boat-deckhand',
  'nightlife-promoter-azimut',
  'boat-party-promoter',
  'hotel-animator-evenings',
  'beach-bar-server-ultima-ola',
  'rental-fleet-handover-agent',
  'lifeguard-poniente-season',
] as const;
export const partTimeJobs = [
  'spa-attendant-horizontal',
  'architecture-walk-storyteller',
  'student-promoter-erasmus-nights',
  'door-steward-marea',
  'kitchen-porter-doce-sillas',
  'sandwich-night-shift',
  'print-shop-weekend-seller',
  'cargo-bike-courier',
] as const;
export const waiters = ['brunch-waiter-sin-despertador', 'beach-bar-server-ultima-ola'] as const;
export const jobsWithABed = [
  'night-receptionist-torre-siroco',
  'hostel-all-rounder-litera',
  'beach-bar-server-ultima-ola',
  'hotel-animator-evenings',
] as const;

export const seaViewFlats = allFlats.filter(
  (slug) => slug !== 'budget-berth-levante' && slug !== 'apartment-la-buganvilla-cala',
);
