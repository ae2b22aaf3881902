import { expect, test } from 'vitest';
import { turns } from './turns.ts';

const nothing = async () => undefined;

test('does one thing after the other, also after one that failed, and sends away whoever finds too many waiting', async () => {
  const turn = turns(2);
  const done: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const first = turn(1, nothing, async () => {
    await gate.promise;
    done.push('first');
    throw new Error('broken');
  });
  const second = turn(1, nothing, async () => {
    done.push('second');
    return 2;
  });
  const third = turn(1, nothing, async () => 3);
  await expect(third).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 });
  expect(done).toEqual([]);
  gate.resolve(undefined);
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe(2);
  expect(done).toEqual(['first', 'second']);
  expect(await turn(1, nothing, async () => 4)).toBe(4);
});

test('what is being prepared has a place, holds nobody up, and gives its place back when it fails', async () => {
  const turn = turns(2);
  const slow = Promise.withResolvers<number>();
  const waiting = turn(
    1,
    () => slow.promise,
    async (needed) => needed + 1,
  );
  expect(await turn(1, nothing, async () => 'quick')).toBe('quick');
  const broken = turn(1, () => Promise.reject(new Error('cut off')), nothing);
  const prepared: string[] = [];
  const refused = turn(1, async () => prepared.push('read'), nothing);
  await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
  expect(prepared).toEqual([]);
  await expect(broken).rejects.toThrow('cut off');
  slow.resolve(1);
  expect(await waiting).toBe(2);
});

test('what is large takes the room of several', async () => {
  const turn = turns(3);
  const gate = Promise.withResolvers<undefined>();
  const large = turn(2, nothing, () => gate.promise);
  await expect(turn(2, nothing, nothing)).rejects.toMatchObject({ code: 'unavailable' });
  const small = turn(1, nothing, nothing);
  gate.resolve(undefined);
  await Promise.all([large, small]);
  await turn(3, nothing, nothing);
});

test('who prepares for ever takes their share, and keeps out nobody else', async () => {
  const turn = turns(4);
  const never = Promise.withResolvers<undefined>();
  const slow = { whose: 'account slow', limit: 2 };
  const street = { whose: 'household of slow', limit: 3 };
  const held = [1, 2].map(() => turn(1, () => never.promise, nothing, [slow, street]));
  await expect(turn(1, nothing, nothing, [slow, street])).rejects.toMatchObject({ code: 'unavailable' });
  // Another account of theirs finds one place more, and somebody else as many as are free.
  held.push(turn(1, () => never.promise, nothing, [{ whose: 'account other', limit: 2 }, street]));
  await expect(turn(1, nothing, nothing, [{ whose: 'account third', limit: 2 }, street])).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await turn(1, nothing, async () => 'done', [{ whose: 'account quick', limit: 2 }])).toBe('done');
  never.resolve(undefined);
  await Promise.all(held);
  await turn(2, nothing, nothing, [slow, street]);
});
