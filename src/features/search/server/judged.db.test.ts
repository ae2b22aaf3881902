/** The judged searches on the demo catalogue: what each must find, and how much of what is shown first is right. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#app/server/seed.ts';
import { openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import type { Verdict } from './judge.ts';
import { judgeSearch, meanPrecision, unknownNames } from './judge.ts';
import { judged } from './judged.ts';

/** What the engine reached when the list was judged (bench/search-quality.md has each search). */
const floor = 0.97;

let house: TestHouse;
let verdicts: Verdict[];
beforeAll(async () => {
  house = await openTestHouse();
  await seedDemo(house.db, house.time.now);
  verdicts = await judgeSearch(house.db, house.time.now);
});
afterAll(() => house.close());

test('the list asks at least sixty things, half of them in each language, of listings that exist', async () => {
  const spanish = judged.filter(({ language }) => language === 'es').length;
  expect(judged.length).toBeGreaterThanOrEqual(60);
  expect(Math.abs(spanish / judged.length - 0.5)).toBeLessThan(0.05);
  expect(await unknownNames(house.db)).toEqual([]);
});

test.each(judged.map(({ query, language, must }) => [query, language, must.join(', ')]))(
  '“%s” (%s) finds %s',
  (query, language) => {
    const verdict = verdicts.find((one) => one.query === query && one.language === language);
    expect(verdict?.missing, `shown: ${verdict?.shown.join(' ')}`).toEqual([]);
  },
);

test('what is shown first is right, on the whole', () => {
  expect(meanPrecision(verdicts)).toBeGreaterThanOrEqual(floor);
});
