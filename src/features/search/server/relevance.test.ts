/** The judged searches on the demo catalogue: how many are answered among the first three, and in how good an order. */
import { beforeAll, expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { aTestHouse } from '#app/server/testing.ts';
import { othersNow } from './judged/by-others.ts';
import { judgedNow, sorts } from './judged/judgment.ts';
import type { RelevanceResult } from './relevance.ts';
import { evaluateRelevance, judgedSearches, summaryOf, unknownNames } from './relevance.ts';

/** Issue 19: found among the first three, and the gain of the first ten (bench/search-quality.md has each search). */
const bar = { found: 0.93, gain: 0.9 };
/** Judged more generously: whole categories are good answers there, and no page shows them all. */
const freshBar = { found: 0.93, gain: 0.7 };
/** What was studied holds the bar; what was not may not become worse than its first runs of the rules (decision 0070). */
const unseenBar = { found: 0.86, gain: 0.72 };
const lastBar = { found: 0.95, gain: 0.84 };
/** Written by others who never saw the index (decision 0081); what was studied holds the bar. */
const othersBar = { found: 0.93, gain: 0.9 };
/** Moods, occasions and whole sentences, studied by class since (decision 0087): neither may become worse. */
const moodsBar = { found: 0.95, gain: 0.82 };

/** Run once unseen (0.920, 0.817), then studied by class (decision 0117). */
const newcomerBar = { found: 0.93, gain: 0.88 };

/** Asked by people who don't know what there is: unseen 0.820 and 0.638, its misses looked at since (decision 0223). */
const secondBar = { found: 0.86, gain: 0.66 };

/** Its misses were never looked at: 0.982 and 0.788 on the first day (decision 0230). */
const thirdBar = { found: 0.93, gain: 0.77 };

/** One search of each occasion: each is answered, its order was not judged in full (decision 0117). */
const occasionsBar = { found: 1, gain: 0.6 };

const house = aTestHouse({ demoOf: judgedNow });
const results: Partial<Record<keyof typeof judgedSearches, RelevanceResult[]>> = {};
beforeAll(async () => {
  for (const half of Object.keys(judgedSearches) as (keyof typeof judgedSearches)[])
    results[half] = await evaluateRelevance(
      house.db,
      serverKinds,
      half.startsWith('by') ? othersNow : judgedNow,
      judgedSearches[half],
    );
}, 360_000);

test('the list has at least 150 searches of ten sorts, and names listings that exist', async () => {
  const all = Object.values(judgedSearches).flat();
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(({ sort }) => sort)).size).toBeGreaterThanOrEqual(sorts.length);
  expect(await unknownNames(house.db)).toEqual([]);
});

test.each([
  ['before looking', 'before', bar],
  ['later, before looking', 'fresh', freshBar],
  ['after looking', 'after', bar],
  ['and studied by class', 'askedTuning', freshBar],
  ['and held back', 'askedHeld', unseenBar],
  ['when the tuning was over', 'askedLast', lastBar],
  ['by others', 'byOthers', othersBar],
  ['of moods, before looking', 'askedSixty', moodsBar],
  ['by others again', 'byOthersAgain', moodsBar],
  ['by two others', 'byTwoOthers', othersBar],
  ['by one other', 'byOneOther', othersBar],
  ['by a newcomer', 'byANewcomer', newcomerBar],
  ['by another', 'byAnother', othersBar],
  ['by a stranger', 'byAStranger', othersBar],
  ['by a passer-by', 'byAPasserBy', moodsBar],
  ['by a visitor', 'byAVisitor', othersBar],
  ['by a neighbour', 'byANeighbour', moodsBar],
  ['and graded by a judge', 'byAJudge', moodsBar],
  ['and graded by a second judge', 'byASecondJudge', secondBar],
  ['and graded by a third judge', 'byAThirdJudge', thirdBar],
  ['of occasions, after looking', 'askedMoods', occasionsBar],
] as const)('what was written %s is answered first, in a good order', (_, part, least) => {
  const { found, gain } = summaryOf(results[part] ?? []);
  expect(found).toBeGreaterThanOrEqual(least.found);
  expect(gain).toBeGreaterThanOrEqual(least.gain);
});
