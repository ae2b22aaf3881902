/** What the pages of the demo catalogue tell besides: size, house rules, host, and licences with invented numbers, deposits. */
import type { StoredList } from '#market/listings/listing-schemas.ts';
import type { DepositWay } from '#market/listings/deposit.ts';
import type { PetRule } from '../../rules.ts';

type Told = {
  /** Square metres. */
  readonly floorArea?: number;
  readonly pets?: PetRule;
  readonly host?: string;
  readonly licence?: string;
  readonly houseRules?: StoredList;
  readonly depositCents?: number;
  readonly depositWay?: DepositWay;
};

type Rule = { readonly en: string; readonly es: string };
const rules = (...all: readonly Rule[]): StoredList => ({ en: all.map(({ en }) => en), es: all.map(({ es }) => es) });

const noSmoke: Rule = { en: 'No smoking inside', es: 'Dentro no se fuma' };
const quiet: Rule = { en: 'Quiet on the stairs after midnight', es: 'Silencio en la escalera desde medianoche' };
const noParties: Rule = { en: 'No parties', es: 'Sin fiestas' };
const barefoot: Rule = { en: 'Shoes stay in the basket', es: 'Los zapatos se quedan en la cesta' };
const briefing: Rule = {
  en: 'Be there fifteen minutes before, for the briefing',
  es: 'Llega quince minutos antes, para la charla',
};
const jackets: Rule = { en: 'Life jackets on, all the time', es: 'El chaleco, siempre puesto' };
const rinse: Rule = { en: 'Rinse it with fresh water', es: 'Enjuágalo con agua dulce' };
const locked: Rule = { en: 'Lock it to something that stays', es: 'Átala a algo que no se mueva' };
const helmets: Rule = { en: 'Helmet on', es: 'Con el casco puesto' };
const roof: Rule = { en: 'Roof up when you park', es: 'Al aparcar, la capota puesta' };
const full: Rule = { en: 'Bring it back with a full tank', es: 'Devuélvelo con el depósito lleno' };

