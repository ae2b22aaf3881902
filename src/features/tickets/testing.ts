/** For tests only: a ticket as its buyer, the friend who keeps it and whoever opens its link see it. */
import { aPoster } from '#market/posters/testing.ts';
import type { KeptTicket, LinkedTicket, ShownTicket } from './contract.ts';

/** Half past eleven in the evening of the night that it is for. */
export const ticketNow = new Date('2026-08-21T21:30:00Z');

const night = {
  ticketType: null,
  code: 'K7MPQ2XR',
  usedAt: null,
  kind: 'event',
  itemId: 'evt00000001',
  title: 'Rooftop at Moonrise',
  poster: aPoster,
  category: 'party',
  date: '2026-08-21',
  time: '23:00',
  until: null,
  location: 'Azotea Cielo Raso',
  address: 'Avenida del Mediterráneo 41',
  listed: true,
} as const;

export const aShownTicket = (over: Partial<ShownTicket> = {}): ShownTicket => ({
  ...night,
  id: 'tkt00000001',
  number: 2,
  of: 3,
  holder: 'Marta',
  cancelledAt: null,
  status: 'confirmed',
  back: { asked: '0', done: '0', failed: '0' },
  dispute: null,
  orderId: 'ord00000001',
  canAsk: true,
  ...over,
});

const friends = { ...night, name: 'Ana', shut: null, news: [] };

export const aKeptTicket = (over: Partial<KeptTicket> = {}): KeptTicket => ({
  ...friends,
  id: 'tkt00000001',
  ...over,
});

export const aLinkedTicket = (over: Partial<LinkedTicket> = {}): LinkedTicket => ({
  ...friends,
  isKept: false,
  ...over,
});
