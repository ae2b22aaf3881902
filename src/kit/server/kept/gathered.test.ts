import { expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { gathered } from './gathered.ts';

const [one, another] = [{} as Db, {} as Db];

function listening() {
  const asked: [Db, readonly number[]][] = [];
  const double = gathered(async (db, questions: readonly number[]) => {
    asked.push([db, questions]);
    if (questions.includes(13)) throw new Error('away');
    return questions.map((question) => question * 2);
  });
  return { asked, double };
}

test('what is asked at the same moment is asked once, and each gets their own answer', async () => {
  const { asked, double } = listening();
  expect(await Promise.all([double(one, 1), double(one, 2), double(one, 1)])).toEqual([2, 4, 2]);
  expect(asked).toEqual([[one, [1, 2, 1]]]);
});

test('what is asked later, or of another database, is asked for itself', async () => {
  const { asked, double } = listening();
  expect(await double(one, 1)).toBe(2);
  expect(await Promise.all([double(one, 2), double(another, 3)])).toEqual([4, 6]);
  expect(asked).toEqual([
    [one, [1]],
    [one, [2]],
    [another, [3]],
  ]);
});

test('a failure is everybody’s who asked then, and nobody’s after', async () => {
  const { double } = listening();
  const failed = await Promise.allSettled([double(one, 13), double(one, 1)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await double(one, 1)).toBe(2);
});
