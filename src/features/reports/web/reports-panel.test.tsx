import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { listed, refusal } from '#kit/web/network-testing.ts';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import type { Report, ReportFigures } from '../contract.ts';
import { ReportsPanel } from './reports-panel.tsx';

const ofReview: Report = {
  id: 'rep00000001',
  kind: 'review',
  reason: 'private',
  details: 'A name.',
  status: 'open',
  ground: null,
  statement: null,
  reporter: null,
  said: 'Marta was rude.',
  times: 1,
  objection: null,
  answer: null,
  createdAt: '2026-08-21T12:00:00Z',
  decidedAt: null,
  version: 1,
  title: 'Toldo Rojo',
  type: 'rentals',
  listing: 'rnt00000001',
  author: 'Ana P.',
  words: 'Marta was rude.',
  language: 'en',
  writtenAt: '2026-08-21T10:00:00Z',
  isRemoved: false,
  stars: 2,
  proof: 'stay',
  wasThere: '2026-08-20',
};
const ofMessage: Report = {
  ...ofReview,
  id: 'rep00000002',
  kind: 'message',
  reason: 'fraud',
  reporter: 'Marea',
  title: 'Roof flat',
  author: 'Iker Zubiri',
  words: 'Send me money.',
  said: 'Send me money.',
  language: null,
  stars: null,
  proof: null,
  wasThere: null,
};

const ofListing: Report = {
  ...ofReview,
  id: 'rep00000003',
  kind: 'events',
  reason: 'goods',
  type: 'events',
  listing: 'evt00000001',
  title: 'Foam night',
  author: '',
  said: 'Free laughing gas.',
  words: 'Free drinks.',
  times: 3,
  language: null,
  stars: null,
  proof: null,
  wasThere: null,
};
const objected: Report = {
  ...ofListing,
  id: 'rep00000004',
  title: 'Foam morning',
  status: 'objected',
  ground: 'law',
  statement: 'It is a drug.',
  objection: 'It was a joke.',
  decidedAt: '2026-08-22T12:00:00Z',
};
const figures: ReportFigures = {
  since: '2025-08-22T12:00:00Z',
  kinds: [{ kind: 'events', reports: 4, open: 1, kept: 0, removed: 2, objections: 1, restored: 1 }],
};

const sent: { path: string; body: unknown }[] = [];
const asked: string[] = [];
const signIn = (role: string) =>
  storeUser({ id: 'u', fullName: 'Rita', phone: '', email: null, accountType: 'traveller', username: 'rita', role });
beforeEach(() => {
  clearStoredUser();
  sent.length = 0;
  asked.length = 0;
});

/** Lists are answered as the house would, what is sent is kept. */
async function api(request: Request): Promise<Response> {
  const { pathname: path, searchParams } = new URL(request.url);
  if (request.method === 'POST') {
    sent.push({ path, body: await request.json() });
    if (path.includes('rep00000003')) return refusal('has_bookings');
    return Response.json({}, { status: 201 });
  }
  if (path.endsWith('/report-figures')) return Response.json(figures);
  asked.push(`${path} ${searchParams.get('kind')}`);
  const one = [ofReview, ofMessage, ofListing, objected].find(({ id }) => path.endsWith(id));
  return Response.json(one ?? [ofReview, ofMessage], { headers: { 'x-total-count': '2' } });
}
const draw = (search = '', language: Language = 'en') => {
  vi.stubGlobal('fetch', api);
  renderDesk(<ReportsPanel />, { api, search, language });
};

it.each([
  [
    'en',
    'Review\u00a0· Private about somebody\u00a0· 2\u00a0of\u00a05',
    'Message\u00a0· Cheats, misleads, or wants money outside\u00a0· Iker Zubiri',
  ],
  [
    'es',
    'Opinión\u00a0· Datos privados de alguien\u00a0· 2\u00a0de\u00a05',
    'Mensaje\u00a0· Engaña, confunde o pide dinero por fuera\u00a0· Iker Zubiri',
  ],
] as const)('shows what is reported of reviews and messages in one list (%s)', async (language, review, message) => {
  draw('kind=message', language);
  const [first, second] = await screen.findAllByRole('article');
  expect(first?.textContent).toContain(review);
  expect(second?.textContent).toContain(message);
  expect(asked).toContain('/api/admin/reports message');
});

