/** Lists as files: the same filters, callers and replies as the lists themselves. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#features/audit/server/table.ts';
import { aSubmission } from '#features/submissions/server/factory.ts';
import { submissions } from '#features/submissions/server/table.ts';
import { aTestHouse } from '../testing.ts';
import type { Member } from '../testing.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  for (const table of [submissions, auditEntries]) await house.db.delete(table);
});

const file = (path: string, as: Member | undefined = admin) => house.call('GET', `/api/${path}`, { as });
/** The rows of a file, cut at the sign that ends its cells. */
const rowsOf = (text: string, end: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(end));

describe('a list as a file', () => {
  test('holds all pages of what is filtered for, each entry once, as a Spanish spreadsheet reads it', async () => {
    for (let place = 0; place < 60; place += 1)
      await aSubmission(house.db, { title: `Noche ${place}`, priceCents: 1250, description: 'Espuma' });
    await aSubmission(house.db, { title: 'Bar', type: 'business', category: 'bar' });
    const { status, headers, body } = await file('submissions.csv?type=event&lang=es');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="submissions-2026-08-21.csv"');
    const [head = [], ...rows] = rowsOf(body, ';');
    expect(head.slice(0, 4)).toEqual(['ID', 'Tipo', 'Título', 'Descripción']);
    expect(new Set(rows.map(([id]) => id)).size).toBe(60);
    const row = rows[0] ?? [];
    expect(row[head.indexOf('Precio')]).toBe('12,50');
    // Choices as the screens call them.
    expect([row[head.indexOf('Tipo')], row[head.indexOf('Estado')], row[head.indexOf('Idioma')]]).toEqual([
      'Evento',
      'Pendiente',
      expect.stringMatching(/^(?:Español|Inglés)$/),
    ]);
    // 09:42 in UTC is what the town's clock shows two hours later in summer.
    expect(row[head.indexOf('Recibido el')]).toBe('2026-08-21 11:42');
  });

  test('has nothing that a spreadsheet would reckon with, and speaks English too', async () => {
    await aSubmission(house.db, { title: '=HYPERLINK("http://bad.example")', contactPhone: '+34600123456' });
    const { body } = await file('submissions.csv');
    expect(body).toContain('"\'=HYPERLINK(""http://bad.example"")"');
    const [head = [], row = []] = rowsOf(body, ',');
    expect(head).toContain('Proposed by: Name');
    expect(row).toEqual(expect.arrayContaining(["'+34600123456", '12.00']));
  });

  test('of nothing is its first line alone', async () => {
    expect(rowsOf((await file('submissions.csv')).body, ',')).toHaveLength(1);
  });

  test('is for who may read the list, after a fresh proof, and refuses what the list refuses', async () => {
    expect((await house.call('GET', '/api/submissions.csv')).status).toBe(401);
    expect((await file('submissions.csv', await house.signedInAs('traveller'))).status).toBe(403);
    const moderator = await house.signedInAs('moderator');
    expect((await file('submissions.csv', moderator)).status).toBe(200);
    expect((await file('contact-messages.csv', moderator)).status).toBe(403);
    for (const query of ['status=lost', 'size=9', 'nobody=1'])
      expect((await file(`submissions.csv?${query}`)).status).toBe(422);
    house.time.now = new Date(house.time.now.getTime() + 11 * 60_000);
    // With the session as it is: calling as somebody in a test renews the proof.
    const late = await house.call('GET', '/api/submissions.csv', { headers: { cookie: admin.cookie } });
    expect(late.body.code).toBe('confirm_identity');
    house.time.now = new Date(house.time.now.getTime() - 11 * 60_000);
  });

  test('is written down: who took which list, with its filters but not the words they looked for', async () => {
    await file('submissions.csv?status=pending&q=Ana');
    expect(await house.db.select().from(auditEntries)).toMatchObject([
      {
        action: 'export',
        entity: 'submissions',
        actorId: admin.id,
        after: { status: 'pending', searched: true },
      },
    ]);
  });

  test('tells owners of their own listings and bookings alone', async () => {
    const owner = await house.signedInAs('business');
    for (const path of ['admin/events', 'admin/jobs', 'workspace/bookings'])
      expect((await file(`${path}.csv`, owner)).status).toBe(200);
    for (const path of ['admin/users', 'mails', 'submissions'])
      expect((await file(`${path}.csv`, owner)).status).toBe(403);
  });
});
