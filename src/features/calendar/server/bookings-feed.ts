/**
 * `/feeds/bookings.ics?key=…`: a member's bookings for their calendar program (RFC 5545), in the language of their
 * account. It has what somebody needs to come, and no code that opens a door: an address is easily passed on. 404 for a
 * key that opens nothing.
 */
import { Hono } from 'hono';
import ical, { ICalEventStatus } from 'ical-generator';
import { z } from 'zod';
import { disputesAmong } from '#features/orders/server/doors/money-back.ts';
import { listKept } from '#features/orders/server/doors/given-tickets.ts';
import { changesOf, listOrderRows, readBought } from '#features/orders/server/doors/reading.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { parseWith, readQuery } from '#kit/server/body.ts';
import type { Db } from '#kit/server/db.ts';
import { privateCalendar } from '#kit/server/private-calendar.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { askingFor, type Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { town } from '#market/town/town.ts';
import { messages } from '../messages.ts';
import { bookingsPath, findReader } from './service.ts';

const Query = z.strictObject({ key: z.string().min(1).max(100) });
/** Programs look again after so many minutes. */
const freshMinutes = 30;

type House = { readonly db: Db; readonly publicUrl: string };

/** What was paid for or joined, whatever became of it; a hold that ran out never was a booking. */
const wasGood = ({ confirmedAt }: OrderRow) => confirmedAt !== null;

async function calendarOf({ db, publicUrl }: House, reader: { id: string; language: Language }): Promise<string> {
  const { id, language } = reader;
  const words = messages[language];
  const own = (await listOrderRows(db, id)).filter(wasGood).map((order) => ({ order, ticket: null }));
  const entries = [...own, ...(await listKept(db, id))];
  const boughtBy = await readBought(
    db,
    entries.map(({ order }) => order),
  );
  const disputed = await disputesAmong(
    db,
    entries.map(({ order }) => order.id),
  );
  const calendar = ical({ prodId: { company: town.brand, product: 'bookings', language: language.toUpperCase() } })
    .name(words.feedName)
    .ttl(freshMinutes * 60);
  for (const { order, ticket } of entries) {
    const bought = boughtBy(order);
    if (!bought?.span) continue;
    const { span, title, location, address, calledOff } = bought;
    const isBack = ticket !== null && ticket.cancelledAt !== null;
    // What a bank asks the money back of may come to nothing; what it gave back has.
    const dispute = disputed.get(order.id);
    const isOff = order.status !== 'confirmed' || calledOff === true || isBack || dispute === 'lost';
    const stamp =
      ticket?.cancelledAt ?? order.cancelledAt ?? order.datesChangedAt ?? order.confirmedAt ?? order.createdAt;
    calendar.createEvent({
      // As the letters call it: an entry that came with one is the same booking.
      id: `${ticket?.id ?? order.id}@${town.brand.toLowerCase()}`,
      sequence: changesOf(order) + (isOff ? 1 : 0),
      stamp,
      start: span.start,
      end: span.end,
      allDay: span.isAllDay,
      summary: inLanguage(title, language),
      location: [...new Set([location, address, town.name])].filter(Boolean).join(', '),
      url: `${publicUrl}/user-dashboard${askingFor(language)}`,
      status: isOff ? ICalEventStatus.CANCELLED : dispute ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

export function bookingsFeed(house: House): Hono {
  return new Hono().get(bookingsPath, async (c) => {
    const { key } = parseWith(Query, readQuery(new URL(c.req.url)), 'query');
    const reader = await findReader(house.db, key);
    if (!reader) throw new Problem('not_found', 'This address opens nothing, or does not any more.');
    return privateCalendar(c.req.header('if-none-match'), await calendarOf(house, reader), reader.language);
  });
}
