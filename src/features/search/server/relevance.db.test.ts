/** The judged searches on the demo catalogue: what each must find, and how much of what is shown first is right. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { seedDemo } from '#app/server/seed.ts';
import { openTestHouse } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import type { RelevanceResult } from './relevance.ts';
import { evaluateRelevance, meanPrecision, unknownNames } from './relevance.ts';
import { relevanceJudgments } from './relevance-judgments.ts';

/** What the engine reached when the list was judged (bench/search-quality.md has each search). */
const floor = 0.97;

let house: TestHouse;
let results: RelevanceResult[];
beforeAll(async () => {
  house = await openTestHouse();
  await seedDemo(house.db, house.time.now);
  results = await evaluateRelevance(house.db, serverKinds, house.time.now);
});
afterAll(() => house.close());

test('the list asks at least sixty things, half of them in each language, of listings that exist', async () => {
  const spanish = relevanceJudgments.filter(({ language }) => language === 'es').length;
  expect(relevanceJudgments.length).toBeGreaterThanOrEqual(60);
  expect(Math.abs(spanish / relevanceJudgments.length - 0.5)).toBeLessThan(0.05);
  expect(await unknownNames(house.db)).toEqual([]);
});

test.each(relevanceJudgments.map(({ query, language, must }) => [query, language, must.join(', ')]))(
  '“%s” (%s) finds %s',
  (query, language) => {
    const result = results.find((one) => one.query === query && one.language === language);
    expect(result?.missing, `shown: ${result?.shown.join(' ')}`).toEqual([]);
  },
);

test('what is shown first is right, on the whole', () => {
  expect(meanPrecision(results)).toBeGreaterThanOrEqual(floor);
});
