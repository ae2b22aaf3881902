/** What was sold, for rooms that can’t know of orders: the roof hands it in. */
export { soldTickets } from '../moves.ts';
export { soldByCode, soldOfType } from '../sold-by.ts';
