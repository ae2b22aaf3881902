/** How long it takes on foot to where people stay in the town: computed from positions, so that it is true at every hour. */
import { landmarks, type Landmark } from '#market/town/landmarks.ts';
import { distance } from './mercator.ts';
import type { Place } from './plan.ts';

export type Walk = { readonly name: Landmark['name']; readonly minutes: number };

/** Streets are longer than the line between two places, and people walk home at an easy 4.8 kilometres an hour. */
const detour = 1.3;
const kilometresAMinute = 4.8 / 60;
/** Nobody walks home for longer. */
const longest = 60;
/** Beyond a quarter of an hour a minute is a guess: fives are told. */
const exactTo = 15;
const coarse = 5;

function minutesOf(kilometres: number): number {
  const minutes = Math.max(1, Math.round((kilometres * detour) / kilometresAMinute));
  return minutes <= exactTo ? minutes : Math.round(minutes / coarse) * coarse;
}

const middleOf = (area: Landmark['area']): readonly [number, number] =>
  'lat' in area ? [area.lng, area.lat] : [(area.west + area.east) / 2, (area.south + area.north) / 2];

/** Walks to the middle of each quarter with beds that lies within an hour, nearest first. */
export function walksFrom({ latitude, longitude }: Place): Walk[] {
  return landmarks
    .filter(({ hasBeds }) => hasBeds)
    .map(({ name, area }) => ({ name, minutes: minutesOf(distance([longitude, latitude], middleOf(area))) }))
    .filter(({ minutes }) => minutes <= longest)
    .toSorted((one, other) => one.minutes - other.minutes);
}
