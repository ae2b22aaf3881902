/** Who runs what in the demo town: invented owners, their teams and plans. What nobody here has stays the house's own. */
import type { MonthlyPlan } from '#features/plans/rules.ts';
import type { TeamRole } from '#kit/shared/endpoint.ts';
import type { Person } from './members.ts';

type DemoOwner = Person & {
  /** The letters of the account's name before `.demo`. */
  readonly key: string;
  /** What the catalogues call it, behind its kind. */
  readonly has: readonly string[];
  readonly plan?: { readonly name: MonthlyPlan; readonly months: number };
  readonly team?: readonly (Person & { readonly role: TeamRole })[];
};

export const demoOwners: readonly DemoOwner[] = [
  {
    key: 'bunker',
    name: 'Álex Villaplana',
    language: 'es',
    has: [
      'event:concrete-hours-techno',
      'event:slow-house-for-early-birds',
      'event:jungle-in-the-basement',
      'event:one-hundred-forty-beats',
      'business:bunker-38',
      'job:resident-dj-slow-house',
    ],
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
    has: [
      'event:los-toldos-verdes-live',
      'event:salitre-electrico-bullring',
      'event:flamenco-behind-the-church',
      'event:film-scores-by-the-quay',
      'job:sound-light-technician-calima',
    ],
    plan: { name: 'professional', months: 5 },
    team: [{ name: 'Víctor Almela', language: 'es', role: 'door' }],
  },
  {
    key: 'horizonte',
    name: 'Pau Gisbert',
    language: 'es',
    has: [
      'event:horizonte-sound-weekend',
      'event:voltaje-electronic-fields',
      'event:small-barrels-craft-beer',
      'event:tapas-alley-passport',
    ],
    plan: { name: 'elite', months: 9 },
  },
  {
    key: 'rooftop',
    name: 'Sienna Halloran',
    language: 'en',
    has: [
      'event:rooftop-at-moonrise',
      'event:white-linen-on-poniente',
      'event:neon-paint-night',
      'event:silent-disco-in-the-park',
    ],
    plan: { name: 'advanced', months: 4 },
  },
  {
    key: 'outdoors',
    name: 'Nil Ferragut',
    language: 'es',
    has: [
      'event:threes-on-the-sand',
      'event:padel-for-strangers',
      'event:night-paddle-with-lights',
      'event:up-to-the-cross',
      'event:towers-10k-night-run',
    ],
  },
  {
    key: 'levante',
    name: 'Amparo Lloret',
    language: 'es',
    has: [
      'rental:apartment-toldo-rojo-levante',
      'rental:studio-palangre-mal-pas',
      'rental:flat-linea-doce-poniente',
      'rental:loft-azotea-veintiuno',
      'rental:harbour-window-flat',
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
    has: [
      'rental:villa-puig-blanc',
      'rental:villa-cactus-y-cal',
      'rental:villa-the-long-table',
      'rental:villa-pine-shadow',
      'rental:villa-three-terraces',
      'rental:villa-garage-and-guitar',
      'job:changeover-coordinator-flats',
    ],
    plan: { name: 'premium', months: 3 },
  },
  {
    key: 'harbour',
    name: 'Vicent Llobell',
    language: 'es',
    has: [
      'rental:catamaran-nube-baixa',
      'rental:llaut-abuela-vicenta',
      'rental:yacht-mistral-corto',
      'rental:sunset-seats-gaviota-dos',
      'rental:rib-cala-hopper',
      'rental:birthday-barge-la-tarta',
      'business:isla-y-vuelta',
      'job:island-boat-deckhand',
      'job:boat-party-promoter',
    ],
    team: [{ name: 'Marcos Devesa', language: 'es', role: 'door' }],
  },
  {
    key: 'jetski',
    name: 'Óscar Beneyto',
    language: 'es',
    has: [
      'rental:jetski-espuma-levante',
      'rental:jetski-island-lap',
      'rental:jetski-first-splash',
      'rental:paddle-board-solo',
      'rental:kayak-double-mal-pas',
    ],
  },
  {
    key: 'wheels',
    name: 'Ingrid Solheim',
    language: 'en',
    has: [
      'rental:bike-paseo-cruiser',
      'rental:ebike-sierra-helada',
      'rental:tandem-make-or-break',
      'rental:car-little-convertible',
      'rental:electric-two-seater-town',
      'business:pinchazo-cero',
      'job:cargo-bike-courier',
      'job:rental-fleet-handover-agent',
    ],
  },
  {
    key: 'siroco',
    name: 'Begoña Mascarell',
    language: 'es',
    has: [
      'business:hotel-torre-siroco',
      'business:gran-hotel-horizontal',
      'business:aparthotel-mar-de-fondo',
      'job:hotel-animator-evenings',
      'job:night-receptionist-torre-siroco',
      'job:spa-attendant-horizontal',
      'job:housekeeping-pair-mar-de-fondo',
    ],
  },
  {
    key: 'socarrat',
    name: 'Quico Escrivà',
    language: 'es',
    has: [
      'business:el-socarrat-tranquilo',
      'business:doce-sillas',
      'business:palillo-largo',
      'job:rice-cook-socarrat',
      'job:kitchen-porter-doce-sillas',
    ],
    team: [{ name: 'Berta Climent', language: 'es', role: 'editor' }],
  },
  {
    key: 'marea',
    name: 'Desmond Okwuosa',
    language: 'en',
    has: ['event:no-cover-at-marea-baja', 'business:marea-baja-club', 'job:door-steward-marea'],
  },
];

/** Who judges at the desk of the demo town beside its admin; nobody can sign in as them. */
export const demoModerator: Person = { name: 'Lucía Ferrer', language: 'es' };
