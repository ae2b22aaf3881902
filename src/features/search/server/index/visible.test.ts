/** What is remembered of who is visible is what a look at each says, whenever it is asked and whatever is written. */
import { expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { instantOf } from '#market/town/dates.ts';
import type { Entry } from './entries.ts';
import { createKindIndex } from './kind-index.ts';
import { isVisible, visibleIn } from './visible.ts';

const secondsOf = (date: string, time: string) => instantOf(date, time).getTime() / 1000;

const read = (id: string, said: Partial<Entry>) => ({
  entry: { id, version: '1', titles: ` ${id}`, standing: 0, nights: null, listedUntil: null, ...said } as Entry,
  names: '',
  document: '',
});

/** An event that begins then, and one that takes more than a night or says when it is over. */
const night = (id: string, date: string, time: string, said: Partial<Entry> = {}) =>
  read(id, { standing: -secondsOf(date, time), nights: date, ...said });

const index = createKindIndex();
index.putAll([
  night('early', '2026-06-26', '05:30'),
  night('friday', '2026-06-26', '22:00'),
  night('long', '2026-06-20', '22:00', { nights: '2026-06-20/2026-06-28' }),
  night('short', '2026-06-26', '20:00', { listedUntil: instantOf('2026-06-26', '23:00').getTime() }),
  night('later', '2026-07-03', '22:00'),
  read('undated', { standing: -Infinity }),
]);

const both = (at: Date) => {
  const meets = isVisible(serverKinds.events, at);
  const set = visibleIn(serverKinds.events, index, at);
  const idsOf = (isThere: (ordinal: number, entry: Entry) => boolean) =>
    index.ordered
      .filter((ordinal) => isThere(ordinal, index.entries[ordinal] as Entry))
      .map((n) => index.entries[n]?.id);
  return [idsOf((ordinal) => set.has(ordinal)), idsOf((_, entry) => meets(entry))];
};

test('from hour to hour, and back again', () => {
  const times = [
    ['2026-06-26', '05:00'],
    ['2026-06-26', '06:00'],
    ['2026-06-26', '22:59'],
    ['2026-06-26', '23:00'],
    ['2026-06-27', '05:59'],
    ['2026-06-27', '06:00'],
    ['2026-06-26', '12:00'],
    ['2026-07-04', '12:00'],
  ] as const;
  for (const [date, time] of times) {
    const [set, looked] = both(instantOf(date, time));
    expect([date, time, set]).toEqual([date, time, looked]);
  }
  expect(both(instantOf('2026-06-26', '22:59'))[0]).toEqual(['long', 'short', 'friday', 'later', 'undated']);
  expect(both(instantOf('2026-06-27', '06:00'))[0]).toEqual(['long', 'later', 'undated']);
});

test('what is written is there at once', () => {
  const at = instantOf('2026-06-26', '12:00');
  expect(both(at)[0]).not.toContain('new');
  index.putAll([night('new', '2026-06-26', '23:30')]);
  const [set, looked] = both(at);
  expect(set).toContain('new');
  expect(set).toEqual(looked);
});
