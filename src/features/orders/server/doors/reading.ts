/** Orders as they stand, for whoever shows, counts or locks them: found, with what was bought and what was paid besides. */
export { findBuyers, listOrderRows, ordersWith, requireOwnOrder } from '../records/finding.ts';
export { lockOrder, lockPaidOrder } from '../records/locks.ts';
export { orderFieldsOf, saidFieldsOf } from '../order-fields.ts';
export { isSaid } from '../records/standing.ts';
export { presentOrder } from '../present.ts';
export {
  askedOf,
  changesOf,
  isConfirmedOf,
  isConfirmedOfEach,
  movedOf,
  priceOfOrder,
  ticketTypeOf,
} from '../records/rows.ts';
export { readBought } from '../records/stock.ts';
export { readWithSupplements, wholeOf, type WithSupplements } from '../other-dates/supplements.ts';
export { listTickets } from '../records/ticket-rows.ts';
