/** An event as a file for calendars (RFC 5545): `GET /api/events/{id}/calendar`, public, kept until the event changes. */
import { Hono } from 'hono';
import ical, { ICalEventStatus } from 'ical-generator';
import type { ICalCalendar } from 'ical-generator';
import type { Db } from '#kit/server/db.ts';
import { keyOf } from '#kit/server/kept/kept.ts';
import type { Kept } from '#kit/server/kept/kept.ts';
import { dataPolicy } from '#kit/server/security/security.ts';
import { languageOf } from '#kit/server/call.ts';
import { keptResponse } from '#kit/server/kept/kept-response.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { askingFor, type Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { town } from '#market/town/town.ts';
import { calendarSpan } from '../timing.ts';
import { readEventRow, whenOf } from './service.ts';
import type { EventRow } from './service.ts';

type House = { readonly db: Db; readonly kept: Kept; readonly publicUrl: string };

/**
 * To be mounted under `/api/events`. Takes `?lang=` like every call; 404 for what is unknown, withdrawn or has no date; one that was
 * called off says so.
 * The file is the same bytes until the event changes, so that its ETag holds.
 */
export function eventCalendar({ db, kept, publicUrl }: House): Hono {
  return new Hono().get('/:id/calendar', async (c) => {
    const { lang, ...others } = c.req.query();
    if (Object.keys(others).length > 0) throw new Problem('validation', 'This call takes no such question.');
    const language = languageOf(lang, c.req.header('accept-language'));
    const id = c.req.param('id');
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(id)) throw new Problem('not_found', 'There is nothing here.');
    const key = keyOf(language, `/api/events/${id}/calendar`);
    const known = kept.find(key);
    if (known) return keptResponse(c.req.raw, known);

    const generation = kept.generation();
    const row = await readEventRow(db, id);
    const body = Buffer.from(calendarFile(row, language, publicUrl));
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName(inLanguage(row.title, language))}.ics"`,
      'content-language': language,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, accept-language',
      'content-security-policy': dataPolicy,
    };
    return keptResponse(c.req.raw, kept.keep(key, { status: 200, headers, body, tags: ['events'] }, generation));
  });
}

/** A calendar without entries, as the house signs it. */
export const emptyCalendar = (language: Language): ICalCalendar =>
  ical({ prodId: { company: town.brand, product: 'events', language: language.toUpperCase() } });

function calendarFile(row: EventRow, language: Language, publicUrl: string): string {
  const calendar = emptyCalendar(language);
  if (!addEntry(calendar, row, language, publicUrl)) throw new Problem('not_found', 'This event has no date yet.');
  return calendar.toString();
}

/** Writes an event into a calendar; false while it has no date. The library escapes what people wrote and folds long lines. */
export function addEntry(calendar: ICalCalendar, row: EventRow, language: Language, publicUrl: string): boolean {
  const duration = inLanguage(row.duration, language);
  const span = calendarSpan({ ...whenOf(row), duration });
  if (!span) return false;
  const { start, end, isAllDay } = span;
  const page = `${publicUrl}/events/${row.id}${askingFor(language)}`;
  calendar.createEvent({
    // The same event stays the same entry, whatever language it is fetched in and however often.
    id: `${row.id}@${town.brand.toLowerCase()}`,
    sequence: row.version,
    // When it was written down, not when it was asked for: the bytes stay the same.
    stamp: row.updatedAt,
    lastModified: row.updatedAt,
    start,
    end,
    allDay: isAllDay,
    summary: inLanguage(row.title, language),
    description: `${inLanguage(row.description, language)}\n\n${page}`,
    location: [row.location, row.address, town.name]
      .filter((part, place, all) => part && all.indexOf(part) === place)
      .join(', '),
    url: page,
    status: row.cancelledAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  });
  return true;
}

/** Plain letters for every file system. */
function fileName(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 60) || 'event';
}
