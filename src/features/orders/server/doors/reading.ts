/** Orders as they stand, for whoever shows, counts or locks them: found, with what was bought and what was paid besides. */
export { findBuyers, listOrderRows, ordersWith, requireOwnOrder } from '../finding.ts';
export { lockOrder, lockPaidOrder } from '../locks.ts';
export { orderFieldsOf, saidFieldsOf } from '../order-fields.ts';
export { isSaid } from '../standing.ts';
export { presentOrder } from '../present.ts';
export { askedOf, changesOf, isConfirmedOf, isConfirmedOfEach, movedOf, priceOfOrder, ticketTypeOf } from '../rows.ts';
export { readBought } from '../stock.ts';
export { readWithSupplements, wholeOf, type WithSupplements } from '../supplements.ts';
export { listTickets } from '../ticket-rows.ts';
