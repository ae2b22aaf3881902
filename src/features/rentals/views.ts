/** What a rental shows of itself where it has no photo: only what it says (decision 0071). */
import { chartFrom, landFrom, quarterOf, seaFrom } from '#market/views/places.ts';
import { countOf, saysOf, storeyOf, type Says } from '#market/views/said.ts';
import { seriesOf } from '#market/views/series.ts';
import { shared } from '#market/views/shared.ts';
import type { PartsOf, Sight, View } from '#market/views/view.ts';
import type { Rental } from './contract.ts';
import { isLodging } from './rules.ts';

type Told = Pick<
  Rental,
  | 'title'
  | 'description'
  | 'location'
  | 'category'
  | 'capacity'
  | 'bedrooms'
  | 'beds'
  | 'bathrooms'
  | 'amenities'
  | 'latitude'
  | 'longitude'
  | 'fromTime'
  | 'toTime'
  | 'poster'
>;
type Sights = readonly (Sight | undefined | false)[];
type Read = { readonly rental: Told; readonly has: Says; readonly says: Says };

const one = (is: boolean): number => (is ? 1 : 0);

export function rentalViews(rental: Told): View[] {
  const { title, description, amenities, poster, category } = rental;
  const read = { rental, has: saysOf(...amenities), says: saysOf(title, description) };
  const { fromTime, toTime } = rental;
  const hours: Sight = { kind: 'clock', parts: { from: quarterOf(fromTime), to: quarterOf(toTime) } };
  if (isLodging(category)) return seriesOf(poster, homeSights(read), [{ kind: 'door', parts: {} }, street]);
  if (category === 'boat') return seriesOf(poster, boatSights(read), [hours]);
  if (category === 'jetski') return seriesOf(poster, jetSkiSights(read), [atSea, hours]);
  if (category === 'beach_gear') return seriesOf(poster, beachSights(read), [hours]);
  return seriesOf(poster, wheelSights(read), [street, hours]);
}

const street: Sight = { kind: 'scene', parts: { at: 'street' } };
const atSea: Sight = { kind: 'scene', parts: { at: 'water' } };

function homeSights({ rental, has, says }: Read): Sights {
  const { title, description, bedrooms, beds, bathrooms, category, poster } = rental;
  const sees = has('sea view, vistas al mar') ? seaFrom(rental) : category === 'villa' ? 'hills' : landFrom(rental);
  const pool = one(has('swimming pool, pool, piscina'));
  const outside = has('terrace, terraza') ? 'terrace' : has('balcony, balcon') ? 'balcony' : 'none';
  const from = outside === 'none' ? 'window' : outside;
  const inOne = beds === null || bedrooms === null ? 0 : (shared(beds, Math.max(1, bedrooms))[0] ?? 0);
  const isWhole = beds !== null && bedrooms !== null && bathrooms !== null && bathrooms > 0;
  return [
    isWhole && {
      kind: 'plan',
      parts: {
        bedrooms,
        beds,
        baths: bathrooms,
        kitchen: one(has('kitchen, cocina')),
        outside,
        // A flat shares its pool: that one is not in its plan.
        pool: outside === 'terrace' && category === 'villa' ? pool : 0,
      },
    },
    { kind: 'outlook', parts: { from, sees, storey: storeyOf(title, description) } },
    inOne > 0 && {
      kind: 'bedroom',
      parts: {
        beds: inOne,
        bunks: one(inOne === 2 && says('bunk bed, bunk, litera')),
        sees,
        cooled: one(has('air conditioning, aire acondicionado')),
      },
    },
    (pool === 1 || outside === 'terrace') && {
      kind: 'terrace',
      parts: { pool, sees, hammock: one(poster.motif === 'hammock') },
    },
    chartFrom(rental, 'middle', category === 'villa' ? 'wheels' : 'foot'),
  ];
}

/** Where a boat, a board or a bicycle goes, by what is written. */
function wayOf(says: Says): PartsOf<'chart'>['to'] {
  if (says('altea')) return 'altea';
  if (says('albir, lighthouse, faro')) return 'lighthouse';
  if (says('island, isla')) return 'island';
  if (says('cove, cala, cliff, acantilado, sierra helada')) return 'coves';
  return 'near';
}

function boatSights({ rental, has, says }: Read): Sights {
  const { capacity, title, description } = rental;
  const cabins = countOf('cabin, camarote', title, description);
  return [
    {
      kind: 'deck',
      parts: {
        seats: Math.min(12, capacity ?? 0),
        music: one(has('dj included, dj incluido, dj incluida')),
        sails: one(says('sail, sailboat, a vela, de vela, velero, catamaran')),
      },
    },
    cabins > 0
      ? { kind: 'cabin', parts: { berths: Math.min(4, cabins) } }
      : { kind: 'helm', parts: { skipper: one(has('skipper included, patron incluido')) } },
    chartFrom(rental, wayOf(says), 'boat'),
    has('snorkel set, snorkel') && { kind: 'swim', parts: { masks: 2 } },
  ];
}

function jetSkiSights({ rental, has, says }: Read): Sights {
  return [
    { kind: 'ride', parts: { over: 'bow', sees: seaFrom(rental) } },
    chartFrom(rental, wayOf(says), 'boat'),
    has('life jacket, chaleco') && { kind: 'kit', parts: { jacket: Math.min(8, rental.capacity ?? 1) } },
  ];
}

const afloat: readonly string[] = ['kayak', 'paddle-board', 'surf', 'snorkel', 'swimmer'];

/** What comes along, hung on a board; undefined where nothing does. */
function kitOf({ rental, has }: Read): Sight | undefined {
  const forEach = (is: boolean, most: number) => (is ? Math.min(most, rental.capacity ?? 1) : 0);
  const parts = {
    helmet: one(has('helmet, casco')),
    lock: one(has('lock, candado')),
    seat: one(has('child seat, silla infantil')),
    jacket: forEach(has('life jacket, chaleco'), 8),
    mask: forEach(has('snorkel set, snorkel'), 4),
    key: one(rental.category === 'car'),
  };
  return Object.values(parts).some((count) => count > 0) ? { kind: 'kit', parts } : undefined;
}

function beachSights(read: Read): Sights {
  const { rental, says } = read;
  const isAfloat = afloat.includes(rental.poster.motif);
  return [
    isAfloat ? atSea : { kind: 'scene', parts: { at: 'sand' } },
    kitOf(read),
    chartFrom(rental, isAfloat ? wayOf(says) : 'near', isAfloat ? 'boat' : 'foot'),
  ];
}

/** Bicycles and cars. */
function wheelSights(read: Read): Sights {
  const { rental, says } = read;
  const isCar = rental.category === 'car';
  const way = wayOf(says);
  const isUphill = says('sierra helada, coll, mountain, montana');
  const onRoad = way === 'altea' ? 'cape' : landFrom(rental);
  const sees = isUphill ? 'hills' : isCar ? onRoad : seaFrom(rental);
  const nearby = says('promenade, paseo') ? 'poniente' : 'middle';
  return [
    { kind: 'ride', parts: { over: isCar ? 'wheel' : 'bars', sees, basket: one(!isCar && says('basket, cesta')) } },
    chartFrom(rental, way === 'near' ? nearby : way, 'wheels'),
    kitOf(read),
  ];
}
