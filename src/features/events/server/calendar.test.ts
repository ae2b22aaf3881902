import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { anEvent } from './factory.ts';
import { events } from './table.ts';

const house = aTestHouse();
beforeEach(async () => {
  await house.db.delete(events);
});

const fetchFile = (id: string, query = '', headers: Record<string, string> = {}) =>
  house.call('GET', `/api/events/${id}/calendar${query}`, { headers });
/** The lines of the file, long ones unfolded. */
const linesOf = (body: unknown) => String(body).replaceAll('\r\n ', '').split('\r\n');

describe('an event as a file for calendars', () => {
  test('is one entry with the evening in UTC, the place, the page and an identity that stays', async () => {
    const { id } = await anEvent(house.db);
    const { status, headers, body } = await fetchFile(id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="mirrorball-on-the-roof.ics"');
    expect(linesOf(body)).toEqual(
      expect.arrayContaining([
        `UID:${id}@aftersun`,
        'SUMMARY:Mirrorball on the roof',
        'DTSTART:20260821T203000Z',
        'DTEND:20260822T023000Z',
        'LOCATION:Sky terrace\\, Avenida del Mediterráneo 1\\, Benidorm',
        expect.stringMatching(new RegExp(`^URL;VALUE=URI:https?://.+/events/${id}$`)),
      ]),
    );
  });

  test('speaks Spanish, and leads to the Spanish page', async () => {
    const { id } = await anEvent(house.db);
    const { headers, body } = await fetchFile(id, '?lang=es');
    expect(headers.get('content-disposition')).toContain('bola-de-espejos-en-la-azotea.ics');
    expect(linesOf(body)).toContain('SUMMARY:Bola de espejos en la azotea');
    expect(String(body).replaceAll('\r\n ', '')).toContain(`/events/${id}?lang=es`);
  });

  test.each([
    ['2026-03-28', '23:00', '20260328T220000Z', '20260329T040000Z'],
    ['2026-10-24', '23:00', '20261024T210000Z', '20261025T030000Z'],
    ['2026-10-25', '01:30', '20261024T233000Z', '20261025T053000Z'],
  ])('is right when the clock changes: %s %s', async (date, time, from, to) => {
    const { id } = await anEvent(house.db, { date, time });
    expect(linesOf((await fetchFile(id)).body)).toEqual(expect.arrayContaining([`DTSTART:${from}`, `DTEND:${to}`]));
  });

  test('without a time it is the whole day', async () => {
    const { id } = await anEvent(house.db);
    await house.db.update(events).set({ time: null });
    expect(linesOf((await fetchFile(id)).body)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20260821', 'DTEND;VALUE=DATE:20260822']),
    );
  });

  test('what people wrote stays text', async () => {
    const { id } = await anEvent(house.db, {
      title: { en: 'Sun, sea; and\nBEGIN:VALARM' },
      description: { en: 'One\r\nATTACH:https://bad.example' },
    });
    const lines = linesOf((await fetchFile(id)).body);
    expect(lines).toContain('SUMMARY:Sun\\, sea\\; and\\nBEGIN:VALARM');
    expect(lines.some((line) => /^(?:ATTACH|BEGIN:VALARM)/.test(line))).toBe(false);
  });

  test('keeps its bytes until the event changes', async () => {
    const { id } = await anEvent(house.db);
    const etag = (await fetchFile(id)).headers.get('etag') ?? '';
    house.time.now = new Date('2026-08-21T19:30:00Z');
    expect((await fetchFile(id, '', { 'if-none-match': etag })).status).toBe(304);
    await house.db.update(events).set({ title: { en: 'Moved' } });
    await house.settled();
    const after = await fetchFile(id, '', { 'if-none-match': etag });
    expect(after.status).toBe(200);
    expect(linesOf(after.body)).toContain('SUMMARY:Moved');
  });

  test('past ones are still written down; drafts, undated and unknown ones are not', async () => {
    const { id: past } = await anEvent(house.db, { date: '2026-08-01' });
    const { id: draft } = await anEvent(house.db, { status: 'draft' });
    const { id: undated } = await anEvent(house.db, { date: null });
    expect((await fetchFile(past)).status).toBe(200);
    for (const id of [draft, undated, 'AbCdEfGhJkLmNpQr', "'; drop--"]) {
      const reply = await fetchFile(encodeURIComponent(id));
      expect([id, reply.status, reply.body.code]).toEqual([id, 404, 'not_found']);
    }
  });

  test('a question it does not know is refused', async () => {
    const { id } = await anEvent(house.db);
    expect((await fetchFile(id, '?format=pdf')).status).toBe(422);
  });
});
