/** What callers with bad intentions, or bad luck, send; and the sound bodies they spoil. */
import { ticketTypeForms } from './hostile-ticket-types.ts';
import { letterTopics } from '#features/mail/owner-letters.ts';

export const huge = 'x'.repeat(40_000);
const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  1.5,
  '',
  ' ',
  huge,
  '\u0000',
  '\ud800',
  "'; drop table events; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '${jndi:ldap://x}',
  'javascript:alert(1)',
  '2026-02-31',
  '25:61',
  [],
  [null],
  {},
  { $gt: '' },
  { en: null, es: 7 },
];

function aPlace() {
  return { location: 'L', address: 'A', latitude: 38.5, longitude: -0.1, status: 'draft', photos: [] };
}
export function anEventBody() {
  return {
    ...aPlace(),
    title: 'T',
    description: 'D',
    category: 'party',
    price: '1',
    currency: 'EUR',
    date: '2026-08-22',
    time: '20:00',
    duration: '1 h',
    organizer: 'O',
    imageUrl: 'https://a.example/b.png',
    featured: true,
    capacity: 5,
  };
}
export function aRentalBody() {
  return {
    ...aPlace(),
    title: 'T',
    description: 'D',
    category: 'boat',
    price: '1',
    currency: 'EUR',
    priceUnit: 'day',
    capacity: 5,
    amenities: ['kitchen'],
    images: [],
    imageUrl: null,
    contactPhone: '600000000',
    contactEmail: 'a@b.example',
    featured: false,
  };
}
export function aBusinessBody() {
  return {
    ...aPlace(),
    name: 'N',
    description: 'D',
    category: 'bar',
    phone: '600000000',
    email: 'a@b.example',
    website: null,
    images: [],
    imageUrl: null,
    openingHours: [{ days: [0], opens: '20:00', closes: '04:00' }],
    openingExceptions: [{ from: '2026-12-25', until: '2026-12-25', note: 'Christmas' }],
    priceRange: '€€',
    featured: false,
  };
}
export function aJobBody() {
  return {
    ...aPlace(),
    title: 'T',
    description: 'D',
    category: 'tourism',
    employer: 'E',
    salary: '1',
    salaryType: 'daily',
    schedule: 'seasonal',
    requirements: ['R'],
    benefits: [],
    contactEmail: 'a@b.example',
    isUrgent: false,
  };
}

/** The body with one field, on any level, put to a value; and with that field left out. */
export function variants(body: Record<string, unknown>): unknown[] {
  return Object.entries(body).flatMap(([field, inner]) => {
    const { [field]: _, ...without } = body;
    const deeper =
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? variants(inner as Record<string, unknown>).map((value) => ({ ...body, [field]: value }))
        : [];
    return [without, ...hostile.map((value) => ({ ...body, [field]: value })), ...deeper];
  });
}

/** The public forms: what somebody who means well sends. */
export const forms: Record<string, () => Record<string, unknown>> = {
  'POST /api/submissions': () => ({
    type: 'event',
    title: 'T',
    description: 'D',
    category: 'party',
    location: 'L',
    address: 'A',
    contact_email: 'a@b.example',
    contact_phone: '',
    price: '10',
    currency: 'EUR',
    nickname: '',
  }),
  'POST /api/holiday-requests': () => ({
    client_name: 'N',
    client_email: 'a@b.example',
    client_phone: '600000000',
    vacation_description: 'V',
    budget: '900',
    duration_days: 7,
    number_of_people: 2,
    accommodation_type: 'any',
    special_requests: '',
    currency: 'EUR',
  }),
  'POST /api/contact-messages': () => ({
    name: 'N',
    email: 'a@b.example',
    phone: '',
    subject: 'S',
    message: 'M',
    priority: 'low',
  }),
  'POST /api/issue-reports': () => ({
    type: 'technical',
    title: 'T',
    description: 'D',
    email: 'a@b.example',
    urgency: 'low',
  }),
  'POST /api/business-inquiries': () => ({
    businessType: 'event',
    businessName: 'B',
    contactName: 'C',
    email: 'a@b.example',
    phone: '600000000',
    location: 'L',
    website: '',
    description: 'D',
  }),
  'POST /api/advertising-inquiries': () => ({
    businessName: 'B',
    contactName: 'C',
    email: 'a@b.example',
    phone: '',
    businessType: 'bar',
    location: '',
    currentMarketing: 'none',
    budget: 'under-200',
    goals: '',
    message: '',
  }),
  'PUT /api/waiting-list/{id}': () => ({ places: 2 }),
  'POST /api/saved-searches': () => ({ search: 'query=techno&type=events' }),
  'PATCH /api/saved-searches/{id}': () => ({ letters: true }),
  'POST /api/rentals/{id}/calendars': () => ({ name: 'Elsewhere', address: 'https://calendar.example/a.ics' }),
  'PATCH /api/rentals/{id}/calendars/{calendar}': () => ({ name: 'Elsewhere' }),
  'POST /api/events/{id}/discount-codes': () => ({ word: 'SOL20', unit: 'percent', value: '20', limit: 5 }),
  ...ticketTypeForms,
  'POST /api/events/{id}/news': () => ({ text: { en: 'Bring a passport.' }, key: 'abcdefgh' }),
  'PUT /api/community/joined': () => ({ offers: ['meetups'] }),
  'PUT /api/admin/community/{offer}': () => ({ address: 'https://t.me/+AbC', version: 1 }),
  'PUT /api/letter-choices': () => Object.fromEntries(letterTopics.map((topic) => [topic, true])),
};

