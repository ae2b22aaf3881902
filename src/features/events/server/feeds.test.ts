/** The feeds of events, read by other people's parsers: ical.js and feedsmith. */
import { parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, origin } from '#app/server/testing.ts';
import { anEvent } from './factory.ts';
import { events } from './table.ts';

const house = aTestHouse();
beforeEach(async () => {
  await house.db.delete(events);
});

const read = async (path: string) => {
  const { status, headers, body } = await house.call('GET', path);
  return { status, headers, text: String(body) };
};
async function readCalendar(path: string) {
  const { headers, text } = await read(path);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const entries = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { headers, calendar, entries };
}

/** Beside what feeds show: a draft, one without a date, one of last night, one of this evening that is over. */
async function aCalendar() {
  const party = await anEvent(house.db, { title: { en: 'A & <B>', es: 'A y «B»' } });
  const concert = await anEvent(house.db, { category: 'concert', date: '2026-08-25' });
  await anEvent(house.db, { status: 'draft' });
  await anEvent(house.db, { date: null, time: null });
  await anEvent(house.db, { date: '2026-08-19' });
  await anEvent(house.db, { time: '17:00', duration: { en: '1 hour' } });
  return { party, concert };
}

describe('/feeds/events.ics', () => {
  test('is one calendar with what is on from tonight, the soonest first', async () => {
    const { party, concert } = await aCalendar();
    const { headers, calendar, entries } = await readCalendar('/feeds/events.ics');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(entries.map(({ uid }) => uid)).toEqual([`${party.id}@aftersun`, `${concert.id}@aftersun`]);
    expect(entries[0]?.summary).toBe('A & <B>');
    expect(calendar.getFirstPropertyValue('name')).toBe('Events in Benidorm');
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H');
  });

  test('is of one category and in the language of its address', async () => {
    const { concert } = await aCalendar();
    const { calendar, entries, headers } = await readCalendar('/feeds/events.ics?category=concert&lang=es');
    expect(entries.map(({ uid }) => uid)).toEqual([`${concert.id}@aftersun`]);
    expect(entries[0]?.summary).toBe('Bola de espejos en la azotea');
    expect(calendar.getFirstPropertyValue('name')).toBe('Eventos en Benidorm: Concierto');
    expect(headers.get('content-language')).toBe('es');
  });

  test('strikes out what was called off', async () => {
    const off = await anEvent(house.db, { status: 'withdrawn', cancelledAt: new Date('2026-08-20T10:00:00Z') });
    const { entries } = await readCalendar('/feeds/events.ics');
    expect(entries.map(({ uid, component }) => [uid, component.getFirstPropertyValue('status')])).toEqual([
      [`${off.id}@aftersun`, 'CANCELLED'],
    ]);
  });
});

describe('/feeds/events.rss', () => {
  test('is RSS 2.0 with an item for each event, which names its page once', async () => {
    const { party, concert } = await aCalendar();
    const { headers, text } = await read('/feeds/events.rss');
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = parseRssFeed(text);
    expect(feed).toMatchObject({
      title: 'Events in Benidorm',
      link: `${origin}/search?type=events`,
      language: 'en',
      ttl: 60,
      atom: { links: [{ href: `${origin}/feeds/events.rss`, rel: 'self' }] },
    });
    expect(feed.items?.map(({ guid }) => guid?.value)).toEqual(
      [party, concert].map(({ id }) => `${origin}/events/${id}`),
    );
    expect(feed.items?.[0]).toMatchObject({ title: 'A & <B>', pubDate: party.createdAt.toUTCString() });
    expect(feed.items?.[0]?.description).toContain('Friday, 21 August 2026, 22:30, Sky terrace');
  });

  test('speaks the language of its address, and leads to pages in it', async () => {
    const { concert } = await aCalendar();
    const feed = parseRssFeed((await read('/feeds/events.rss?category=concert&lang=es')).text);
    expect(feed.language).toBe('es');
    expect(feed.items?.map(({ link }) => link)).toEqual([`${origin}/events/${concert.id}?lang=es`]);
    expect(feed.link).toBe(`${origin}/search?type=events&lang=es`);
  });

  test('is a feed without items where nothing is on', async () => {
    expect(parseRssFeed((await read('/feeds/events.rss')).text).title).toBe('Events in Benidorm');
  });
});

describe.each(['ics', 'rss'])('/feeds/events.%s', (format) => {
  test('is kept until an event is written to', async () => {
    const { party } = await aCalendar();
    const path = `/feeds/events.${format}`;
    const { headers } = await read(path);
    const again = await house.call('GET', path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    await house.db.update(events).set({ status: 'withdrawn' });
    await house.settled();
    expect((await read(path)).text).not.toContain(party.id);
  });

  test.each(['?category=opera', '?lang=fr', '?q=x', '?lang=en&lang=es'])('refuses %s', async (query) => {
    expect((await read(`/feeds/events.${format}${query}`)).status).toBe(422);
  });
});
