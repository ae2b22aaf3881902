/** The public forms at their doors: stored as sent, in the writer's language; bots, gaps and floods are refused. */
import { describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { advertisingInquiries } from '#features/advertising-inquiries/server/table.ts';
import { businessInquiries } from '#features/business-inquiries/server/table.ts';
import { holidayRequests } from '#features/holiday-requests/server/table.ts';
import { submissions } from '#features/submissions/server/table.ts';
import { contactMessages, issueReports } from '#features/support/server/table.ts';
import { forms } from './hostile-values.ts';

const house = aTestHouse();

/** Each form, its table, what it can't do without (specification section 5), and some of what is stored. */
const doors = [
  {
    path: '/api/submissions',
    table: submissions,
    required: ['type', 'title', 'description', 'category', 'location', 'address', 'contact_email'],
    stored: {
      type: 'event',
      category: 'party',
      contactEmail: 'a@b.example',
      contactPhone: null,
      priceCents: 1000,
      status: 'pending',
    },
  },
  {
    path: '/api/holiday-requests',
    table: holidayRequests,
    required: ['client_name', 'client_email', 'vacation_description'],
    stored: {
      clientName: 'N',
      durationDays: 7,
      numberOfPeople: 2,
      accommodationType: 'any',
      specialRequests: null,
      status: 'pending',
    },
  },
  {
    path: '/api/contact-messages',
    table: contactMessages,
    required: ['name', 'email', 'subject', 'message'],
    stored: { subject: 'S', phone: null, priority: 'low', status: 'new' },
  },
  {
    path: '/api/issue-reports',
    table: issueReports,
    required: ['type', 'urgency', 'email', 'title', 'description'],
    stored: { type: 'technical', urgency: 'low', status: 'new' },
  },
  {
    path: '/api/business-inquiries',
    table: businessInquiries,
    required: ['businessType', 'businessName', 'contactName', 'email', 'phone', 'location', 'description'],
    stored: { businessType: 'event', website: null, status: 'new' },
  },
  {
    path: '/api/advertising-inquiries',
    table: advertisingInquiries,
    required: ['businessName', 'contactName', 'email'],
    stored: { businessType: 'bar', budget: 'under-200', goals: null, status: 'new' },
  },
] as const;

describe.each(doors)('$path', ({ path, table, required, stored }) => {
  const sound = () => forms[`POST ${path}`]?.() ?? {};
  const count = () => house.db.$count(table);

  test('stores what was sent, in the language it was written in, and answers with its number', async () => {
    const reply = await house.call('POST', `${path}?lang=es`, { body: sound() });
    expect([reply.status, reply.body]).toEqual([201, { id: expect.any(String), received: true }]);
    const rows = await house.db.select().from(table);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ...stored, id: reply.body.id, language: 'es', submittedAt: house.time.now });
  });

  test.each(required)('can’t do without %s', async (field) => {
    const before = await count();
    const { [field]: _, ...rest } = sound();
    for (const body of [rest, { ...rest, [field]: '' }, { ...rest, [field]: '   ' }]) {
      const reply = await house.call('POST', path, { body });
      expect(reply.status).toBe(422);
      expect(reply.body.errors.map((error: { path: string }) => error.path)).toContain(field);
    }
    expect(await count()).toBe(before);
  });

  test('refuses what a machine fills in, and who may not be set', async () => {
    const before = await count();
    for (const over of [{ nickname: 'bot' }, { status: 'approved' }, { adminNotes: 'mine' }])
      expect((await house.call('POST', path, { body: { ...sound(), ...over } })).status).toBe(422);
    expect(await count()).toBe(before);
  });

  test('can’t be read by anybody here', async () => {
    for (const as of [undefined, await house.signedInAs()])
      expect([401, 403, 404]).toContain((await house.call('GET', path, { as })).status);
  });

  test('takes twelve from one address in ten minutes', async () => {
    const send = () => house.call('POST', path, { body: sound(), address: '198.51.100.7' });
    for (let i = 0; i < 12; i += 1) expect((await send()).status).toBe(201);
    const refused = await send();
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('a proposal’s category belongs to its type', async () => {
  const body = { ...forms['POST /api/submissions']?.(), type: 'job', category: 'party' };
  expect((await house.call('POST', '/api/submissions', { body })).body.errors[0].path).toBe('category');
});

test('a quote request needs only an e-mail beside its own words', async () => {
  const body = {
    businessName: 'Custom Quote Request',
    contactName: '',
    email: 'a@b.example',
    phone: '',
    businessType: 'custom',
    location: '',
    currentMarketing: '',
    budget: 'custom',
    goals: 'Custom enterprise solution',
    message: '',
  };
  expect((await house.call('POST', '/api/advertising-inquiries', { body })).status).toBe(201);
});

test('a member joins and leaves the community’s offers', async () => {
  const as = await house.signedInAs();
  const set = (offers: string[]) => house.call('PUT', '/api/community/joined', { as, body: { offers } });
  expect((await set(['local-buddies', 'meetups', 'meetups'])).body).toEqual({
    offers: ['meetups', 'local-buddies'],
    chats: [],
  });
  expect((await set(['meetups'])).body).toEqual({ offers: ['meetups'], chats: [] });
  expect((await house.call('GET', '/api/community/joined', { as })).body).toEqual({ offers: ['meetups'], chats: [] });
  expect((await set([])).body).toEqual({ offers: [], chats: [] });
  const other = await house.signedInAs();
  expect((await house.call('GET', '/api/community/joined', { as: other })).body).toEqual({ offers: [], chats: [] });
});
