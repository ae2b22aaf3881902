/** What was sold, for rooms that can’t know of orders: the roof hands it in. */
export { soldTickets } from '../other-dates/moves.ts';
export { soldByCode, soldOfType } from '../records/sold-by.ts';
