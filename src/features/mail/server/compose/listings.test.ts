import { expect, it } from 'vitest';
import type { Letters } from '../../rules.ts';
import { print } from '../print/print.ts';
import { compose } from './compose.ts';

const publicUrl = 'https://aftersun.example';

it('leads an owner whose listing is public to who sells, where nobody can buy it yet, also when it is one of several', () => {
  const one = { title: 'Ático', note: null, path: '/rentals/AbCdEfGh' };
  const told = (values: Letters['listingReviewed']) =>
    print(compose({ letter: 'listingReviewed', values }, 'en', publicUrl)).text;
  for (const values of [
    { name: 'Ana', ...one, isUnsold: true },
    { name: 'Ana', ...one, others: [{ ...one, title: 'Barca', isUnsold: true }] },
  ]) {
    expect(told(values)).toContain('first say who sells and which account we pay');
    expect(told(values)).toContain(`${publicUrl}/dashboard?tab=seller&lang=en`);
  }
  expect(told({ name: 'Ana', ...one })).not.toContain('who sells');
});

it('tells of several that were taken down which are drafts again and which are gone, and each reason once', () => {
  const one = { title: 'Ático', note: 'Whose is it?', path: '/dashboard?tab=listings', isForGood: false };
  const others = [
    { ...one, title: 'Barca' },
    { ...one, title: 'Moto', note: 'A fraud.', isForGood: true },
  ];
  const values = { name: 'Ana', ...one, others };
  const letter = compose({ letter: 'listingTakenDown', values }, 'en', publicUrl);
  expect(letter.subject).toBe('3 of your listings are not public any more');
  const { text } = print(letter);
  expect(text).toMatch(/Drafts again: Ático\s+Barca/);
  expect(text).toContain('Gone for good: Moto');
  expect([text.match(/Whose is it/g), text.match(/A fraud/g)]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

it.each([
  [
    'en',
    'Foam: Fri 4 Jun 2027, Sat 5 Jun 2027',
    'Foam × 7: Fri 4 Jun 2027 – Thu 10 Jun 2027',
    /When: Friday,? 4 June 2027/,
  ],
  [
    'es',
    'Foam: vie 4 jun 2027, sáb 5 jun 2027',
    'Foam × 7: vie 4 jun 2027 – jue 10 jun 2027',
    /Cuándo: viernes, 4 de junio de 2027/,
  ],
] as const)(
  'says of nights of one name which they are: each of few, the first and the last of many (%s)',
  (...texts) => {
    const [language, two, seven, alone] = texts;
    const nights = (count: number) =>
      Array.from({ length: count }, (_, place) => ({
        title: 'Foam',
        date: `2027-06-${String(3 + count - place).padStart(2, '0')}`,
        note: null,
        path: '/events/AbCdEfGh',
      }));
    const told = (count: number) => {
      const [first, ...others] = nights(count);
      const values = { name: 'Ana', ...first, ...(others.length > 0 ? { others } : {}) } as Letters['listingReviewed'];
      return print(compose({ letter: 'listingReviewed', values }, language, publicUrl)).text;
    };
    expect(told(2)).toContain(two);
    expect(told(7)).toContain(seven);
    expect(told(1)).toMatch(alone);
  },
);

it('welcomes who offers something to their workspace, and everybody else to the town', () => {
  const told = (values: Letters['welcome']) => print(compose({ letter: 'welcome', values }, 'es', publicUrl)).text;
  expect(told({ name: 'Ana' })).toContain(`${publicUrl}/?lang=es`);
  expect(told({ name: 'Ana', isBusiness: true })).toContain(`${publicUrl}/dashboard?lang=es`);
  expect(told({ name: 'Ana', isBusiness: true })).toContain('di allí quién vende y en qué cuenta cobras');
});

it('tells an owner what of a booking is theirs', () => {
  const booking = { name: 'Ana', title: 'Foam', guest: 'Leo', quantity: 1, date: null, time: null, paid: '15' };
  const told = (share?: string) =>
    print(compose({ letter: 'ownerBooked', values: { ...booking, ...(share ? { share } : {}) } }, 'es', publicUrl))
      .text;
  expect(told('13.2')).toMatch(/Para ti, sin la comisión: 13,20.€/);
  expect(told()).not.toContain('comisión');
});

it('tells an owner what of a cancelled booking stays theirs', () => {
  const booking = { name: 'Ana', title: 'Foam', guest: 'Leo', quantity: 1, date: null, time: null, paid: '15' };
  const told = (keeps?: string) => {
    const values = { ...booking, by: 'buyer', back: '0', ...(keeps ? { keeps } : {}) } as const;
    return print(compose({ letter: 'ownerCancelled', values }, 'es', publicUrl)).text;
  };
  expect(told('13.2')).toMatch(/Sigue siendo tuyo de esta reserva, sin la comisión: 13,20.€/);
  expect(told('0')).toContain('Sigue siendo tuyo de esta reserva, sin la comisión: Nada');
  expect(told()).not.toContain('comisión');
});
