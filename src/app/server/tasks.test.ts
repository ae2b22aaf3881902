/** What a fault in one chore of the house does to the others: nothing. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { counters } from '#kit/server/limits/table.ts';
import { createLog } from '#kit/server/log.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { tidy, tidyEach } from './tasks.ts';
import { aTestHouse } from './testing.ts';

const house = aTestHouse({ fresh: true });

test('a chore that fails is named in the log, and those after it are done', async () => {
  const { now } = house.time;
  const gone = daysBefore(now, 1);
  await house.db.insert(counters).values({ key: 'of yesterday', count: 1, opensAt: gone, until: gone });
  await house.db.execute(sql`alter table known_devices rename to devices_elsewhere`);
  const lines: string[] = [];
  await expect(tidy(house.db, now)).rejects.toThrow();
  expect(await house.db.$count(counters)).toBe(1);
  await tidyEach(house.db, now, createLog('info', { write: (line) => void lines.push(line) }));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ chore: 'dropOldDevices', msg: 'tidying failed' }),
  ]);
  expect(await house.db.$count(counters)).toBe(0);
});
