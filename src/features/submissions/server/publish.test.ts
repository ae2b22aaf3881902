/** What becomes of a submission, type by type: what was said, in its language, and gaps where nobody said anything. */
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aSubmission } from './factory.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});

/** Approves and reads the listing that came of it, as the desk sees it. */
async function publish(list: string, over: Parameters<typeof aSubmission>[1], listing?: object) {
  const { id } = await aSubmission(house.db, over);
  const body = { status: 'approved', ...(listing ? { listing } : {}) };
  const reply = await house.call('PATCH', `/api/submissions/${id}/status`, { as: admin, body });
  expect(reply.body).toMatchObject({ status: 'approved' });
  return (await house.call('GET', `/api/admin/${list}/${reply.body.listing_id}`, { as: admin })).body;
}

test('an event without a date is announced, not listed and not on sale', async () => {
  const event = await publish('events', { language: 'es', title: 'Noche de espuma' });
  expect(event).toMatchObject({
    title: { es: 'Noche de espuma' },
    description: { es: 'Foam from midnight.' },
    status: 'published',
    date: null,
    time: null,
    duration: {},
    organizer: '',
    price: '12.00',
  });
  expect((await house.call('GET', '/api/events')).body).toEqual([]);
  expect((await house.call('GET', `/api/events/${event.id}`)).body.date).toBeNull();
});

test('both languages stand side by side when the desk adds the other, and corrections win', async () => {
  const event = await publish(
    'events',
    { language: 'es', title: 'Noche de espuma' },
    { title: { en: 'Foam night' }, description: 'Espuma hasta las seis.', category: 'club', price: '0' },
  );
  expect(event).toMatchObject({
    title: { es: 'Noche de espuma', en: 'Foam night' },
    description: { es: 'Espuma hasta las seis.' },
    category: 'club',
    price: '0',
  });
});

test('a rental has the unit and the guests it was given; its owner stays private', async () => {
  const over = { type: 'rental', category: 'bike', title: 'Long-tail e-bikes', priceCents: 1800 } as const;
  const rental = await publish('rentals', over, { price_unit: 'hour', capacity: 2 });
  expect(rental).toMatchObject({ title: { en: 'Long-tail e-bikes' }, price: '18.00', priceUnit: 'hour', capacity: 2 });
  const { body } = await house.call('GET', `/api/rentals/${rental.id}`);
  expect(JSON.stringify(body)).not.toMatch(/sala9|600 123/);
});

const bare = { priceCents: null, contactPhone: null, language: 'es' } as const;
test.each([
  [
    'events',
    { type: 'event', category: 'party' },
    { price: null, date: null, time: null, duration: '', organizer: '' },
  ],
  ['rentals', { type: 'rental', category: 'villa' }, { price: null, priceUnit: null, capacity: null, amenities: [] }],
  ['businesses', { type: 'business', category: 'bar' }, { phone: '', email: '', website: null, openingHours: [] }],
  ['jobs', { type: 'job', category: 'other' }, { employer: '', salary: '', salaryType: null, schedule: null }],
] as const)('bare approval publishes one of the %s with gaps, and invents nothing', async (list, over, gaps) => {
  const record = await publish(list, { ...bare, ...over });
  const { status, body } = await house.call('GET', `/api/${list}/${record.id}?lang=es`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ description: 'Foam from midnight.', location: 'Old Town', photos: [], ...gaps });
});

test('an event without a price is not sold, nor given away', async () => {
  const { id } = await publish('events', { priceCents: null }, { date: '2026-08-22', time: '23:30' });
  expect((await house.call('GET', `/api/events/${id}`)).body).toMatchObject({ date: '2026-08-22', price: null });
  const member = await house.signedInAs();
  const metadata = { type: 'event', itemId: id, userId: member.id, quantity: 1 };
  for (const reply of [
    await house.call('POST', '/api/create-payment-intent', {
      as: member,
      body: { amount: 12, currency: 'eur', metadata },
    }),
    await house.call('POST', '/api/orders', { as: member, body: { eventId: id, quantity: 1 } }),
  ])
    expect([reply.status, reply.body.code]).toEqual([422, 'not_for_sale']);
});

test('the desk may take back a price that was proposed', async () => {
  expect((await publish('events', { priceCents: 1200 }, { price: null })).price).toBeNull();
  expect((await publish('rentals', { type: 'rental', category: 'bike' }, { price: '0' })).price).toBe('0');
});

test('a place shows no phone and no address that were only given to the desk', async () => {
  const over = { type: 'business', category: 'bar', title: 'Bar Neptuno', priceCents: null } as const;
  const silent = await publish('businesses', over);
  expect(silent).toMatchObject({ name: 'Bar Neptuno', phone: '', email: '', openingHours: [] });
  const hours = [{ days: [4, 5], opens: '20:00', closes: '04:00' }];
  const open = await publish('businesses', over, {
    phone: '+34965000001',
    price_range: '€€€',
    opening_hours: hours,
  });
  expect(open).toMatchObject({ phone: '+34965000001', priceRange: '€€€', openingHours: hours });
});

