/** What a job shows of itself where it has no photo: only what it says (decision 0071). */
import { chartFrom, landFrom } from '#market/views/places.ts';
import { saysOf, shiftOf } from '#market/views/said.ts';
import { seriesOf } from '#market/views/series.ts';
import type { PartsOf, Sight, View } from '#market/views/view.ts';
import type { JobDetail } from './contract.ts';

type Told = Pick<
  JobDetail,
  | 'title'
  | 'description'
  | 'location'
  | 'category'
  | 'benefits'
  | 'latitude'
  | 'longitude'
  | 'poster'
  | 'bed'
  | 'shifts'
>;
type Where = PartsOf<'scene'>['at'];

const places: Readonly<Record<Told['category'], Where>> = {
  hospitality: 'room',
  tourism: 'street',
  entertainment: 'room',
  retail: 'room',
  'food-service': 'bar',
  transport: 'street',
  other: 'street',
};

/** Work that is somewhere else than its category mostly is. */
const placesOfMotifs: Readonly<Partial<Record<Told['poster']['motif'], Where>>> = {
  lifeguard: 'sand',
  yacht: 'water',
  snorkel: 'water',
  sailboat: 'water',
  hike: 'garden',
  pool: 'street',
  megaphone: 'street',
  'velvet-rope': 'street',
  wrench: 'room',
};

/** The place of work, where its motif names one. */
const workplaces: Readonly<Partial<Record<Told['poster']['motif'], Sight>>> = {
  'key-rack': { kind: 'counter', parts: { keeps: 'keys' } },
  'shop-till': { kind: 'counter', parts: { keeps: 'goods' } },
  shaker: { kind: 'counter', parts: { keeps: 'bottles' } },
  chef: { kind: 'counter', parts: { keeps: 'kitchen' } },
  tray: { kind: 'tables', parts: {} },
  decks: { kind: 'floor', parts: {} },
  microphone: { kind: 'stage', parts: { crowd: 1 } },
  'velvet-rope': { kind: 'door', parts: { queue: 6 } },
  coach: { kind: 'ride', parts: { over: 'wheel' } },
  'steering-wheel': { kind: 'ride', parts: { over: 'wheel' } },
  bicycle: { kind: 'ride', parts: { over: 'bars' } },
  pool: { kind: 'terrace', parts: { pool: 1, sees: 'hills' } },
  yacht: { kind: 'deck', parts: {} },
};

const aBed =
  'staff room, single room, room share, bed and, piso compartido, accommodation, habitacion, cama, alojamiento, pension completa';

export function jobViews(job: Told): View[] {
  // Its own fields first; words only where those say nothing.
  const shift = shiftOf(job.shifts) ?? shiftOf(job.description);
  const hasBed = job.bed === null ? saysOf(...job.benefits)(aBed) : job.bed === 'included';
  return seriesOf(
    job.poster,
    [
      { kind: 'scene', parts: { at: placesOfMotifs[job.poster.motif] ?? places[job.category] } },
      workplaces[job.poster.motif],
      shift && { kind: 'clock', parts: { ...shift, shift: 1 } },
      hasBed && { kind: 'bedroom', parts: { beds: 1, sees: landFrom(job) } },
      chartFrom(job, 'middle', 'foot'),
    ],
    [
      { kind: 'door', parts: {} },
      { kind: 'home', parts: { by: 'foot' } },
    ],
  );
}
