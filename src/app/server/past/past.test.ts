/** The past of the demo town holds together: its sums are equal, every state is there, the desk and an owner see it all. */
import type { SQL } from 'drizzle-orm';
import { eq, inArray, not, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { applicationStatuses } from '#features/applications/rules.ts';
import { openSession } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { invoiceCommissions } from '#features/invoices/server/commission.ts';
import { invoices } from '#features/invoices/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { holidayStatuses } from '#features/holiday-requests/rules.ts';
import { changeStatuses } from '#features/listing-changes/rules.ts';
import { orderStatuses } from '#features/orders/rules.ts';
import { contactStatuses } from '#features/prospect-businesses/rules.ts';
import { reportStatuses } from '#features/reports/rules.ts';
import { submissionStatuses } from '#features/submissions/rules.ts';
import { checkChain } from '#features/verifactu/server/check.ts';
import { recordChains } from '#features/verifactu/server/table.ts';
import { intakeStatuses } from '#market/intake/intake.ts';
import { seedTown } from '../seed.ts';
import { paperRules } from './paper-rules.ts';
import { ownerId } from './people.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
  await seedTown(house.db, house.time.now);
});

/** What breaks a rule; nothing does. */
async function rowsOf(broken: SQL): Promise<unknown[]> {
  return ((await house.db.execute(broken)) as { rows: unknown[] }).rows;
}

test('nobody has what somebody else has', async () => {
  const two = await rowsOf(sql`select one.id, other.id from orders one join orders other
    on one.rental_id = other.rental_id and one.id < other.id
      and one.starts_at < other.ends_at and other.starts_at < one.ends_at
    where one.status in ('confirmed', 'pending') and other.status in ('confirmed', 'pending')`);
  expect(two).toEqual([]);
});

describe('its money adds up', () => {
  test.each([
    [
      'what is paid of an order is its price, in the payment and in the ledger',
      sql`select o.id from orders o
        left join (select order_id, sum(amount_cents) as cents from payments where status = 'succeeded' group by 1) p on p.order_id = o.id
        left join (select order_id, -sum(amount_cents) as cents from ledger_entries where account = 'buyer' and posting = 'sale' group by 1) l on l.order_id = o.id
        where o.confirmed_at is not null and (coalesce(p.cents, 0) <> o.amount_cents or coalesce(l.cents, 0) <> o.amount_cents)`,
    ],
    [
      'nobody pays who did not buy',
      sql`select o.id from orders o join ledger_entries l on l.order_id = o.id where o.confirmed_at is null`,
    ],
    [
      'what went back is what the order says, the refunds and the ledger',
      sql`select o.id from orders o
        left join (select order_id, sum(amount_cents) as cents from refunds group by 1) r on r.order_id = o.id
        left join (select order_id, sum(amount_cents) as cents from ledger_entries where account = 'refund' and posting = 'refund' group by 1) l on l.order_id = o.id
        where coalesce(r.cents, 0) <> o.refunded_cents or coalesce(l.cents, 0) <> o.refunded_cents`,
    ],
    [
      'every order comes to nothing in the ledger, and belongs to the owner who sold it',
      sql`select l.order_id from ledger_entries l join orders o on o.id = l.order_id
        group by l.order_id having sum(l.amount_cents) <> 0 or bool_or(l.owner_id is distinct from o.owner_id)`,
    ],
    [
      'whoever sells has said who they are and where they are paid',
      sql`select id from events where seller_unknown or owner_unpayable
        union all select id from rentals where seller_unknown or owner_unpayable`,
    ],
    [
      'the sandbox has booked what the ledger has',
      sql`select o.id from orders o
        left join (select p.order_id, sum(m.amount_cents) as cents from sandbox_moves m join payments p on p.id = m.payment_id group by 1) m on m.order_id = o.id
        left join (select order_id, sum(amount_cents) as cents from refunds where status <> 'done' group by 1) r on r.order_id = o.id
        left join (select order_id, -sum(amount_cents) as cents from ledger_entries where account in ('buyer', 'refund') group by 1) l on l.order_id = o.id
        where o.confirmed_at is not null and coalesce(m.cents, 0) <> coalesce(l.cents, 0) + coalesce(r.cents, 0)`,
    ],
    [
      'a payout is the sum of its orders, each over by then, and a month has one',
      sql`select p.id from payouts p join ledger_entries l on l.payout_id = p.id and l.account = 'payout'
        join orders o on o.id = l.order_id
        group by p.id having sum(l.amount_cents) <> p.amount_cents or count(distinct l.order_id) <> p.orders
          or bool_or(coalesce(o.ends_at, o.starts_at) > p.as_of)`,
    ],
  ])('%s', async (_, broken) => expect(await rowsOf(broken)).toEqual([]));
});

