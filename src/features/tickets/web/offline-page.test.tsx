/** What is booked, read without network (decision 0206). */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { aBookedStay, aTicket } from '#features/orders/testing.ts';
import { buildHeader } from '#kit/shared/build.ts';
import type { Language } from '#kit/shared/messages.ts';
import { storeUser } from '#kit/web/stored-user.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { aUser } from '#kit/web/user-testing.ts';
import { BookingsKept } from './device/bookings-kept.tsx';
import { aBrowserThatKeeps } from './device/caches-testing.ts';
import { OfflinePage } from './offline-page.tsx';

const now = new Date('2026-08-20T18:00:00Z');
const stay = aBookedStay({
  arrival: 'The key is in the grey box, 4711.',
  address: 'Calle Gerona 12, 3º B',
  deposit: '200',
  depositWay: 'cash',
  tickets: [aTicket({ code: 'STAY1234' })],
});
const seller = { kind: 'person', name: 'Amparo Lloret', phone: '+34600556105', email: 'amparo@correo.example' };
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const replace = vi.fn();

beforeEach(() => {
  aBrowserThatKeeps();
  storeUser(aUser({ id: 'u1' }));
  replace.mockClear();
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/sellers')) return Response.json({ seller });
    if (path.startsWith('/api/kept-tickets')) return Response.json([]);
    return path.startsWith('/api/') ? Response.json([{ ...stay, title: 'Balcón a la bahía' }]) : new Response('page');
  });
});
afterEach(() => void vi.unstubAllEnvs());

const saved = /^(?:Your bookings are saved on this device|Tus reservas están guardadas en este dispositivo)/;
const desk = (orders: readonly Order[] | undefined, hasFailed = false) =>
  renderPage(<BookingsKept member="u1" orders={orders} hasFailed={hasFailed} />, { now });
async function keptStay() {
  desk([stay]);
  await screen.findByText(saved);
}
const open = (to?: string, language: Language = 'en', member: string | null = 'u1', at = now) =>
  renderPage(<OfflinePage member={member} to={to} dial={null} />, { now: at, language });

it.each([
  [
    'en',
    'You’re offline',
    'Balcony over the bay',
    /^Here is what you’ve booked, as it was on 20 Aug/,
    'If you cancel',
    'Deposit',
  ],
  [
    'es',
    'Sin conexión',
    'Balcón a la bahía',
    /^Esto es lo que has reservado, tal como estaba el 20 ago/,
    'Si cancelas',
    'Fianza',
  ],
] as const)('says so, and shows where, how in, whom to ring, the code and the terms (%s)', async (...texts) => {
  const [language, heading, title, seen, terms, deposit] = texts;
  await keptStay();
  vi.stubGlobal('fetch', away);
  open('/user-dashboard', language);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(screen.getByText(seen)).toBeTruthy();
  for (const text of [
    /Calle Gerona 12, 3º B/,
    'The key is in the grey box, 4711.',
    'STAY 1234',
    terms,
    new RegExp(`^${deposit}: `),
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: '+34 600 556 105' }).getAttribute('href')).toBe('tel:+34600556105');
});

it('goes on to where somebody wanted to go once the house answers there, and not before', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { replace, origin: 'http://localhost' });
  const asked: string[] = [];
  let answer: () => Response | Promise<Response> = away;
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return answer();
  });
  open('/search?type=jobs');
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toEqual(['HEAD /search?type=jobs', 'HEAD /search?type=jobs']);
  answer = () => new Response(null, { status: 502 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(replace).not.toHaveBeenCalled();
  answer = () => new Response(null, { headers: { [buildHeader]: 'now' } });
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/search?type=jobs');
});

it('stays with whoever came to look at what is kept', async () => {
  await keptStay();
  const ask = vi.fn(away);
  vi.stubGlobal('fetch', ask);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Kept on this device' })).toBeTruthy();
  expect(await screen.findByText('STAY 1234')).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['of somebody else', 'u2', now],
  ['where nobody is signed in', null, now],
  ['once the stay is over', 'u1', new Date('2026-08-25T12:00:00Z')],
])('shows nothing %s', async (_, member, at) => {
  await keptStay();
  open(undefined, 'en', member, at);
  expect(await screen.findByText('Nothing booked is kept here')).toBeTruthy();
  expect(screen.queryByText('STAY 1234')).toBeNull();
});

it('leads to the dashboard whoever came with a line and has nothing kept', async () => {
  open(undefined, 'es', null);
  expect((await screen.findByRole('link', { name: 'Tu panel' })).getAttribute('href')).toBe('/user-dashboard');
});

it('leads nowhere whoever has no line and nothing kept', async () => {
  open('/search', 'en', null);
  await screen.findByText('Nothing booked is kept here');
  expect(screen.queryByRole('link')).toBeNull();
});

it('is where a desk leads that could not be told its bookings, if anything is kept', async () => {
  desk(undefined, true);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  await keptStay();
  desk(undefined, true);
  expect((await screen.findByRole('link', { name: /^You’re offline\. See/ })).getAttribute('href')).toBe(
    '/ticket/offline',
  );
});

it('says to come again where a stay is more than a week ahead', async () => {
  desk([{ ...stay, date: '2026-09-20', until: { date: '2026-09-24', time: '11:00' } }]);
  expect((await screen.findByText(saved)).textContent).toMatch(/Open it again the day before/);
});

it('has every code of a booking, and tells which is used or given away', async () => {
  const tickets = [
    aTicket({ id: 't1', code: 'AAAA1111', usedAt: '2026-08-20T17:00:00Z' }),
    aTicket({ id: 't2', code: 'BBBB2222', given: { name: 'Ana', at: '2026-08-20T17:00:00Z', isKept: false } }),
    aTicket({ id: 't3', code: 'CCCC3333', cancelledAt: '2026-08-20T17:00:00Z' }),
  ];
  desk([{ ...stay, tickets }]);
  await screen.findByText(saved);
  open();
  expect(await screen.findByText('Codes (2)')).toBeTruthy();
  for (const text of ['AAAA 1111', 'Checked in at 19:00', 'BBBB 2222', 'Given to Ana'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText('CCCC 3333')).toBeNull();
});

it('is tried again by a press', async () => {
  vi.stubGlobal('location', { replace, origin: 'http://localhost' });
  vi.stubGlobal('fetch', away);
  open('/');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(replace).toHaveBeenCalledExactlyOnceWith('/');
});
