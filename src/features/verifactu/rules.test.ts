import { describe, expect, it } from 'vitest';
import { amountOf, dayOf } from './notation.ts';
import { qrAddress } from './qr.ts';
import { obligedFrom, standingOf, waitAfter } from './rules.ts';

describe('records are the law', () => {
  it.each([
    ['B58378431', '2027-01-01'],
    ['A58818501', '2027-01-01'],
    ['12345678Z', '2027-07-01'],
    ['X1234567L', '2027-07-01'],
    ['E12345674', '2027-07-01'],
  ])('for %s from %s on', (taxNumber, day) => expect(obligedFrom(taxNumber)).toBe(day));
});

describe('a chain', () => {
  const quiet = { mode: 'live', failures: 0, unsent: 0, faulty: 0 } as const;
  it.each([
    [quiet, 'sent'],
    [{ ...quiet, unsent: 3 }, 'waiting'],
    [{ ...quiet, unsent: 3, failures: 1 }, 'stuck'],
    [{ ...quiet, mode: 'off' }, 'off'],
    [{ ...quiet, mode: 'off', faulty: 1 }, 'faulty'],
  ] as const)('%o is %s', (of, standing) => expect(standingOf(of)).toBe(standing));
});

it('what failed is tried again after a minute, then after twice as long, and every hour at least', () => {
  expect([1, 2, 3, 7, 100].map(waitAfter)).toEqual([60, 120, 240, 3600, 3600]);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-1235, '-12.35'],
  [12_345_600, '123456.00'],
])('%i cents are %s', (cents, amount) => expect(amountOf(cents)).toBe(amount));

it('a day is written from its day to its year', () => expect(dayOf('2026-08-21')).toBe('21-08-2026'));

it('the code leads to the office that is meant, with every sign written so that it arrives', () => {
  const invoice = { issuer: { taxNumber: '89890001K' }, seriesNumber: '12345678&G33', issuedOn: '2024-01-01' };
  const query = 'nif=89890001K&numserie=12345678%26G33&fecha=01-01-2024&importe=241.40';
  expect(qrAddress({ ...invoice, grossCents: 24_140 }, 'test')).toBe(
    `https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?${query}`,
  );
  expect(qrAddress({ ...invoice, grossCents: 24_140 }, 'live')).toBe(
    `https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?${query}`,
  );
});
