import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { instantOf, nightOf } from '#market/town/dates.ts';
import { eventCatalogue } from './catalogue/catalogue.ts';
import { dateFrom } from './catalogue/dates.ts';
import { toldOfEvents } from './catalogue/told.ts';
import { spanOf } from '../timing.ts';
import { events } from './table.ts';

/** Fills the calendar from tonight on; an event that is there already is left alone. */
export async function seedEvents(db: Db, at: Date): Promise<number> {
  const tonight = nightOf(at);
  const rows = eventCatalogue.map(({ slug, day, ...event }) => {
    const date = dateFrom(tonight, { slug, day });
    const { at: place, ...told } = toldOfEvents[slug] ?? {};
    const businessId = place === undefined ? null : idOf(`business:${place}`);
    const startsAt = instantOf(date, event.time);
    const span = spanOf(startsAt, { date, time: event.time, duration: event.duration.en });
    return { ...event, ...told, businessId, id: idOf(`event:${slug}`), date, startsAt, ...span };
  });
  await insertAll(db, events, rows, { once: true });
  return rows.length;
}
