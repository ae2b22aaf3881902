import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('who asks while it runs waits for that run; after it another begins, whether it failed or not', async () => {
  const begun: { readonly asked: string; readonly end: PromiseWithResolvers<void> }[] = [];
  const work = oneAtATime((asked: string) => {
    const end = Promise.withResolvers<void>();
    begun.push({ asked, end });
    return end.promise;
  });
  const both = Promise.allSettled([work('first'), work('meanwhile')]);
  begun[0]?.end.reject(new Error('away'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = work('again');
  begun[1]?.end.resolve();
  await again;
  expect(begun.map(({ asked }) => asked)).toEqual(['first', 'again']);
});