/** What somebody writes in a conversation. */
const aLine = () => ({ text: 'T', key: 'k'.repeat(8) });

/** What the desk sends to submissions, wishes and applications; a client to a quote, and an applicant to a job. */
export const decisions: Record<string, () => Record<string, unknown>> = {
  'PATCH /api/submissions/{id}/status': () => ({
    status: 'approved',
    admin_notes: 'N',
    version: 1,
    listing: {
      title: { en: 'T', es: 'T' },
      category: 'party',
      price: '12.50',
      date: '2026-08-22',
      time: '22:00',
      capacity: 5,
      opening_hours: [{ days: [0], opens: '20:00', closes: '04:00' }],
    },
  }),
  'PATCH /api/holiday-requests/{id}/status': () => ({
    status: 'quoted',
    estimated_cost: '900',
    planned_itinerary: 'I',
    admin_notes: 'N',
    version: 1,
  }),
  'POST /api/holiday-requests/{id}/quote': () => ({
    estimated_cost: '900',
    planned_itinerary: 'I',
    admin_notes: '',
    version: 1,
  }),
  'POST /api/jobs/{id}/applications': () => ({
    name: 'N',
    email: 'a@b.example',
    phone: '600000000',
    languages: ['Spanish'],
    availableFrom: '2026-09-01',
    message: 'M',
    nickname: '',
  }),
  'POST /api/jobs/{id}/renewal': () => ({ version: 1 }),
  'POST /api/job-applications/{id}/withdrawal': () => ({}),
  'POST /api/job-applications/read': () => ({ token: 'x'.repeat(43) }),
  'POST /api/job-applications/withdraw': () => ({ token: 'x'.repeat(43) }),
  'POST /api/job-applications/decisions': () => ({
    status: 'declined',
    answer: 'A',
    items: [{ id: 'AbCdEfGhJkLmNpQr', version: 1 }],
  }),
  'PATCH /api/job-applications/{id}': () => ({ status: 'shortlisted', answer: 'A', adminNotes: 'N', version: 1 }),
  'POST /api/listings/{kind}/{id}/claim-code': () => ({ way: 'mail' }),
  'POST /api/listings/{kind}/{id}/claim-proof': () => ({ code: '123456' }),
  'POST /api/listings/{kind}/{id}/claims': () => ({ document: 'AbCdEfGhJkLmNpQr', statement: 'S' }),
  'POST /api/listing-claims/{id}/answer': () => ({ statement: 'S' }),
  'POST /api/admin/listing-claims/{id}/decision': () => ({ decision: 'refused', reason: 'R' }),
  'POST /api/guest-reviews/read': () => ({ of: { token: 'x'.repeat(43) } }),
  'POST /api/guest-reviews': () => ({ of: { token: 'x'.repeat(43) }, stars: 4, words: 'W' }),
  'POST /api/guest-reviews/preview': () => ({ words: 'W' }),
  'POST /api/reports': () => ({
    kind: 'events',
    subject: 'evt00000001',
    reason: 'fraud',
    details: 'D',
    name: 'N',
    email: 'ana@correo.example',
    goodFaith: true,
    nickname: '',
  }),
  'POST /api/reports/{id}/objection': () => ({ objection: 'O' }),
  'POST /api/guest-reviews/{id}/answer': () => ({ words: 'W' }),
  'POST /api/workspace/stays/{id}/guest-review': () => ({ stars: 4, words: 'W' }),
  'POST /api/admin/reports/{id}/decision': () => ({
    decision: 'removed',
    ground: 'law',
    statement: 'S',
    version: 1,
  }),
  'POST /api/admin/reports/{id}/objection': () => ({ decision: 'upheld', answer: 'A', version: 1 }),
  'POST /api/conversations/preview': () => ({ about: { order: 'ord00000001' }, text: 'T' }),
  'POST /api/conversations/find': () => ({ about: { order: 'ord00000001' } }),
  'POST /api/conversations': () => ({ about: { type: 'events', listing: 'evt00000001' }, ...aLine() }),
  'POST /api/conversations/{id}/messages': aLine,
  'POST /api/conversations/{id}/read': () => ({}),
  'POST /api/conversations/{id}/block': () => ({ isBlocked: true }),
  'POST /api/messages/{id}/reports': () => ({ reason: 'fraud', details: 'D' }),
  'POST /api/workspace/applications/{id}/messages': aLine,
  'POST /api/workspace/conversations/{id}/preview': () => ({ text: 'T' }),
  'POST /api/workspace/conversations/{id}/messages': aLine,
  'POST /api/workspace/conversations/{id}/read': () => ({}),
  'POST /api/workspace/conversations/{id}/block': () => ({ isBlocked: true }),
  'POST /api/workspace/messages/{id}/reports': () => ({ reason: 'fraud', details: 'D' }),
  'POST /api/holiday-quotes/read': () => ({ token: 'x'.repeat(43) }),
  'POST /api/holiday-quotes/answer': () => ({ token: 'x'.repeat(43), answer: 'changes', message: 'M', nickname: '' }),
};

export const aStep = () => ({ step: 'ask', version: 1 });

/** A new account. */
export const aSignUpBody = () => ({
  username: 'u',
  fullName: 'F',
  phone: '600000000',
  email: 'a@b.example',
  password: 'larga siesta',
  accountType: 'business',
});
