import ical, { ICalEventStatus } from 'ical-generator';
import { disputesAmong } from '#features/orders/server/doors/money-back.ts';
import { changesOf } from '#features/orders/server/doors/reading.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { town } from '#market/town/town.ts';
import type { CalendarFile } from '../contract.ts';
import { findOwnTicket } from './service.ts';

/**
 * What a ticket is for, as a file for its holder's calendar (RFC 5545): the entry that its letter and the member's feed call the
 * same. It has no code that opens a door. 404 for what is cancelled, what a bank gave the money back of, and what has no date.
 */
export async function ticketCalendar(
  db: Db,
  userId: string,
  ticketId: string,
  language: Language,
): Promise<CalendarFile> {
  const { order, ticket, bought } = await findOwnTicket(db, userId, ticketId);
  const { span, title, location, address } = bought;
  const dispute = (await disputesAmong(db, [order.id])).get(order.id);
  const isOff = ticket.cancelledAt !== null || dispute === 'lost';
  if (!span || order.status !== 'confirmed' || isOff || bought.calledOff)
    throw new Problem('not_found', 'There is nothing to come to.');
  const calendar = ical({ prodId: { company: town.brand, product: 'bookings', language: language.toUpperCase() } });
  calendar.createEvent({
    id: `${order.id}@${town.brand.toLowerCase()}`,
    sequence: changesOf(order),
    stamp: order.datesChangedAt ?? order.confirmedAt ?? order.createdAt,
    start: span.start,
    end: span.end,
    allDay: span.isAllDay,
    summary: inLanguage(title, language),
    location: [...new Set([location, address, town.name])].filter(Boolean).join(', '),
    status: dispute ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  });
  return { name: `${town.brand.toLowerCase()}-${order.id}.ics`, text: calendar.toString() };
}
