/** What a place shows of itself where it has no photo: only what it says (decision 0071). */
import { chartFrom, landFrom, quarterOf, seaFrom } from '#market/views/places.ts';
import { saysOf, type Says } from '#market/views/said.ts';
import { seriesOf } from '#market/views/series.ts';
import type { PartsOf, Sight, View } from '#market/views/view.ts';
import type { Business } from './contract.ts';
import type { OpeningHours } from './opening.ts';

type Told = Pick<
  Business,
  'name' | 'description' | 'location' | 'category' | 'openingHours' | 'vip' | 'latitude' | 'longitude' | 'poster'
>;
type Sights = readonly (Sight | undefined | false)[];

const atSea = 'playa, beach, cala, mal pas';
const beachBar = 'beach bar, chiringuito';
const outOfDoors = 'terrace, terraza, rooftop, azotea, facing the sunset, face al atardecer';

export function businessViews(place: Told): View[] {
  const says = saysOf(place.name, place.description);
  return seriesOf(
    place.poster,
    [...sights[place.category](place, says), hoursOf(place.openingHours)],
    [
      chartFrom(place, 'middle', 'foot'),
      { kind: 'door', parts: { opens: opensAt(place.openingHours) } },
      { kind: 'scene', parts: { at: 'street' } },
    ],
  );
}

/** The hours of the day on which it is open most: of two that are alike, the first. */
function hoursOf(hours: readonly OpeningHours[]): Sight | undefined {
  const [first] = hours;
  // A dial has twelve hours: who is open longer is shown otherwise.
  if (first === undefined || lengthOf(first) > 12 * 60) return undefined;
  const second = hours.find(
    ({ days, opens }) =>
      opens > first.closes && first.opens < first.closes && days.some((day) => first.days.includes(day)),
  );
  return {
    kind: 'clock',
    parts: {
      from: quarterOf(first.opens),
      to: quarterOf(first.closes),
      ...(second && { again: quarterOf(second.opens), until: quarterOf(second.closes) }),
    },
  };
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const lengthOf = ({ opens, closes }: OpeningHours): number => ((minutes(closes) - minutes(opens) + 1439) % 1440) + 1;

/** The hour at which it opens, 24 at midnight; 0 where it never closes or nobody says. */
function opensAt([first]: readonly OpeningHours[]): number {
  if (first === undefined || first.opens === first.closes) return 0;
  return Math.round(Number(first.opens.slice(0, 2)) + Number(first.opens.slice(3, 5)) / 60) || 24;
}

const tablesOf = (place: Told, says: Says): Sight => {
  const isByTheSea = saysOf(place.location)(atSea);
  return {
    kind: 'tables',
    parts: {
      under: says(`${outOfDoors}, ${beachBar}`) ? 'sky' : 'roof',
      sees: isByTheSea ? seaFrom(place) : landFrom(place),
      sand: says(beachBar) ? 1 : 0,
    },
  };
};

/** Where tours and services are: on the water, on foot or on the road. */
const outingAt: Readonly<Partial<Record<Told['poster']['motif'], PartsOf<'scene'>['at']>>> = {
  yacht: 'water',
  sailboat: 'water',
  catamaran: 'water',
  kayak: 'water',
  snorkel: 'water',
  'paddle-board': 'water',
  surf: 'water',
  hike: 'garden',
  'guide-flag': 'street',
  bicycle: 'street',
  'market-stall': 'street',
};

const sights: Readonly<Record<Told['category'], (place: Told, says: Says) => Sights>> = {
  restaurant: (place, says) => [
    { kind: 'plate', parts: { guests: 2 } },
    { kind: 'counter', parts: { keeps: 'kitchen' } },
    !says('standing room, standing, de pie') && tablesOf(place, says),
  ],
  bar: (place, says) => [
    { kind: 'counter', parts: { keeps: 'bottles' } },
    tablesOf(place, says),
    { kind: 'door', parts: { opens: opensAt(place.openingHours), queue: 2 } },
  ],
  club: ({ openingHours, vip, poster }, says) => [
    { kind: 'floor', parts: { light: poster.motif === 'mirrorball' || poster.motif === 'record' ? 'ball' : 'beams' } },
    { kind: 'door', parts: { opens: opensAt(openingHours), queue: 6, rope: vip ? 1 : 0 } },
    vip && { kind: 'lounge', parts: { seats: 5 } },
    says('stage, escenario, show, espectaculo') && { kind: 'stage', parts: { crowd: 1, at: 'room' } },
    { kind: 'counter', parts: { keeps: 'bottles' } },
  ],
  hotel: (place, says) => {
    const bunks = says('bunk, bunk bed, litera') ? 1 : 0;
    const sees = saysOf(place.location)(atSea) ? seaFrom(place) : landFrom(place);
    return [
      { kind: 'counter', parts: { keeps: 'keys' } },
      { kind: 'bedroom', parts: { beds: bunks ? 2 : 1, bunks, sees } },
      says('pool, piscina') && { kind: 'terrace', parts: { pool: 1, sees } },
      says('balcony, balcon') && { kind: 'outlook', parts: { from: 'balcony', sees, storey: 0 } },
    ];
  },
  tour: (place, says) => {
    const at = outingAt[place.poster.motif] ?? 'garden';
    const to = says('island, isla')
      ? 'island'
      : says('lighthouse, faro, albir')
        ? 'lighthouse'
        : says('sierra helada, coast, costa')
          ? 'coves'
          : 'near';
    return [
      { kind: 'scene', parts: { at } },
      chartFrom(place, to, at === 'water' ? 'boat' : place.poster.motif === 'bicycle' ? 'wheels' : 'foot'),
      place.poster.motif === 'bicycle' && { kind: 'ride', parts: { over: 'bars', sees: 'hills' } },
    ];
  },
  shop: ({ openingHours }) => [
    { kind: 'counter', parts: { keeps: 'goods' } },
    { kind: 'door', parts: { opens: opensAt(openingHours) } },
    { kind: 'scene', parts: { at: 'room' } },
  ],
  service: ({ openingHours }) => [
    { kind: 'scene', parts: { at: 'room' } },
    { kind: 'door', parts: { opens: opensAt(openingHours) } },
  ],
};
