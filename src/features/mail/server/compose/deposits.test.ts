import { expect, it } from 'vitest';
import type { Letters } from '../../rules.ts';
import { compose } from './compose.ts';
import type { Letter } from '../letter.ts';
import { samples } from '../samples/samples.ts';
import { print } from '../print/print.ts';

const deposit = { amount: '300.00', way: 'cash' } as const;
const [rental, owner] = [samples.rental[0] as Letters['rental'], samples.ownerBooked[0] as Letters['ownerBooked']];
const textOf = (letter: Letter, language: 'en' | 'es') =>
  print(compose(letter, language, 'https://aftersun.example')).text;

it('tells guest and owner what is left on arrival beside the total, and the guest that it is no part of it', () => {
  const booked = textOf({ letter: 'rental', values: { ...rental, deposit } }, 'en');
  expect(booked).toMatch(/^Total: €540\nDeposit: €300, in cash on arrival$/m);
  expect(booked).toContain('The deposit is no part of the total.');
  expect(booked).toContain('Aftersun neither takes nor holds it.');
  const told = { ...owner, deposit: { ...deposit, way: 'card' } } as const;
  expect(textOf({ letter: 'ownerBooked', values: told }, 'es')).toMatch(
    /^Fianza: 300\s€, bloqueados en una tarjeta al llegar$/m,
  );
});

it('tells guest and owner what is left for other dates, and nobody for dates that are not to be', () => {
  const [asked, changed, declined, expired] = [
    textOf({ letter: 'datesAsked', values: samples.datesAsked[0] as Letters['datesAsked'] }, 'en'),
    textOf(
      { letter: 'datesChanged', values: { ...(samples.datesChanged[0] as Letters['datesChanged']), deposit } },
      'es',
    ),
    textOf({ letter: 'datesDeclined', values: samples.datesDeclined[0] as Letters['datesDeclined'] }, 'en'),
    textOf({ letter: 'datesExpired', values: samples.datesExpired[0] as Letters['datesExpired'] }, 'en'),
  ];
  expect(asked).toMatch(/^Deposit: €300, in cash on arrival$/m);
  expect(changed).toMatch(/^Fianza: 300\s€, en efectivo al llegar$/m);
  expect(`${declined}${expired}`).not.toMatch(/deposit/i);
});

it('says nothing of it where there is none', () => {
  expect(textOf({ letter: 'rental', values: rental }, 'en')).not.toMatch(/deposit/i);
  expect(textOf({ letter: 'ownerBooked', values: owner }, 'es')).not.toMatch(/fianza/i);
});
