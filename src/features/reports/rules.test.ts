import { expect, it } from 'vitest';
import {
  grounds,
  groundsOf,
  isGroundOf,
  isNameless,
  isReasonOf,
  objectsUntil,
  reasonsOf,
  reportedKinds,
  reportReasons,
} from './rules.ts';

it('knows every reason and every ground of some kind, and no others', () => {
  const all = (of: Readonly<Record<string, readonly string[]>>) =>
    new Set(reportedKinds.flatMap((kind) => of[kind] ?? []));
  expect(all(reasonsOf)).toEqual(new Set(reportReasons));
  expect(all(groundsOf)).toEqual(new Set(grounds));
});

it('takes nothing down on a ground of something else', () => {
  expect([isGroundOf('review', 'notThere'), isGroundOf('message', 'notThere')]).toEqual([true, false]);
  expect([isGroundOf('review', 'fraud'), isGroundOf('message', 'fraud')]).toEqual([false, true]);
  expect([isGroundOf('jobs', 'untrue'), isGroundOf('answer', 'untrue')]).toEqual([true, false]);
});

it('takes no reason that is of something else', () => {
  expect([isReasonOf('events', 'goods'), isReasonOf('review', 'goods')]).toEqual([true, false]);
});

it('asks nobody for a name who reports what is done to minors', () => {
  expect(reportReasons.filter(isNameless)).toEqual(['minors']);
});

it.each([
  ['2026-03-01T10:00:00Z', '2026-09-01T10:00:00.000Z'],
  ['2026-08-31T10:00:00Z', '2027-03-03T10:00:00.000Z'],
])('lets whose it was object for six months from %s', (decided, until) => {
  expect(objectsUntil(new Date(decided)).toISOString()).toBe(until);
});
