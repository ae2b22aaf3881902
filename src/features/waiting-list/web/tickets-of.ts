import type { Wait } from '../contract.ts';

/** What the checkout is asked for as many tickets as somebody waits for; the regular one has no type. */
export const ticketsOf = ({ eventId, places, opens }: Wait) => ({
  type: 'event',
  id: eventId,
  quantity: places,
  ...(opens !== null && { ticketType: opens }),
});
