/** Several proposals at once: each is decided as one alone is, and what is refused stops none of the others. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { aSubmission } from './factory.ts';
import { submissions } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  for (const table of [submissions, mails, auditEntries]) await house.db.delete(table);
});

const decide = (body: object, as = admin) => house.call('POST', '/api/submissions/decisions', { as, body });
const named = (title: string, over: object = {}) => aSubmission(house.db, { title, ...over });
const seen = (...rows: { id: string; version: number }[]) => rows.map(({ id, version }) => ({ id, version }));
const states = async () =>
  Object.fromEntries((await house.db.select().from(submissions)).map(({ title, status }) => [title, status]));

describe('deciding several', () => {
  test('approves each, tells its sender and writes it down; what was decided or changed meanwhile is refused', async () => {
    const [fine, dated, decided] = [
      await named('Fine'),
      await named('Dated'),
      await named('Gone', { status: 'rejected' }),
    ];
    const items = [...seen(fine, decided), { id: dated.id, version: dated.version + 1 }, { id: 'AbCdEfGhJkLmNpQr' }];
    const { status, body } = await decide({ decision: 'approved', items });
    expect([status, body]).toEqual([
      200,
      {
        done: [fine.id],
        refused: [
          { id: decided.id, code: 'invalid_transition' },
          { id: dated.id, code: 'edit_conflict' },
          { id: 'AbCdEfGhJkLmNpQr', code: 'not_found' },
        ],
      },
    ]);
    expect(await states()).toEqual({ Fine: 'approved', Dated: 'pending', Gone: 'rejected' });
    expect(await house.db.select().from(mails)).toHaveLength(1);
    const log = await house.db.select().from(auditEntries).orderBy(auditEntries.action);
    expect(log.map(({ action, title }) => [action, title])).toEqual([
      ['approve', 'Fine'],
      ['create', 'Fine'],
    ]);
  });

  test('rejects them with the reason that each sender reads', async () => {
    const rows = [await named('One'), await named('Two', { contactEmail: 'eva@correo.example' })];
    const { body } = await decide({ decision: 'rejected', note: 'Not of this town.', items: seen(...rows) });
    expect(body.done).toEqual(rows.map(({ id }) => id));
    const letters = await house.db.select().from(mails);
    expect(letters.map(({ values }) => (values as { reason?: string }).reason)).toEqual([
      'Not of this town.',
      'Not of this town.',
    ]);
  });

  test('turns nobody away without a reason, decides none twice, and no more than a page', async () => {
    const row = await named('One');
    const many = Array.from({ length: 26 }, (_, place) => ({ id: `AbCdEfGhJkLmNp${10 + place}` }));
    for (const body of [
      { decision: 'rejected', items: seen(row) },
      { decision: 'approved', items: seen(row, row) },
      { decision: 'approved', items: [] },
      { decision: 'approved', items: many },
    ])
      expect((await decide(body)).status).toBe(422);
    expect(await states()).toEqual({ One: 'pending' });
  });
});
