/** Letters about money that goes back. */
import { expect, it } from 'vitest';
import { compose } from './compose.ts';
import type { Letter } from '../letter.ts';
import { samples } from '../samples/samples.ts';
import { print } from '../print/print.ts';

it('names the ticket type whose money goes back, or whose night moves', () => {
  const about = ['refund', 'partRefund', 'dashboardRefund', 'disputeDecided', 'refundFailed', 'moved'] as const;
  for (const letter of about) {
    const [values] = samples[letter];
    const { text } = print(compose({ letter, values } as Letter, 'es', 'https://aftersun.example'));
    expect(text, letter).toMatch(/^Qué: Fiesta\u00a0· Anticipada$/m);
  }
});

it('says what becomes of a booking whose money somebody gives back, or a bank has decided on, and of no other', () => {
  const said = (letter: 'dashboardRefund' | 'disputeDecided') =>
    samples[letter].map((values) => {
      const { text } = print(compose({ letter, values } as Letter, 'en', 'https://aftersun.example'));
      return /^(Your booking stays|Your booking is as it was|The codes of this booking).*$/m.exec(text)?.[1];
    });
  expect(said('dashboardRefund')).toEqual(['Your booking stays', undefined]);
  const [stands, shut] = ['Your booking is as it was', 'The codes of this booking'];
  expect(said('disputeDecided')).toEqual([stands, undefined, shut, undefined]);
});
