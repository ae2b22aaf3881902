import { expect, it } from 'vitest';
import { aShownEvent } from '#features/events/testing.ts';
import { wordsOf } from '#kit/shared/translate.ts';
import { messages } from '../messages.ts';
import { factsOf } from './saved-facts.ts';

const now = new Date('2026-08-21T18:00:00Z');

it.each([
  ['en', {}, '€25'],
  ['en', { from: '15.00' }, 'from €15'],
  ['es', { from: '15.00' }, 'desde 15\u00a0€'],
] as const)('says what an event costs as its other cards do (%s %o)', (language, over, said) => {
  const saved = {
    type: 'event',
    savedAt: now.toISOString(),
    listing: aShownEvent({ price: '25.00', ...over }),
  } as const;
  expect(factsOf(saved as never, wordsOf(messages, language), language, now).price).toBe(said);
});
