import { describe, expect, it } from 'vitest';
import { breakdownOf, treatmentOf, typeOf } from './breakdown.ts';

const guest = { name: 'Ana', taxNumber: '89890001K', country: 'ES' };
const nameless = { ...guest, taxNumber: '' };

describe('the type of an invoice', () => {
  it.each([
    ['simplified', false, null, 'F2', false],
    ['simplified', false, guest, 'F2', false],
    ['full', false, guest, 'F1', false],
    ['full', false, nameless, 'F2', true],
    ['replacement', false, guest, 'F3', false],
    ['substitute', false, guest, 'R4', false],
    ['corrective', true, null, 'R5', false],
    ['corrective', false, guest, 'R1', false],
    ['corrective', false, nameless, 'R5', true],
  ] as const)('%s, of a simplified one: %s', (kind, isOfSimplified, recipient, type, isUnidentified) => {
    expect(typeOf({ kind, isOfSimplified, recipient })).toEqual({ type, isUnidentified });
  });
});

describe('what a line is', () => {
  it.each([
    [null, 'S1'],
    ['art. 20.Uno.23.º', 'E1'],
    ['Ley 37/1992, art. 20.Uno.23.º.b', 'E1'],
    ['art. 25', 'E5'],
    ['art. 69.Uno.1.º', 'N2'],
    ['art. 7.1.º', 'N1'],
    ['art. 84.Uno.2.º', 'S2'],
    ['Directive 2006/112/EC', 'E6'],
  ])('by %s is %s', (exemptBy, treatment) => {
    expect(treatmentOf(exemptBy)).toBe(treatment);
  });
});

describe('lines', () => {
  it('that are taxed alike are one, in the order in which they come', () => {
    const line = (vatPercent: number, netCents: number, exemptBy: string | null = null) => ({
      vatPercent,
      exemptBy,
      netCents,
      vatCents: (netCents * vatPercent) / 100,
    });
    expect(breakdownOf([line(10, 1000), line(0, 500, 'art. 20'), line(10, 200), line(21, 100)])).toEqual([
      { treatment: 'S1', percent: 10, netCents: 1200, vatCents: 120 },
      { treatment: 'E1', percent: 0, netCents: 500, vatCents: 0 },
      { treatment: 'S1', percent: 21, netCents: 100, vatCents: 21 },
    ]);
  });
});
