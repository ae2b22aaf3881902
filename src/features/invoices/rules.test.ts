import { describe, expect, it } from 'vitest';
import { taxOn } from '#market/vat/vat.ts';
import {
  countsElsewhere,
  isInTimeToCorrect,
  leftToReplace,
  lineBack,
  lineOf,
  netOfOne,
  seriesNumber,
  seriesOf,
  sumsOf,
} from './rules.ts';

const sold = { ...taxOn('hire', '2026-08-21'), description: 'A boat', quantity: 2 };

describe('what goes back of a sale', () => {
  it('takes half of its tax back with half of it', () => {
    expect(lineBack(sold, { before: 0, cents: 6050 })).toMatchObject({
      netCents: -5000,
      vatCents: -1050,
      grossCents: -6050,
    });
  });

  // Parts that no cent divides: each rounded by itself they would not come to the whole.
  it.each([[[3333, 3333, 3333]], [[1, 1, 9997]], [[4999, 1, 4999]]])(
    'in parts of %j comes to the whole to the cent',
    (parts) => {
      const whole = lineOf(sold, 9999);
      let before = 0;
      const back = parts.map((cents) => {
        const line = lineBack(sold, { before, cents });
        before += cents;
        return line;
      });
      expect(sumsOf([whole, ...back])).toEqual({ netCents: 0, vatCents: 0, grossCents: 0 });
    },
  );
});

describe('one unit of a line', () => {
  it.each([
    [2975, 2, { euro: 14.875, decimals: 3 }],
    [-868, 3, { euro: -2.893, decimals: 3 }],
    [5000, 3, { euro: 16.667, decimals: 3 }],
    [4546, 2, { euro: 22.73, decimals: 2 }],
    [0, 4, { euro: 0, decimals: 2 }],
  ])('of a net of %i cents for %i is told as exactly as it needs', (netCents, quantity, told) => {
    expect(netOfOne({ netCents, quantity })).toEqual(told);
  });

  it('comes to the net, times its quantity, whatever was sold', () => {
    for (let quantity = 1; quantity <= 60; quantity += 1)
      for (let cents = -3000; cents <= 3000; cents += 7) {
        const { netCents } = lineOf({ ...sold, quantity }, cents);
        const { euro } = netOfOne({ netCents, quantity });
        expect(Math.abs(euro * quantity * 100 - netCents)).toBeLessThan(0.5);
      }
  });
});

it('numbers in series of the kind and the year', () => {
  expect([seriesOf('simplified', '2026-12-31'), seriesOf('corrective', '2027-01-01')]).toEqual(['ASS26', 'ASR27']);
  expect(seriesNumber({ series: 'ASS26', number: 123 })).toBe('ASS26-000123');
});

describe('in place of a simplified one of 21 August 2026 a full one may be asked for', () => {
  const one = { kind: 'simplified', issuedOn: '2026-08-21', grossCents: 5000, cancelledAt: null } as const;
  const back = (cents: number) => ({ ...one, kind: 'corrective', grossCents: -cents }) as const;
  const gone = { cancelledAt: new Date('2026-08-21T18:00:00Z') };

  it.each([
    ['of all of it, for four years', one, [], '2030-08-21', 5000],
    ['of nothing after them', one, [], '2030-08-22', 0],
    ['of what did not go back', one, [back(2000)], '2026-08-22', 3000],
    ['of nothing where all went back', one, [back(2000), back(3000)], '2026-08-22', 0],
    ['of nothing where it has one', one, [{ ...one, kind: 'replacement' as const }], '2026-08-22', 0],
    [
      'of all where the one it had was cancelled',
      one,
      [{ ...one, kind: 'replacement' as const, ...gone }],
      '2026-08-22',
      5000,
    ],
    ['of nothing where it was cancelled', { ...one, ...gone }, [], '2026-08-22', 0],
    ['of nothing where it is a full one', { ...one, kind: 'full' as const }, [], '2026-08-22', 0],
  ])('%s', (_, of, others, today, left) => {
    expect(leftToReplace(of, [of, ...others], today)).toBe(left);
  });
});

it.each([
  ['full', '2030-08-21', true],
  ['substitute', '2030-08-21', true],
  ['replacement', '2030-08-22', false],
  ['simplified', '2026-08-22', false],
  ['corrective', '2026-08-22', false],
] as const)('whom a %s one of 21 August 2026 names may be put right on %s: %s', (kind, today, may) => {
  expect(isInTimeToCorrect({ kind, suppliedOn: '2026-08-21' }, today)).toBe(may);
});

it('says which series are of what counts in another one already', () => {
  expect(['ASS26', 'ASF26', 'ASC26', 'ASR26', 'ASU26'].filter(countsElsewhere)).toEqual(['ASC26', 'ASU26']);
});