describe('its papers are whole', () => {
  test.each(paperRules)('%s', async (_, broken) => expect(await rowsOf(broken)).toEqual([]));

  test('each chain of records can be recomputed', async () => {
    const chains = await house.db.select().from(recordChains);
    expect(chains.length).toBeGreaterThan(8);
    for (const { issuerTaxNumber, lastNumber } of chains)
      expect(await checkChain(house.db, issuerTaxNumber, lastNumber)).toEqual({ records: lastNumber, broken: null });
  });

  test('the clock finds nothing to add to the months that are over', async () => {
    const before = await house.db.$count(invoices);
    await invoiceCommissions(house.db, house.time.now);
    expect(await house.db.$count(invoices)).toBe(before);
  });

  const months = Array.from({ length: 11 }, (_, n) => `2025-${String(n + 10)}`).map((month) => {
    const [year, of] = month.split('-').map(Number);
    return `${Number(year) + Math.floor((Number(of) - 1) / 12)}-${String(((Number(of) - 1) % 12) + 1).padStart(2, '0')}`;
  });
  test.each(months)('the operator’s month %s has a balance and a book', async (month) => {
    const { body } = await house.call('GET', `/api/admin/books?month=${month}`, { as: admin });
    expect(body.flows.receivedCents).toBeGreaterThan(0);
    expect(body.vat.length).toBeGreaterThan(2);
  });

  test('an owner finds invoices of each month in which they sold, and what the house asked for it', async () => {
    const owner = ownerId('harbour');
    const own = await rowsOf(sql`select to_char(l.created_at at time zone 'Europe/Madrid', 'YYYY-MM') as month,
        (select count(*)::int from invoices i where i.issuer_id = ${owner}
          and to_char(i.issued_on, 'YYYY-MM') = to_char(l.created_at at time zone 'Europe/Madrid', 'YYYY-MM')) as issued
      from ledger_entries l where l.owner_id = ${owner} and l.posting = 'sale' group by 1, 2 order by 1`);
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((row) => (row as { issued: number }).issued === 0)).toEqual([]);
    // The month that runs is invoiced once it is over.
    expect(await house.db.$count(invoices, eq(invoices.recipientId, owner))).toBe(own.length - 1);
  });
});

describe('nothing happened that could not', () => {
  const now = sql.raw(`'2026-08-21T18:00:00Z'::timestamptz`);
  test.each([
    [
      'as many places are taken as stand, and what is ahead is not sold out',
      sql`select e.id from events e join event_places p on p.event_id = e.id
        left join (select item_id, sum(quantity) as sold from orders where kind = 'event' and status in ('pending', 'confirmed') group by 1) o on o.item_id = e.id
        where p.taken <> coalesce(o.sold, 0) or (e.starts_at > ${now} and e.sold_out)`,
    ],
    [
      'a listing that came back was not public, so it is a draft and not paused',
      sql`select id from rentals where review_note is not null and reviewed_at is not null
        union all select id from events where review_note is not null and reviewed_at is not null`,
    ],
    [
      'an order has a good ticket for each that stands, and no more come in than have one',
      sql`select o.id from orders o join (
          select order_id, count(*) filter (where cancelled_at is null) as good, count(used_at) as used from tickets group by 1
        ) t on t.order_id = o.id
        where o.kind = 'event' and o.status = 'confirmed' and (t.good <> o.quantity or t.used > t.good)`,
    ],
    [
      'nobody comes in to what is not on yet, or by somebody who is not at that door',
      sql`select t.id from tickets t join orders o on o.id = t.order_id where t.used_at is not null and (t.used_at > ${now}
        or (t.used_by is not null and t.used_by <> o.owner_id
          and not exists (select from team_members m where m.owner_id = o.owner_id and m.member_id = t.used_by)))`,
    ],
    [
      'nothing is dated ahead',
      sql`select id from orders where created_at > ${now} or confirmed_at > ${now} or cancelled_at > ${now}
        union all select id from refunds where created_at > ${now} or done_at > ${now}
        union all select id from ledger_entries where created_at > ${now}
        union all select id from mails where created_at > ${now} or sent_at > ${now}
        union all select id from guest_reviews where created_at > ${now} or answered_at > ${now}
        union all select id from invoices where issued_at > ${now}
        union all select id from audit_entries where at > ${now}`,
    ],
    [
      'reviews hang on orders that cost',
      sql`select r.id from guest_reviews r join orders o on o.id = r.order_id where o.amount_cents = 0 or o.status <> 'confirmed'`,
    ],
    [
      'an event and its place have one owner',
      sql`select e.id from events e join businesses b on b.id = e.business_id where e.owner_id is distinct from b.owner_id
        union all select j.id from jobs j join businesses b on b.id = j.business_id where j.owner_id is distinct from b.owner_id`,
    ],
    ['no letter waits to be sent', sql`select id from mails where status = 'waiting'`],
    ['no task is to write to anybody', sql`select id from tasks where name in ('mail', 'refund')`],
  ])('%s', async (_, broken) => expect(await rowsOf(broken)).toEqual([]));

  test('nobody of it can sign in, and nobody is at the end of its phones and mailboxes', async () => {
    const people = await house.db
      .select()
      .from(users)
      .where(not(inArray(users.id, [admin.id])));
    expect(people.length).toBeGreaterThan(60);
    expect(people.filter(({ passwordHash }) => passwordHash !== '!')).toEqual([]);
    expect(people.filter(({ phone }) => !/^\+346005[56]\d{4}$/.test(phone))).toEqual([]);
    expect(people.filter(({ email }) => !email?.endsWith('@example.com'))).toEqual([]);
    expect(people.filter(({ role }) => role === 'admin')).toEqual([]);
  });
});

