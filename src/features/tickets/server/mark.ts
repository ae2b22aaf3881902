/** What a list of names has of a ticket's code, so that it is known again and not told (decision 0182). */
import { createHash } from 'node:crypto';
import type { TicketRow } from '#features/orders/server/table.ts';

/** Six of the letters of its hash: many codes share them, and another code of the same ticket all but never does. */
export const markOf = ({ code }: Pick<TicketRow, 'code'>): string =>
  createHash('sha256').update(code).digest('hex').slice(0, 6);