test('a job keeps its pay, its schedule and where applications go', async () => {
  const over = { type: 'job', category: 'hospitality', title: 'Night receptionist', priceCents: null } as const;
  const bare = await publish('jobs', over);
  expect(bare).toMatchObject({ employer: '', salary: {}, contactEmail: 'hola@sala9.example', isUrgent: false });
  const job = await publish('jobs', over, {
    employer: 'Hotel Brisa',
    salary: { en: '€1,600 a month', es: '1600 € al mes' },
    salary_type: 'monthly',
    schedule: 'part-time',
  });
  expect(job).toMatchObject({
    employer: 'Hotel Brisa',
    salary: { en: '€1,600 a month', es: '1600 € al mes' },
    schedule: 'part-time',
  });
});

test('a price that was named is the pay of a job', async () => {
  const job = await publish('jobs', { type: 'job', category: 'other', language: 'es', priceCents: 160_000 });
  expect(job.salary).toEqual({ es: '1.600\u00a0€' });
});

/** What a visitor sends. */
const aProposal = {
  title: 'Noche de espuma',
  description: 'Espuma desde medianoche.',
  location: 'Casco Antiguo',
  address: 'Calle Mallorca 4',
  contact_email: 'hola@sala9.example',
};

const told = {
  event: { date: '2026-08-22', time: '23:30', doors: '22:30', line_up: ['23:30 Lucía Mar'], included: ['Una copa'] },
  rental: {
    price_unit: 'night',
    bedrooms: 2,
    floor_area: 84,
    pets: 'onRequest',
    house_rules: ['Sin ruido'],
    host: 'Marta',
  },
  business: { menu: 'Para picar:\nBravas 6 €', offer: 'Dos por uno' },
  job: {
    pay_from: '1400',
    pay_to: '1600.50',
    weekly_hours: 40,
    bed: 'help',
    starts_on: '2026-09-01',
    shifts: 'De noche',
  },
} as const;
const published = {
  event: {
    date: '2026-08-22',
    doors: '22:30',
    lineUp: ['23:30 Lucía Mar'],
    included: { es: ['Una copa'] },
    minAge: null,
  },
  rental: {
    priceUnit: 'night',
    bedrooms: 2,
    beds: null,
    floorArea: 84,
    pets: 'onRequest',
    houseRules: { es: ['Sin ruido'] },
  },
  business: { menu: { es: 'Para picar:\nBravas 6 €' }, offer: { es: 'Dos por uno' } },
  job: {
    payFrom: '1400.00',
    payTo: '1600.50',
    weeklyHours: 40,
    shiftParts: ['nights'],
    bed: 'help',
    startsOn: '2026-09-01',
  },
} as const;

test.each([
  ['event', 'events', 'party'],
  ['rental', 'rentals', 'villa'],
  ['business', 'businesses', 'bar'],
  ['job', 'jobs', 'other'],
] as const)(
  'what the sender of a proposed %s told besides is on its page, unless the desk says otherwise',
  async (type, list, category) => {
    const send = async (details: object) => {
      const proposal = { ...aProposal, type, category, details };
      const { status, body } = await house.call('POST', '/api/submissions?lang=es', { body: proposal });
      expect(status).toBe(201);
      return body.id as string;
    };
    const approve = async (id: string, listing?: object) => {
      const body = { status: 'approved', ...(listing && { listing }) };
      const reply = await house.call('PATCH', `/api/submissions/${id}/status`, { as: admin, body });
      return (await house.call('GET', `/api/admin/${list}/${reply.body.listing_id}`, { as: admin })).body;
    };
    const details = told[type];
    const id = await send(details);
    const { body } = await house.call('GET', `/api/submissions/${id}`, { as: admin });
    const shown = type === 'job' ? { ...details, pay_from: '1400.00' } : details;
    expect(body.details).toEqual(shown);
    expect(await approve(id)).toMatchObject(published[type]);
    const [first = ''] = Object.keys(published[type]);
    expect((await approve(await send(details), {}))[first]).not.toEqual(Object.values(published[type])[0]);
  },
);

test.each([
  ['event', 'party', { bedrooms: 2 }, 'details.bedrooms'],
  ['event', 'party', { phone: '600123456' }, 'details.phone'],
  ['event', 'party', { min_age: 12 }, 'details.min_age'],
  ['job', 'other', { pay_from: 'a lot' }, 'details.pay_from'],
] as const)('of a proposed %s, %s, %o is refused', async (type, category, details, path) => {
  const { status, body } = await house.call('POST', '/api/submissions', {
    body: { ...aProposal, type, category, details },
  });
  expect([status, body.errors?.[0]?.path]).toEqual([422, path]);
});

test.each([
  ['event', 'party', { date: '2026-08-22', time: '22:00', doors: '23:00' }, 'listing.doors'],
  ['job', 'other', { pay_from: '1600', pay_to: '1400' }, 'listing.pay_to'],
] as const)(
  'a proposed %s, %s, of which the desk says %o is refused there, and still waits',
  async (type, category, listing, path) => {
    const { id } = await aSubmission(house.db, { type, category });
    const body = { status: 'approved', listing };
    const reply = await house.call('PATCH', `/api/submissions/${id}/status`, { as: admin, body });
    expect([reply.status, reply.body.errors[0].path]).toEqual([422, path]);
    expect((await house.call('GET', `/api/submissions/${id}`, { as: admin })).body.status).toBe('pending');
  },
);
