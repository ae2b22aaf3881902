/** What a device keeps of bookings (decision 0206): enough for the door, of nobody else, and no longer than it is good for. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { aBookedStay, aBooking, aTicket } from '#features/orders/testing.ts';
import { aUser } from '#kit/web/user-testing.ts';
import { storeUser } from '#kit/web/stored-user.ts';
import { aKeptTicket } from '../../testing.ts';
import { aBrowserThatKeeps } from './caches-testing.ts';
import { forgetOver, keepBookings, keptBookings } from './kept-bookings.ts';
import { forgetTickets } from './offline.ts';

const now = new Date('2026-08-20T18:00:00Z');
const later = (date: string) => new Date(`${date}T12:00:00Z`);
const stay = aBookedStay({
  id: 'ord00000002',
  arrival: 'The key is in the grey box, 4711.',
  deposit: '200',
  depositWay: 'cash',
  discountCode: 'SUMMER',
  notes: ['A word of the desk'],
  tickets: [aTicket({ id: 'tkt00000002', code: 'STAY1234' })],
});
const night = aBooking();
const owner = { kind: 'person', name: 'Amparo Lloret', phone: '+34600556105', email: 'amparo@correo.example' };

let browser: ReturnType<typeof aBrowserThatKeeps>;
let given: unknown[];
let asked: string[];
beforeEach(() => {
  browser = aBrowserThatKeeps();
  given = [];
  asked = [];
  storeUser(aUser({ id: 'u1' }));
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.startsWith('/api/sellers')) return Response.json({ seller: owner });
    if (path.startsWith('/api/kept-tickets')) return Response.json(given);
    if (path.endsWith('orders?lang=es')) return Response.json([{ ...stay, title: 'Balcón' }, night]);
    return new Response('<p>page</p>');
  });
});
afterEach(() => void vi.unstubAllEnvs());

const keep = (orders: readonly Order[], at = now, member = 'u1') =>
  keepBookings(member, { orders, language: 'en' }, at, new AbortController().signal);

describe('what is booked', () => {
  it('is kept in both languages with the way in, the code, the phone and the terms, and from other pages led to', async () => {
    expect(await keep([stay, night])).toBe(true);
    expect([...browser.scopes]).toEqual(['/ticket/', '/']);
    const kept = await keptBookings('u1', 'en', now);
    expect(kept?.seenAt).toBe('2026-08-20T18:00:00.000Z');
    expect(kept?.bookings.map(({ title }) => title)).toEqual(['Balcony over the bay', 'Brass at Dawn']);
    expect(kept?.bookings[0]).toMatchObject({
      address: 'Calle Gerona 3',
      arrival: 'The key is in the grey box, 4711.',
      left: { deposit: '200', depositWay: 'cash' },
      owner: { name: 'Amparo Lloret', phone: '+34600556105' },
      terms: { refundSteps: [{ hours: 24, percent: 100 }], startsAt: stay.startsAt },
      codes: [{ id: 'tkt00000002', code: 'STAY1234', usedAt: null }],
    });
    expect((await keptBookings('u1', 'es', now))?.bookings[0]?.title).toBe('Balcón');
  });

  it('is said to open without network once both workers are at work, and not where they never are', async () => {
    browser.become('installing');
    let said: boolean | undefined;
    const keeping = keep([stay, night]).then((isKept) => (said = isKept));
    await vi.waitFor(() => expect(browser.all.get('tickets:1:u1')?.has('/ticket/offline')).toBe(true), 10_000);
    expect(said).toBeUndefined();
    browser.become('activated');
    expect(await keeping).toBe(true);
    browser.become('redundant');
    await expect(keep([stay, night])).rejects.toThrow();
  });

  it('is asked for in the other language alone, and the page that shows it', async () => {
    await keep([stay, night]);
    expect(asked.filter((path) => path.includes('/orders'))).toEqual(['/api/users/u1/orders?lang=es']);
    expect(asked).toContain('/ticket/offline');
  });

  it('is kept without prices, codes of discounts, words of the desk and the owner’s mailbox', async () => {
    await keep([stay]);
    const texts = [...(browser.all.get('tickets:1:u1')?.values() ?? [])].join(' ');
    for (const word of ['25.00', 'SUMMER', 'A word of the desk', 'correo.example', 'poster'])
      expect(texts).not.toContain(word);
  });

  it('is not kept once it is cancelled, over, asked back by a bank, or not paid', async () => {
    const ended: Partial<typeof stay>[] = [
      { status: 'cancelled' },
      { dispute: 'open' },
      { status: 'pending', confirmedAt: null },
    ];
    for (const over of ended) {
      await keep([{ ...stay, ...over }, night]);
      expect((await keptBookings('u1', 'en', now))?.bookings.map(({ title }) => title)).toEqual(['Brass at Dawn']);
    }
    await keep([stay, night], later('2026-08-23'));
    expect((await keptBookings('u1', 'en', now))?.bookings.map(({ title }) => title)).toEqual(['Balcony over the bay']);
  });

  it('has the tickets among it that somebody was given, as long as they open a door', async () => {
    given = [aKeptTicket({ id: 'tkt00000009' }), aKeptTicket({ id: 'tkt00000010', code: null, shut: 'cancelled' })];
    await keep([stay]);
    const titles = (await keptBookings('u1', 'en', now))?.bookings.map(({ title }) => title);
    expect(titles).toEqual(['Balcony over the bay', 'Rooftop at Moonrise']);
  });

  it('is without the phone of whoever lets it where nobody says it', async () => {
    vi.stubGlobal('fetch', async (path: string) =>
      path.startsWith('/api/sellers')
        ? new Response(null, { status: 404 })
        : path.startsWith('/api/')
          ? Response.json([])
          : new Response('<p>page</p>'),
    );
    await keep([stay]);
    expect((await keptBookings('u1', 'en', now))?.bookings[0]).not.toHaveProperty('owner');
  });
});

describe('what is kept goes', () => {
  beforeEach(async () => void (await keep([stay, night])));
  const left = async (at: Date) => (await keptBookings('u1', 'en', at))?.bookings.map(({ title }) => title);

  it('when it is over, at the next page that is opened', async () => {
    await forgetOver('u1', later('2026-08-23'));
    expect(await left(now)).toEqual(['Balcony over the bay']);
    await forgetOver('u1', later('2026-08-25'));
    expect(await left(now)).toBeUndefined();
    expect([...browser.scopes]).toEqual(['/ticket/']);
    expect([...(browser.all.get('tickets:1:u1')?.keys() ?? [])]).toEqual([]);
  });

  it('with the tickets that were looked at', async () => {
    const cache = await caches.open('tickets:1:u1');
    for (const [id, ticket] of [
      ['one', stay],
      ['two', aBooking({ date: '2026-09-30' })],
    ] as const) {
      await cache.put(`/ticket/${id}`, new Response('page'));
      await cache.put(`/api/tickets/${id}?lang=en`, Response.json(ticket));
    }
    await forgetOver('u1', later('2026-08-25'));
    expect([...(browser.all.get('tickets:1:u1')?.keys() ?? [])]).toEqual(['/ticket/two', '/api/tickets/two?lang=en']);
  });

  it('when nothing is ahead any more, and no worker is left before other pages', async () => {
    vi.stubGlobal('fetch', async () => Response.json([]));
    expect(await keep([])).toBe(false);
    expect(await left(now)).toBeUndefined();
    expect([...browser.scopes]).toEqual(['/ticket/']);
  });

  it('when somebody signs out, all of it and the workers too', async () => {
    await forgetTickets(null);
    expect([...browser.all.keys(), ...browser.scopes]).toEqual([]);
  });

  it('when somebody else signs in', async () => {
    await forgetTickets('u2');
    expect(await left(now)).toBeUndefined();
    expect(await keptBookings('u2', 'en', now)).toBeUndefined();
  });
});

it('nothing is kept for whoever signed out while it was asked for', async () => {
  storeUser(aUser({ id: 'u2' }));
  await expect(keep([stay])).rejects.toThrow();
  expect(await keptBookings('u1', 'en', now)).toBeUndefined();
  expect([...browser.scopes]).not.toContain('/');
});

it('no worker is left before other pages for whoever signed out while it was registered', async () => {
  const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
  vi.spyOn(navigator.serviceWorker, 'register').mockImplementation(async (script, options) => {
    if (options?.scope === '/') await forgetTickets(null);
    return register(script, options);
  });
  expect(await keep([stay])).toBe(false);
  expect([...browser.all.keys(), ...browser.scopes]).toEqual([]);
});