describe('every state is there', () => {
  const states: Readonly<Record<string, readonly string[]>> = {
    orders: orderStatuses,
    holiday_requests: holidayStatuses,
    submissions: submissionStatuses,
    job_applications: applicationStatuses,
    listing_changes: changeStatuses,
    reports: reportStatuses,
    contact_messages: intakeStatuses,
    issue_reports: intakeStatuses,
    business_inquiries: intakeStatuses,
    advertising_inquiries: intakeStatuses,
    disputes: ['open', 'won', 'lost'],
    feature_packages: ['open', 'running'],
    mails: ['sent', 'failed'],
    refunds: ['done', 'failed'],
  };
  const statesIn = async (table: string, column = 'status') => {
    const found = await rowsOf(sql`select distinct ${sql.identifier(column)} as state from ${sql.identifier(table)}`);
    return new Set(found.map((row) => (row as { state: string }).state));
  };

  test.each(Object.keys(states))('of %s', async (table) =>
    expect(await statesIn(table)).toEqual(new Set(states[table])),
  );
  test('of prospects', async () =>
    expect(await statesIn('prospect_businesses', 'contact_status')).toEqual(new Set(contactStatuses)));
});

test('every part of the desk shows something', async () => {
  for (const path of [
    '/api/submissions',
    '/api/holiday-requests',
    '/api/prospect-businesses',
    '/api/admin/listing-changes',
    '/api/admin/reports?kind=review',
    '/api/admin/listing-claims',
    '/api/admin/reports?kind=message',
    '/api/admin/reports?kind=rentals',
    '/api/contact-messages',
    '/api/issue-reports',
    '/api/business-inquiries',
    '/api/advertising-inquiries',
    '/api/job-applications',
    '/api/admin/orders',
    '/api/admin/payouts',
    '/api/admin/packages',
    '/api/admin/disputes',
    '/api/mails',
    '/api/admin/users',
    '/api/admin/town-weeks',
    '/api/admin/prospect-evidence',
    '/api/admin/search-wishes',
    '/api/admin/search-synonyms',
    '/api/admin/listing-imports',
    '/api/admin/audit',
  ]) {
    const { status, body } = await house.call('GET', path, { as: admin });
    expect([path, status, body.length > 0]).toEqual([path, 200, true]);
  }
});

test('a word that has a meaning says who gave it one', async () => {
  const { body } = await house.call('GET', '/api/admin/search-synonyms', { as: admin });
  expect(body).toMatchObject([{ words: 'left luggage', addedBy: expect.any(String) }]);
});

test('every part of an owner’s workspace shows something', async () => {
  const owner = {
    id: ownerId('bunker'),
    cookie: `session=${await openSession(house.db, ownerId('bunker'), house.time.now)}`,
  };
  const read = async (path: string) => {
    const { status, body } = await house.call('GET', path, { as: owner });
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  expect((await read('/api/workspace/bookings')).length).toBeGreaterThan(0);
  expect((await read('/api/workspace/guest-reviews')).length).toBeGreaterThan(0);
  expect((await read('/api/job-applications')).length).toBeGreaterThan(0);
  expect((await read('/api/workspace/conversations')).length).toBeGreaterThan(0);
  expect((await read('/api/trader')).trader.standing).toBe('good');
  expect((await read('/api/team')).members.length).toBeGreaterThan(2);
  expect((await read('/api/workspace/ledger/lines')).length).toBeGreaterThan(0);
  // Five owners have a job of one category, so one of them sees what the others have in the middle.
  const [dj] = await house.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.ownerId, owner.id));
  const { median } = await read(`/api/workspace/brought?weeks=12&listing=${dj?.id}`);
  expect(median.owners).toBe(5);
  expect(median.total.views).toBeGreaterThan(0);
});

test('owners answer guests who were content and guests who were not, and none of them twice the same', async () => {
  const answers = await rowsOf(sql`select stars > 3 as content, count(*)::int as count from guest_reviews
    where answer is not null group by 1 order by 1`);
  expect(answers).toEqual([
    { content: false, count: expect.any(Number) },
    { content: true, count: expect.any(Number) },
  ]);
  expect(
    await rowsOf(sql`select listing_id, answer from guest_reviews where answer is not null
      group by 1, 2 having count(*) > 1`),
  ).toEqual([]);
});