it.each([
  ['rep00000001', 'Toldo Rojo', 'private', ['law', 'insult', 'private', 'advertising', 'notThere'], 'Stay ended on'],
  ['rep00000002', 'Roof flat', 'fraud', ['law', 'insult', 'fraud', 'advertising'], 'Send me money.'],
] as const)('takes %s down on a ground of its own, never without its reasons', async (id, name, ground, own, said) => {
  draw(`open=${id}`);
  const sheet = within(await screen.findByRole('dialog', { name }));
  expect(sheet.getByText(new RegExp(said))).toBeTruthy();
  const takeDown = sheet.getByRole('button', { name: 'Take it down' });
  fireEvent.click(takeDown);
  expect(sheet.getByText('Say on what it is taken down.')).toBeTruthy();
  expect(sheet.getByText('Nobody is answered without a reason.')).toBeTruthy();
  const choice = sheet.getByRole<HTMLSelectElement>('combobox');
  expect([...choice.options].map(({ value }) => value)).toEqual(['', ...own]);
  fireEvent.change(choice, { target: { value: ground } });
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: ' It must not stand there. ' } });
  fireEvent.click(takeDown);
  const body = { decision: 'removed', ground, statement: 'It must not stand there.', version: 1 };
  await waitFor(() => expect(sent).toEqual([{ path: `/api/admin/reports/${id}/decision`, body }]));
});

it('shows what a listing said when it was reported beside what it says now, and leads to its money first', async () => {
  draw('open=rep00000003');
  const sheet = within(await screen.findByRole('dialog', { name: 'Foam night' }));
  for (const text of ['Free laughing gas.', 'Free drinks.', 'Illegal goods or services', 'The house, or nobody', '3'])
    expect(sheet.getByText(text)).toBeTruthy();
  fireEvent.change(sheet.getByRole('combobox'), { target: { value: 'law' } });
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'It is a drug.' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Take it down' }));
  expect((await sheet.findByRole('alert')).textContent).toContain('calls the event off first');
  const link = sheet.getByRole('link', { name: 'Open it at the desk' });
  expect(link.getAttribute('href')).toBe('/admin?tab=events&open=evt00000001');
});

it.each([
  ['admin', ['Decide', 'Decide']],
  ['moderator', ['Decide', 'Open']],
] as const)('promises no more than they may decide (%s)', async (role, buttons) => {
  signIn(role);
  const both = async (request: Request) =>
    new URL(request.url).pathname.endsWith('/reports') ? listed([ofReview, objected]) : api(request);
  vi.stubGlobal('fetch', both);
  renderDesk(<ReportsPanel />, { api: both });
  const rows = await screen.findAllByRole('article');
  expect(rows.map((row) => within(row).getByRole('button').textContent)).toEqual(buttons);
});

it('lets whoever runs the desk answer an objection, and tells a moderator who does', async () => {
  signIn('admin');
  draw('open=rep00000004');
  const sheet = within(await screen.findByRole('dialog', { name: 'Foam morning' }));
  expect(sheet.getByText('It was a joke.')).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Take it down' })).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: 'Put it back' }));
  expect(sheet.getByText('Nobody is answered without a reason.')).toBeTruthy();
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'You are right.' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Put it back' }));
  const body = { decision: 'restored', answer: 'You are right.', version: 1 };
  await waitFor(() => expect(sent).toEqual([{ path: '/api/admin/reports/rep00000004/objection', body }]));
});

it('leaves the answer to an objection to whoever runs the desk', async () => {
  signIn('moderator');
  draw('open=rep00000004');
  const sheet = within(await screen.findByRole('dialog', { name: 'Foam morning' }));
  expect(sheet.getByText('Whoever runs the desk answers this objection.')).toBeTruthy();
  expect(sheet.queryByRole('textbox')).toBeNull();
});

it('counts a year of them', async () => {
  draw();
  const counts = within(await screen.findByRole('region', { name: 'Within a year' }));
  const told = counts.getByText(/^4 reports/).textContent.replaceAll(/[\u2066-\u2069\u00a0]/g, '');
  expect(told.split('· ')).toEqual(['4 reports', '1 waiting', '2 taken down', '1 objection', '1 put back']);
});
