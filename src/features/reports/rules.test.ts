import { expect, it } from 'vitest';
import { grounds, groundsOf, isGroundOf, reasonsOf, reportedKinds, reportReasons } from './rules.ts';

it('knows every reason and every ground of some kind, and no others', () => {
  const all = (of: Readonly<Record<string, readonly string[]>>) =>
    new Set(reportedKinds.flatMap((kind) => of[kind] ?? []));
  expect(all(reasonsOf)).toEqual(new Set(reportReasons));
  expect(all(groundsOf)).toEqual(new Set(grounds));
});

it('takes nothing down on a ground of something else', () => {
  expect([isGroundOf('review', 'notThere'), isGroundOf('message', 'notThere')]).toEqual([true, false]);
  expect([isGroundOf('review', 'fraud'), isGroundOf('message', 'fraud')]).toEqual([false, true]);
});
