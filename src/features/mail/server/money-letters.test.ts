/** Letters about money that goes back. */
import { expect, it } from 'vitest';
import { compose } from './compose.ts';
import type { Letter } from './letter.ts';
import { samples } from './letter-samples.ts';
import { print } from './print.ts';

it('names the ticket type whose money goes back, or whose night moves', () => {
  for (const letter of ['refund', 'partRefund', 'refundFailed', 'moved'] as const) {
    const [values] = samples[letter];
    const { text } = print(compose({ letter, values } as Letter, 'es', 'https://aftersun.example'));
    expect(text, letter).toMatch(/^Qué: Fiesta\u00a0· Anticipada$/m);
  }
});
