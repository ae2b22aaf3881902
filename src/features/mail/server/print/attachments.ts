/** What comes along with a letter: the codes of tickets as pictures, and a file for the reader's calendar. */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Attachment } from '#kit/server/mailer.ts';
import { town } from '#market/town/town.ts';
import type { CalendarFile } from '../compose/blocks.ts';
import type { Composed } from '../compose/compose.ts';
import { qrPicture } from './qr-picture.ts';

/** `writtenAt` is when the letter was asked for, not when it is sent: sent again, its files are the same. */
export async function attachmentsOf({ blocks, calendar, language }: Composed, writtenAt: Date): Promise<Attachment[]> {
  const tickets = blocks.flatMap((block) => (block.kind === 'tickets' ? block.tickets : []));
  const pictures = tickets.map(async ({ code, picture }) => ({
    filename: `${code}.png`,
    contentType: 'image/png',
    content: await qrPicture(picture.text),
    cid: picture.id,
  }));
  return [...(await Promise.all(pictures)), ...(calendar ? [calendarPart(calendar, language, writtenAt)] : [])];
}

/**
 * A booking for the reader's own calendar (RFC 5546): published, and cancelled under the same name with a higher number.
 * Both need an organizer, who is the house: answers to a letter go there too.
 */
function calendarPart(file: CalendarFile, language: string, writtenAt: Date): Attachment {
  const { id, sequence, start, end, isAllDay, title, place, isCancelled } = file;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const prodId = { company: town.brand, product: 'bookings', language: language.toUpperCase() };
  const calendar = ical({ prodId, method });
  calendar.createEvent({
    id: `${id}@${town.brand.toLowerCase()}`,
    sequence,
    stamp: writtenAt,
    start: new Date(start),
    end: new Date(end),
    allDay: isAllDay,
    summary: title,
    location: place,
    organizer: { name: town.brand, email: town.emails.help },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return {
    filename: `${town.brand.toLowerCase()}-${id}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(calendar.toString()),
  };
}

/** A letter's HTML as the desk looks at it, where nothing comes along: its pictures stand in it. */
export function withPictures(html: string, attachments: readonly Attachment[]): string {
  return attachments.reduce(
    (shown, { cid, contentType, content }) =>
      cid === undefined
        ? shown
        : shown.replaceAll(`cid:${cid}"`, `data:${contentType};base64,${content.toString('base64')}"`),
    html,
  );
}
