/** The lists of the desk at 100,000 rows on PostgreSQL: how long an admin waits for a page, over HTTP. */
import { sql } from 'drizzle-orm';
import type { Database } from '#kit/server/db.ts';
import { totalHeader } from '#kit/shared/desk.ts';
import { seatAdmin } from './admin.ts';
import type { Row } from './report.ts';
import { median } from './report.ts';
import type { Running } from './servers.ts';

const rowCount = 100_000;
/** One in six is a draft and one withdrawn; titles have seven words in common and one of their own. */
export const eventsOfDesk = (rows: number) => sql`
  insert into events (id, status, location, address, title, description, category, price_cents, date, time, starts_at,
    duration, organizer, capacity, featured, updated_at)
  select 'Desk' || lpad(i::text, 12, '0'), (array['published', 'draft', 'published', 'withdrawn', 'published', 'published'])[1 + i % 6],
    (array['Playa de Levante', 'Cala del Tío Ximo', 'Casco Antiguo'])[1 + i % 3], 'Calle ' || i % 997,
    jsonb_build_object('en', (array['Foam', 'Sunset', 'Techno', 'Salsa', 'Jazz', 'Beach', 'Rooftop'])[1 + i * 13 % 7] || ' ' || md5(i::text),
      'es', (array['Espuma', 'Ocaso', 'Tecno', 'Salsa', 'Jazz', 'Playa', 'Azotea'])[1 + i * 13 % 7] || ' ' || md5(i::text)),
    jsonb_build_object('en', repeat('Three DJs, two terraces and the sea. ', 6)), (array['party', 'club', 'beach'])[1 + i % 3],
    i * 37 % 9000, date '2026-01-01' + i % 700, '22:30', timestamptz '2026-01-01 20:30Z' + i % 700 * interval '1 day',
    '{"en": "6 hours"}', 'Sal y Sol ' || i % 500, 100, i % 20 = 0, now() - i * 7919 % ${sql.raw(String(rows))} * interval '1 minute'
  from generate_series(1, ${sql.raw(String(rows))}) i`;

const lists = {
  'the first page': '',
  'the last page': '?page=3334',
  'a rare word': '?q=rooftop+0a1b',
  'a word that one in seven has': '?q=foam',
  'two letters': '?q=ro',
  'a category of the drafts': '?category=club&status=draft',
  'by title': '?sort=title',
  'by price': '?sort=-price',
} as const;

/** Fills the table and seats an admin; gives the admin's cookie. */
export async function fillDesk(database: Database): Promise<string> {
  const { db } = database;
  await database.migrate();
  await db.execute(eventsOfDesk(rowCount));
  await db.execute(sql`vacuum analyze events, event_places`);
  return seatAdmin(db);
}

/** The middle of nine looks at each list, one after the other. */
export async function measureDesk(app: Running, cookie: string, engine: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, query] of Object.entries(lists)) {
    const times: number[] = [];
    let total = '';
    for (let i = 0; i < 10; i += 1) {
      const start = performance.now();
      const reply = await fetch(`${app.origin}/api/admin/events${query}`, { headers: { cookie } });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`The desk was answered ${reply.status} for ${query}`);
      total = reply.headers.get(totalHeader) ?? '';
      if (i > 0) times.push(performance.now() - start);
    }
    const name = `desk, ${what} (${total} of ${rowCount} events), ${engine}`;
    rows.push({ what: name, measured: `${median(times).toFixed(0)} ms`, bar: '', verdict: '' });
  }
  return rows;
}
