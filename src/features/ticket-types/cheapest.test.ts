import { expect, it } from 'vitest';
import { cheapestOf } from './cheapest.ts';
import type { TicketType, TicketTypes } from './contract.ts';

const open = { soldFrom: null, soldUntil: null, each: null, state: 'open' } as const;
const type = (id: string, price: string, state: TicketType['state'] = 'open'): TicketType => ({
  ...open,
  id,
  name: id,
  description: '',
  price,
  state,
});
const of = (types: readonly TicketType[], regularSale: TicketTypes['regularSale'] = open): TicketTypes => ({
  regular: null,
  regularSale,
  types: [...types],
});

it.each([
  ['none but the regular one', of([]), undefined],
  ['an early bird', of([type('early', '15.00'), type('vip', '60.00')]), 'early'],
  ['an early bird that is gone', of([type('early', '15.00', 'soldOut'), type('vip', '60.00')]), undefined],
  ['one at the same price', of([type('seat', '25.00')]), undefined],
  ['nine below twelve', of([type('twelve', '12.00'), type('nine', '9.00')]), 'nine'],
  ['a regular one that is not sold', of([type('vip', '60.00'), type('seat', '40.00')], null), 'seat'],
] as const)('with %s', (_, types, chosen) => expect(cheapestOf('25.00', types)?.id).toBe(chosen));
