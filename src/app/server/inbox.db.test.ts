/** The inbox of the desk: what visitors send in is listed, answered for and written down, the same way for all four kinds. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from './testing.ts';
import type { Member } from './testing.ts';

const house = aTestHouse();
let admin: Member;
beforeEach(async () => {
  admin = await house.signedInAs('admin');
});

/** Of each kind: what is sent, another one, the filter that only the other passes, and what it is called in the log. */
const kinds = [
  {
    path: '/api/contact-messages',
    table: 'contact_messages',
    counted: 'contact',
    sent: { name: 'Ana', email: 'ana@a.example', subject: 'A lost hat', message: 'Straw.', priority: 'low' },
    other: { name: 'Bo', email: 'bo@b.example', subject: 'Añoranza', message: 'Of summer.', priority: 'urgent' },
    filter: 'priority=urgent',
    word: 'ANORANZA',
    called: 'A lost hat',
  },
  {
    path: '/api/issue-reports',
    table: 'issue_reports',
    counted: 'issues',
    sent: { type: 'payment', title: 'Paid twice', description: 'Two lines.', email: 'a@a.example', urgency: 'low' },
    other: { type: 'safety', title: 'Balcón roto', description: 'Loose.', email: 'b@b.example', urgency: 'critical' },
    filter: 'type=safety&urgency=critical',
    word: 'balcon',
    called: 'Paid twice',
  },
  {
    path: '/api/business-inquiries',
    table: 'business_inquiries',
    counted: 'businesses',
    sent: {
      businessType: 'event',
      businessName: 'Sala 9',
      contactName: 'Ana',
      email: 'a@a.example',
      phone: '+34600000000',
      location: 'Levante',
      description: 'Parties.',
    },
    other: {
      businessType: 'rental',
      businessName: 'Náutica Sur',
      contactName: 'Bo',
      email: 'b@b.example',
      phone: '+34600000001',
      location: 'Poniente',
      website: 'https://b.example/',
      description: 'Boats.',
    },
    filter: 'type=rental',
    word: 'nautica',
    called: 'Sala 9',
  },
  {
    path: '/api/advertising-inquiries',
    table: 'advertising_inquiries',
    counted: 'advertising',
    sent: { businessName: 'Bar Neptuno', contactName: 'Ana', email: 'a@a.example', businessType: 'bar' },
    other: {
      businessName: 'Custom Quote Request',
      email: 'b@b.example',
      businessType: 'custom',
      budget: 'custom',
      goals: 'Custom enterprise solution',
    },
    filter: 'type=custom',
    word: 'quote',
    called: 'Bar Neptuno',
  },
] as const;

describe.each(kinds)('$path', ({ path, table, counted, sent, other, filter, word, called }) => {
  const list = (query = '') => house.call('GET', `${path}${query}`, { as: admin });
  const change = (id: string, body: unknown, as = admin) => {
    house.later(1);
    return house.call('PATCH', `${path}/${id}`, { as, body });
  };
  const send = async (body: unknown): Promise<string> => (await house.call('POST', path, { body })).body.id;
  let ids: string[];
  beforeAll(async () => {
    const first = await send(sent);
    house.later(1);
    ids = [first, await send(other)];
  });
  const idAt = (place: number): string => ids[place] ?? '';

  test('is listed whole, the longest waiting first, with how many there are', async () => {
    const waiting = await list();
    expect(waiting.body.map((item: { id: string }) => item.id)).toEqual([idAt(0), idAt(1)]);
    const { status, body, headers } = await list('?sort=-submitted');
    expect([status, headers.get('x-total-count')]).toEqual([200, '2']);
    expect(body.map((item: { id: string }) => item.id)).toEqual([idAt(1), idAt(0)]);
    expect(body[1]).toMatchObject({ ...sent, status: 'new', admin_notes: null, language: 'en', version: 1 });
    expect((await list('?sort=submitted')).body[0].id).toBe(idAt(0));
  });

  test('is found by its words, whatever their accents, and by its filters', async () => {
    for (const query of [`?q=${word}`, `?${filter}`, `?status=new&${filter}`])
      expect((await list(query)).body.map((item: { id: string }) => item.id)).toEqual([idAt(1)]);
    expect((await list('?status=done')).headers.get('x-total-count')).toBe('0');
    expect((await list('?status=open')).status).toBe(422);
  });

  test('moves freely between new, in progress and done, is counted, and each step is in the log', async () => {
    const id = idAt(0);
    const begun = await change(id, { status: 'in_progress', version: 1 });
    expect([begun.status, begun.body.status, begun.body.version]).toEqual([200, 'in_progress', 2]);
    expect((await house.call('GET', '/api/desk-counts', { as: admin })).body.inbox[counted]).toBe(1);
    expect((await change(id, { status: 'done', admin_notes: 'Called back.' })).body.admin_notes).toBe('Called back.');
    expect((await change(id, { status: 'new' })).body.status).toBe('new');
    expect((await change(id, { admin_notes: '' })).body).toMatchObject({
      status: 'new',
      admin_notes: null,
      version: 5,
    });
    const { body } = await house.call('GET', `/api/admin/audit?entity=${table}&sort=at`, { as: admin });
    expect(body.map((entry: { action: string; title: string }) => [entry.action, entry.title])).toEqual([
      ['status', called],
      ['status', called],
      ['status', called],
      ['update', called],
    ]);
    expect(body[1]).toMatchObject({
      actor: { id: admin.id, name: 'Test Member' },
      entityId: id,
      before: { status: 'in_progress', adminNotes: null },
      after: { status: 'done', adminNotes: 'Called back.' },
    });
  });

  test('the second of two admins is told, and overwrites nothing', async () => {
    const id = idAt(1);
    const [one, two] = await Promise.all([
      change(id, { admin_notes: 'Mine', version: 1 }),
      change(id, { admin_notes: 'Yours', version: 1 }, await house.signedInAs('admin')),
    ]);
    const codes = [one, two].map((reply) => reply.body.code);
    expect(codes.filter((code) => code === 'edit_conflict')).toHaveLength(1);
    expect([one.status, two.status]).toContain(200);
    const kept = one.status === 200 ? 'Mine' : 'Yours';
    const { body } = await house.call('GET', `${path}/${id}`, { as: admin });
    expect([body.admin_notes, body.version]).toEqual([kept, 2]);
  });

  test('saying what is so already changes nothing and is not in the log', async () => {
    const id = idAt(1);
    const before = (await house.call('GET', `${path}/${id}`, { as: admin })).body;
    expect((await change(id, { status: 'new', version: before.version })).body).toEqual(before);
    const log = await house.call('GET', `/api/admin/audit?entity=${table}&action=status`, { as: admin });
    expect(log.body.some((entry: { entityId: string }) => entry.entityId === id)).toBe(false);
  });

  test('what names nothing is 404, and what is no state 422', async () => {
    expect((await change('AbCdEfGhJkLmNpQr', { status: 'done' })).status).toBe(404);
    expect((await house.call('GET', `${path}/AbCdEfGhJkLmNpQr`, { as: admin })).status).toBe(404);
    expect((await change(idAt(0), { status: 'lost' })).status).toBe(422);
    expect((await change(idAt(0), { subject: 'Another' })).status).toBe(422);
  });
});
