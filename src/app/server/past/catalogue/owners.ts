/** Who runs what in the demo town: invented owners, their teams and plans. What nobody here has stays the house's own. */
import type { MonthlyPlan } from '#features/plans/rules.ts';
import type { TeamRole } from '#kit/shared/endpoint.ts';
import type { Person } from './members.ts';

export type DemoOwner = Person & {
  /** The letters of the account's name before `.demo`. */
  readonly key: string;
  /** Slugs of the catalogues. */
  readonly events?: readonly string[];
  readonly rentals?: readonly string[];
  readonly businesses?: readonly string[];
  readonly jobs?: readonly string[];
  readonly plan?: { readonly name: MonthlyPlan; readonly months: number };
  readonly team?: readonly (Person & { readonly role: TeamRole })[];
};

export const demoOwners: readonly DemoOwner[] = [
  {
    key: 'bunker',
    name: 'Álex Villaplana',
    language: 'es',
    businesses: ['bunker-38'],
    events: [
      'concrete-hours-techno',
      'slow-house-for-early-birds',
      'jungle-in-the-basement',
      'one-hundred-forty-beats',
    ],
    jobs: ['resident-dj-slow-house'],
    plan: { name: 'premium', months: 7 },
    team: [
      { name: 'Nerea Soriano', language: 'es', role: 'door' },
      { name: 'Jack Emsworth', language: 'en', role: 'door' },
      { name: 'Gloria Pascual', language: 'es', role: 'finance' },
      { name: 'Dani Ripoll', language: 'es', role: 'editor' },
    ],
  },
  {
    key: 'calima',
    name: 'Remedios Calabuig',
    language: 'es',
    events: [
      'los-toldos-verdes-live',
      'salitre-electrico-bullring',
      'flamenco-behind-the-church',
      'film-scores-by-the-quay',
    ],
    jobs: ['sound-light-technician-calima'],
    plan: { name: 'professional', months: 5 },
    team: [{ name: 'Víctor Almela', language: 'es', role: 'door' }],
  },
  {
    key: 'horizonte',
    name: 'Pau Gisbert',
    language: 'es',
    events: [
      'horizonte-sound-weekend',
      'voltaje-electronic-fields',
      'small-barrels-craft-beer',
      'tapas-alley-passport',
    ],
    plan: { name: 'elite', months: 9 },
  },
  {
    key: 'rooftop',
    name: 'Sienna Halloran',
    language: 'en',
    events: ['rooftop-at-moonrise', 'white-linen-on-poniente', 'neon-paint-night', 'silent-disco-in-the-park'],
    plan: { name: 'advanced', months: 4 },
  },
  {
    key: 'outdoors',
    name: 'Nil Ferragut',
    language: 'es',
    events: [
      'threes-on-the-sand',
      'padel-for-strangers',
      'night-paddle-with-lights',
      'up-to-the-cross',
      'towers-10k-night-run',
    ],
  },
  {
    key: 'levante',
    name: 'Amparo Lloret',
    language: 'es',
    rentals: [
      'apartment-toldo-rojo-levante',
      'studio-palangre-mal-pas',
      'flat-linea-doce-poniente',
      'loft-azotea-veintiuno',
      'harbour-window-flat',
    ],
    plan: { name: 'professional', months: 6 },
    team: [
      { name: 'Berta Climent', language: 'es', role: 'editor' },
      { name: 'Gloria Pascual', language: 'es', role: 'finance' },
    ],
  },
  {
    key: 'villas',
    name: 'Fiona Trevanion',
    language: 'en',
    rentals: [
      'villa-puig-blanc',
      'villa-cactus-y-cal',
      'villa-the-long-table',
      'villa-pine-shadow',
      'villa-three-terraces',
      'villa-garage-and-guitar',
    ],
    jobs: ['changeover-coordinator-flats'],
    plan: { name: 'premium', months: 3 },
  },
  {
    key: 'harbour',
    name: 'Vicent Llobell',
    language: 'es',
    rentals: [
      'catamaran-nube-baixa',
      'llaut-abuela-vicenta',
      'yacht-mistral-corto',
      'sunset-seats-gaviota-dos',
      'rib-cala-hopper',
      'birthday-barge-la-tarta',
    ],
    businesses: ['isla-y-vuelta'],
    jobs: ['island-boat-deckhand'],
    team: [{ name: 'Marcos Devesa', language: 'es', role: 'door' }],
  },
  {
    key: 'jetski',
    name: 'Óscar Beneyto',
    language: 'es',
    rentals: [
      'jetski-espuma-levante',
      'jetski-island-lap',
      'jetski-first-splash',
      'paddle-board-solo',
      'kayak-double-mal-pas',
    ],
  },
  {
    key: 'wheels',
    name: 'Ingrid Solheim',
    language: 'en',
    rentals: [
      'bike-paseo-cruiser',
      'ebike-sierra-helada',
      'tandem-make-or-break',
      'car-little-convertible',
      'electric-two-seater-town',
    ],
    businesses: ['pinchazo-cero'],
    jobs: ['cargo-bike-courier', 'rental-fleet-handover-agent'],
  },
  {
    key: 'siroco',
    name: 'Begoña Mascarell',
    language: 'es',
    businesses: ['hotel-torre-siroco', 'gran-hotel-horizontal', 'aparthotel-mar-de-fondo'],
    jobs: [
      'hotel-animator-evenings',
      'night-receptionist-torre-siroco',
      'spa-attendant-horizontal',
      'housekeeping-pair-mar-de-fondo',
    ],
  },
  {
    key: 'socarrat',
    name: 'Quico Escrivà',
    language: 'es',
    businesses: ['el-socarrat-tranquilo', 'doce-sillas', 'palillo-largo'],
    jobs: ['rice-cook-socarrat', 'kitchen-porter-doce-sillas'],
    team: [{ name: 'Berta Climent', language: 'es', role: 'editor' }],
  },
  {
    key: 'marea',
    name: 'Desmond Okwuosa',
    language: 'en',
    businesses: ['marea-baja-club'],
    events: ['no-cover-at-marea-baja'],
    jobs: ['door-steward-marea'],
  },
];

/** Who judges at the desk of the demo town beside its admin; nobody can sign in as them. */
export const demoModerator: Person = { name: 'Lucía Ferrer', language: 'es' };
