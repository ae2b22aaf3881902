/**
 * The events to subscribe to, all or of one category, in one language: `/feeds/events.ics` (RFC 5545) and
 * `/feeds/events.rss` (RSS 2.0). Public; kept until an event changes, and for a minute, because they begin tonight.
 */
import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '#kit/shared/clock.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import { translate } from '#kit/shared/translate.ts';
import { parseWith, readQuery } from '#kit/server/body.ts';
import type { Db } from '#kit/server/db.ts';
import type { Kept } from '#kit/server/kept/kept.ts';
import { keyOf } from '#kit/server/kept/kept.ts';
import { dataPolicy } from '#kit/server/security/security.ts';
import { keptResponse } from '#kit/server/kept/kept-response.ts';
import { messages as feedTexts } from '../feed-texts-messages.ts';
import { messages as feedMessages } from '../feeds-messages.ts';
import { type FeedFormat, feedFormats, feedPath, feedTypes } from '../feeds.ts';
import { messages } from '../messages.ts';
import { type EventCategory, eventCategories } from '../rules.ts';
import { addEntry, emptyCalendar } from './calendar.ts';
import { rssOf } from './rss.ts';
import { isOn } from './listed.ts';
import { isPublic } from './service.ts';
import type { EventRow } from './service.ts';
import { events } from './table.ts';

type House = { readonly db: Db; readonly clock: Clock; readonly kept: Kept; readonly publicUrl: string };

const FeedQuery = z.strictObject({
  category: z.enum(eventCategories).optional(),
  lang: z.enum(languages).default(languages[0]),
});

/** A feed holds so many, the soonest. */
const maxEntries = 200;
/** Programs look again after so many minutes. */
const freshMinutes = 60;

/** What is not over, and what was called off of it, so that calendars strike it out. */
const feedRows = (db: Db, category: EventCategory | undefined, at: Date): Promise<EventRow[]> =>
  db
    .select()
    .from(events)
    .where(and(isPublic, isOn(at), category && eq(events.category, category)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(maxEntries);

type Asked = { readonly category: EventCategory | undefined; readonly language: Language; readonly publicUrl: string };

/** What a feed is called: by its category where it has one. */
function titleOf({ category, language }: Asked): string {
  if (category === undefined) return feedMessages[language].all;
  return translate(feedTexts[language], 'ofCategory', language, {
    category: messages[language][`category.${category}`],
  });
}

function calendarOf(rows: readonly EventRow[], asked: Asked): string {
  const { language, publicUrl } = asked;
  const calendar = emptyCalendar(language)
    .name(titleOf(asked))
    .description(feedTexts[language].text)
    .url(publicUrl + feedPath('ics', language, asked.category))
    .ttl(freshMinutes * 60);
  for (const row of rows) addEntry(calendar, row, language, publicUrl);
  return calendar.toString();
}

const writers: Readonly<Record<FeedFormat, (rows: readonly EventRow[], asked: Asked) => string>> = {
  ics: calendarOf,
  rss: (rows, asked) => {
    const { language, category, publicUrl } = asked;
    const self = publicUrl + feedPath('rss', language, category);
    const text = feedTexts[language].text;
    const published = rows.filter((row) => row.cancelledAt === null);
    return rssOf(published, { title: titleOf(asked), text, self, language, publicUrl, freshMinutes });
  },
};

export function eventFeeds({ db, clock, kept, publicUrl }: House): Hono {
  const app = new Hono();
  for (const format of feedFormats)
    app.get(`/events.${format}`, async (c) => {
      const { category, lang: language } = parseWith(FeedQuery, readQuery(new URL(c.req.url)), 'query');
      const key = keyOf(language, feedPath(format, language, category));
      const draw = async () => {
        const generation = kept.generation();
        const rows = await feedRows(db, category, clock());
        const body = Buffer.from(writers[format](rows, { category, language, publicUrl }));
        const headers = {
          'content-type': `${feedTypes[format]}; charset=utf-8`,
          'content-language': language,
          'cache-control': 'public, no-cache',
          vary: 'accept-encoding',
          'content-security-policy': dataPolicy,
        };
        return kept.keep(key, { status: 200, headers, body, tags: ['events'] }, generation);
      };
      return keptResponse(c.req.raw, kept.find(key) ?? (await kept.share(key, draw)));
    });
  return app;
}
