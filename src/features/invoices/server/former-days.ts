import { formatDate } from '#kit/shared/dates.ts';
import { isLanguage } from '#kit/shared/messages.ts';
import { wallClock } from '#market/town/dates.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import type { InvoiceRow } from './table.ts';

/**
 * Whether an invoice says another day than what it is of has by now. It is not issued again for that: what is taxed is the same
 * (decision 0200). Whoever reads it is told. A plan is not moved.
 */
export const saysFormerDays = ({ lines, language }: InvoiceRow, { kind, startsAt }: OrderRow): boolean =>
  kind !== 'plan' &&
  isLanguage(language) &&
  lines[0]?.description.includes(formatDate(wallClock(startsAt).date, 'long', language)) === false;
