import { expect, test } from 'vitest';
import { turns } from './turns.ts';

const nothing = async () => undefined;

test('does one thing after the other, also after one that failed, and sends away whoever finds too many waiting', async () => {
  const turn = turns(2);
  const done: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const first = turn(nothing, async () => {
    await gate.promise;
    done.push('first');
    throw new Error('broken');
  });
  const second = turn(nothing, async () => {
    done.push('second');
    return 2;
  });
  const third = turn(nothing, async () => 3);
  await expect(third).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 });
  expect(done).toEqual([]);
  gate.resolve(undefined);
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe(2);
  expect(done).toEqual(['first', 'second']);
  expect(await turn(nothing, async () => 4)).toBe(4);
});

test('what is being prepared has a place, holds nobody up, and gives its place back when it fails', async () => {
  const turn = turns(2);
  const slow = Promise.withResolvers<number>();
  const waiting = turn(
    () => slow.promise,
    async (needed) => needed + 1,
  );
  expect(await turn(nothing, async () => 'quick')).toBe('quick');
  const broken = turn(() => Promise.reject(new Error('cut off')), nothing);
  const prepared: string[] = [];
  const refused = turn(async () => prepared.push('read'), nothing);
  await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
  expect(prepared).toEqual([]);
  await expect(broken).rejects.toThrow('cut off');
  slow.resolve(1);
  expect(await waiting).toBe(2);
});
