/** What is written of an event, and the columns that it becomes. */
import { fieldsOf } from '#market/listings/server/listing-edits.ts';
import { momentOf } from '#market/town/moment.ts';
import { requireSupply } from '#market/vat/vat.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { ChangedEvent } from '../contract.ts';
import { eventSupplies, opensLate } from '../rules.ts';
import { spanOf } from '../timing.ts';
import { whenOf } from './present.ts';
import type { EventRow } from './table.ts';

/** What is written of an event: the desk must name a price, a proposal need not. */
export type WrittenEvent = Omit<ChangedEvent, 'version' | 'moves'>;

/** What a row says, as it is written. */
export function eventInput(row: EventRow): WrittenEvent {
  return { ...fieldsOf(ChangedEvent, row), price: row.priceCents, fold: whenOf(row).fold };
}

/** Refuses 422 doors that open when it has begun. */
export function requireDoors(doors: string | null, time: string | null, path = 'doors'): void {
  if (opensLate(doors, time)) throw invalidField(path, 'Must not be after it begins', 'The event is not acceptable.');
}

/** Refuses 422 time_skipped and time_twice, and doors that open when it has begun. */
export function columnsOf(input: WrittenEvent) {
  const { price, fold, ...rest } = input;
  requireDoors(input.doors, input.time);
  requireSupply(eventSupplies[input.category], input.vatSupply);
  const startsAt = input.date === null ? null : momentOf(input.date, input.time ?? '23:59', fold);
  const { date, time } = input;
  const span = spanOf(startsAt, { date, time, duration: inLanguage(input.duration, 'en') });
  return { ...rest, priceCents: price, startsAt, ...span };
}