/** By the slug of its rental. */
export const toldOfRentals: Readonly<Record<string, Told>> = {
  'apartment-toldo-rojo-levante': {
    depositCents: 20_000,
    floorArea: 78,
    pets: 'none',
    host: 'Amparo',
    licence: 'VT-000101-A',
    houseRules: rules(noSmoke, quiet, { en: 'Roll the awning up when it blows', es: 'Recoge el toldo si hace viento' }),
  },
  'studio-palangre-mal-pas': {
    floorArea: 31,
    pets: 'onRequest',
    host: 'Vicent',
    licence: 'VT-000102-A',
    houseRules: rules(noSmoke, quiet),
  },
  'flat-linea-doce-poniente': {
    floorArea: 112,
    pets: 'onRequest',
    host: 'Línea Doce',
    licence: 'VT-000103-A',
    houseRules: rules(noSmoke, noParties),
  },
  'loft-azotea-veintiuno': {
    floorArea: 64,
    pets: 'none',
    host: 'Sílvia',
    licence: 'VT-000104-A',
    houseRules: rules(noSmoke, noParties, { en: 'Nothing on the parapet', es: 'Nada encima de la barandilla' }),
  },
  'apartment-la-buganvilla-cala': {
    floorArea: 72,
    pets: 'welcome',
    host: 'Rosa y Manel',
    licence: 'VT-000105-A',
    houseRules: rules({ en: 'Rinse the sand off in the outdoor shower', es: 'Quítate la arena en la ducha de fuera' }),
  },
  'crew-flat-rincon': {
    floorArea: 148,
    pets: 'none',
    host: 'Rincón Cuadrilla',
    licence: 'VT-000106-A',
    houseRules: rules(noSmoke, {
      en: 'Music moves to headphones at midnight',
      es: 'A medianoche, la música con auriculares',
    }),
  },
  'harbour-window-flat': {
    floorArea: 52,
    pets: 'none',
    host: 'Batiste',
    licence: 'VT-000107-A',
    houseRules: rules(noSmoke),
  },
  'tile-house-castle-point': {
    floorArea: 86,
    pets: 'onRequest',
    host: 'Elvira',
    licence: 'VT-000108-A',
    houseRules: rules(noSmoke, {
      en: 'Wheels off the old tiles: carry your case',
      es: 'La maleta en brazos: el azulejo es antiguo',
    }),
  },
  'budget-berth-levante': {
    floorArea: 24,
    pets: 'none',
    host: 'Camarote 1F',
    licence: 'VT-000109-A',
    houseRules: rules(noSmoke, quiet),
  },
  'remote-desk-poniente': {
    floorArea: 58,
    pets: 'onRequest',
    host: 'Nuria',
    licence: 'VT-000110-A',
    houseRules: rules(noSmoke, noParties),
  },
  'villa-puig-blanc': {
    depositCents: 50_000,
    depositWay: 'card',
    floorArea: 310,
    pets: 'onRequest',
    host: 'Puig Blanc',
    licence: 'VT-000111-A',
    houseRules: rules(
      { en: 'Barbecue only on its stone', es: 'Barbacoa, solo en su piedra' },
      { en: 'Pool lights off at one', es: 'Luces de la piscina fuera a la una' },
    ),
  },
  'villa-cactus-y-cal': {
    floorArea: 164,
    pets: 'welcome',
    host: 'Cayetana',
    licence: 'VT-000112-A',
    houseRules: rules(noSmoke, { en: 'Do not water the cactus', es: 'El cactus no se riega' }),
  },
  'villa-the-long-table': {
    floorArea: 380,
    pets: 'welcome',
    host: 'Familia Llorca Mas',
    licence: 'VT-000113-A',
    houseRules: rules({ en: 'Ask for the cook two days ahead', es: 'Avisa con dos días si quieres cocinero' }),
  },
  'villa-pine-shadow': {
    depositCents: 30_000,
    floorArea: 96,
    pets: 'onRequest',
    host: 'Joana',
    licence: 'VT-000114-A',
    houseRules: rules({ en: 'No candles or fires under the pines', es: 'Ni velas ni fuego bajo los pinos' }),
  },
  'villa-three-terraces': {
    floorArea: 240,
    pets: 'none',
    host: 'Tres Terrazas',
    licence: 'VT-000115-A',
    houseRules: rules(noSmoke, noParties),
  },
  'villa-garage-and-guitar': {
    floorArea: 190,
    pets: 'onRequest',
    host: 'Quique',
    licence: 'VT-000116-A',
    houseRules: rules({
      en: 'Garage door shut while the amplifiers are on',
      es: 'Con los amplis encendidos, el garaje cerrado',
    }),
  },
  'catamaran-nube-baixa': {
    host: 'Nube Baixa',
    houseRules: rules(barefoot, { en: 'No glass on deck', es: 'Nada de cristal en cubierta' }),
  },
  'llaut-abuela-vicenta': { host: 'Los nietos de Vicenta', houseRules: rules(barefoot) },
  'yacht-mistral-corto': {
    host: 'Mistral Corto',
    houseRules: rules(barefoot, { en: 'Requests to the DJ in writing', es: 'Las peticiones al DJ, por escrito' }),
  },
  'sunset-seats-gaviota-dos': { host: 'Gaviota Dos', houseRules: rules(barefoot) },
  'rib-cala-hopper': {
    depositCents: 50_000,
    depositWay: 'card',
    host: 'Cala a Cala',
    houseRules: rules({ en: 'Life jackets on at speed', es: 'Chaleco puesto al navegar' }),
  },
  'birthday-barge-la-tarta': {
    host: 'La Tarta',
    houseRules: rules({ en: 'No confetti: the sea keeps it', es: 'Sin confeti: se queda en el mar' }),
  },
  'day-sailer-levante-largo': { host: 'Levante Largo', houseRules: rules(barefoot) },
  'jetski-espuma-levante': { host: 'Óscar', houseRules: rules(briefing, jackets) },
  'jetski-island-lap': { host: 'Óscar', houseRules: rules(briefing, jackets) },
  'jetski-first-splash': { host: 'Óscar', houseRules: rules(briefing, jackets) },
  'jetski-two-up-cala': { host: 'Dos a Bordo', houseRules: rules(briefing, jackets) },
  'jetski-quiet-electric': { host: 'Agua Callada', houseRules: rules(briefing, jackets) },
  'beach-kit-four-towels': {
    host: 'Cuatro Toallas',
    houseRules: rules({ en: 'Fold the parasol when it blows', es: 'Cierra la sombrilla si hace viento' }),
  },
  'paddle-board-solo': { host: 'Óscar', houseRules: rules(jackets, rinse) },
  'kayak-double-mal-pas': { host: 'Óscar', houseRules: rules(jackets, rinse) },
  'volleyball-set-and-net': {
    host: 'La Red',
    houseRules: rules({ en: 'Shake the sand off before you pack', es: 'Sacude la arena antes de recoger' }),
  },
  'snorkel-pair-rincon': { host: 'Posidonia', houseRules: rules(rinse) },
  'shade-camp-for-ten': {
    host: 'Media Sombra',
    houseRules: rules({ en: 'No fire under the canopy', es: 'Nada de fuego bajo el toldo' }),
  },
  'bike-paseo-cruiser': { host: 'Ingrid', houseRules: rules(locked) },
  'ebike-sierra-helada': {
    host: 'Ingrid',
    houseRules: rules(helmets, locked),
    depositCents: 10_000,
    depositWay: 'cash',
  },
  'tandem-make-or-break': { host: 'Ingrid', houseRules: rules(locked) },
  'road-bike-carbon-coll': {
    host: 'Piñón Corto',
    houseRules: rules(helmets, locked),
    depositCents: 30_000,
    depositWay: 'card',
  },
  'cargo-bike-picnic': {
    host: 'La Caja',
    houseRules: rules(locked, { en: 'Children buckled up', es: 'Los niños, con el cinturón puesto' }),
  },
  'car-little-convertible': {
    host: 'Ingrid',
    houseRules: rules(noSmoke, roof),
    depositCents: 60_000,
    depositWay: 'card',
  },
  'car-five-door-practical': {
    host: 'Cinco Puertas',
    houseRules: rules(noSmoke, full),
    depositCents: 30_000,
    depositWay: 'card',
  },
  'van-nine-seats': { host: 'Nueve Plazas', houseRules: rules(noSmoke, full) },
  'camper-la-caracola': {
    depositCents: 60_000,
    depositWay: 'card',
    host: 'La Caracola',
    houseRules: rules(noSmoke, { en: 'Empty the waters before you return it', es: 'Devuélvela con las aguas vacías' }),
  },
  'electric-two-seater-town': {
    host: 'Ingrid',
    houseRules: rules(noSmoke, { en: 'Plug it in when you return it', es: 'Al devolverlo, enchúfalo' }),
  },
};
