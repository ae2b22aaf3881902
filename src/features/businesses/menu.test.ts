import { expect, it } from 'vitest';
import { isOfferOn, menuOf } from './menu.ts';

it('reads titles, things and prices, however they are led to', () => {
  const text = 'From the fire:\nRice with duck … 18,50 €\nSquid - €12\n\nTo drink:\nVermouth 3€\nTable for 12\n';
  expect(menuOf(text)).toEqual([
    {
      title: 'From the fire',
      items: [
        { name: 'Rice with duck', price: '18.50' },
        { name: 'Squid', price: '12.00' },
      ],
    },
    { title: 'To drink', items: [{ name: 'Vermouth', price: '3.00' }, { name: 'Table for 12' }] },
  ]);
});

it.each([
  ['', []],
  ['One thing', [{ items: [{ name: 'One thing' }] }]],
  ['€', [{ items: [{ name: '€' }] }]],
  ['Terrace for the night — 1.250 €', [{ items: [{ name: 'Terrace for the night', price: '1250.00' }] }]],
  ['Calle Gerona 3.14.15 €', [{ items: [{ name: 'Calle Gerona 3.14.15 €' }] }]],
  ['Menu of the day for 14 €', [{ items: [{ name: 'Menu of the day for', price: '14.00' }] }]],
])('of %j makes what it says', (text, parts) => {
  expect(menuOf(text)).toEqual(parts);
});

it.each([
  [null, null, true],
  ['2026-08-21', '2026-08-21', true],
  ['2026-08-22', null, false],
  [null, '2026-08-20', false],
])('an offer from %s until %s is on that Friday: %s', (offerFrom, offerUntil, isOn) => {
  expect(isOfferOn({ offer: 'Two for one', offerFrom, offerUntil }, '2026-08-21')).toBe(isOn);
  expect(isOfferOn({ offer: '', offerFrom, offerUntil }, '2026-08-21')).toBe(false);
});
