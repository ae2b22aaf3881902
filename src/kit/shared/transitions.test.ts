import { expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { assertMay, may } from './transitions.ts';

const lamp = { off: ['on'], on: ['off', 'broken'], broken: [] } as const;

it('goes where the graph has a way, and nowhere else', () => {
  const ways = (['off', 'on', 'broken'] as const).map((from) =>
    (['off', 'on', 'broken'] as const).filter((to) => may<'off' | 'on' | 'broken'>(lamp, from, to)),
  );
  expect(ways).toEqual([['on'], ['off', 'broken'], []]);
});

it('refuses a missing way with 409 invalid_transition that names both ends', () => {
  expect(() => assertMay<'off' | 'on' | 'broken'>(lamp, 'off', 'on')).not.toThrow();
  const refused = (() => {
    try {
      assertMay<'off' | 'on' | 'broken'>(lamp, 'broken', 'on');
    } catch (error) {
      return error;
    }
    return undefined;
  })();
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({
    code: 'invalid_transition',
    status: 409,
    detail: 'From broken there is no way to on.',
  });
});
