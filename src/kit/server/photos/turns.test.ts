import { expect, test } from 'vitest';
import { turns } from './turns.ts';

test('does one thing after the other, also after one that failed, and sends away whoever finds too many waiting', async () => {
  const turn = turns(2);
  const done: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const first = turn(async () => {
    await gate.promise;
    done.push('first');
    throw new Error('broken');
  });
  const second = turn(async () => {
    done.push('second');
    return 2;
  });
  expect(() => turn(async () => 3)).toThrow(expect.objectContaining({ code: 'unavailable', retryAfter: 10 }));
  expect(done).toEqual([]);
  gate.resolve(undefined);
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe(2);
  expect(done).toEqual(['first', 'second']);
  expect(await turn(async () => 4)).toBe(4);
});
