import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { ShownTicket } from '../contract.ts';
import { aShownTicket, ticketNow as now } from '../testing.ts';
import { TicketPage } from './ticket-page.tsx';

const ticket = aShownTicket();

function draw(answer: (path: string) => Response | Promise<Response>, language: Language = 'en', isMember = true) {
  const asked: string[] = [];
  const api = async (request: Request) => {
    const path = new URL(request.url).pathname;
    asked.push(path);
    return answer(path);
  };
  const giveBack = (orderId: string) => <button type="button">Return {orderId}</button>;
  const ask = ({ orderId, canAsk }: ShownTicket) => <a href={canAsk ? `/messages#${orderId}` : '/contact-us'}>Ask</a>;
  const news = (eventId: string) => <p>News of {eventId}</p>;
  const member = isMember ? 'u1' : undefined;
  const page = <TicketPage id={ticket.id} member={member} giveBack={giveBack} news={news} ask={ask} dial={null} />;
  renderPage(page, { now, api, language });
  return asked;
}
const shown = (over: Partial<ShownTicket> = {}, language: Language = 'en') =>
  draw(() => Response.json({ ...ticket, ...over }), language);

describe('a ticket', () => {
  it('shows what, when, where, whose, which of how many, and its code to people and machines', async () => {
    shown();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rooftop at Moonrise' })).toBeTruthy();
    expect(screen.getByText(/Friday,? 21 August 2026 · 23:00/)).toBeTruthy();
    expect(screen.getByText('Azotea Cielo Raso · Avenida del Mediterráneo 41')).toBeTruthy();
    expect(screen.getByText('Marta')).toBeTruthy();
    expect(screen.getByText('Ticket 2 of 3')).toBeTruthy();
    expect(screen.getByText('K7MP Q2XR')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code of ticket K7MP Q2XR' })).toBeTruthy();
    expect(screen.getByText('Good for one entry')).toBeTruthy();
    expect(screen.getByText('News of evt00000001')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/api/events/evt00000001/calendar?lang=en',
    );
  });

  it.each([
    ['en', 'Doors open at 22:30', '21 and over: bring something that proves it.'],
    ['es', 'Puertas a las 22:30', 'A partir de 21 años: trae algo que lo demuestre.'],
  ] as const)('says when the doors open and from which age, until it opens none (%s)', async (language, doors, age) => {
    const admission = { doors: '22:30', minAge: 21 };
    shown({ admission }, language);
    expect(await screen.findByText(doors)).toBeTruthy();
    expect(screen.getByText(age)).toBeTruthy();
    cleanup();
    shown({ admission: { ...admission, doors: null } }, language);
    expect(await screen.findByText(age)).toBeTruthy();
    expect(screen.queryByText(doors)).toBeNull();
    cleanup();
    shown({ admission, status: 'cancelled' }, language);
    expect(await screen.findByText('Rooftop at Moonrise')).toBeTruthy();
    expect(screen.queryByText(age)).toBeNull();
  });

  it('of two nights says both, and that it opens the door on each', async () => {
    const nights = { date: '2026-08-20', time: '17:00', lastDay: '2026-08-21' };
    shown({ ...nights, usedAt: '2026-08-20T21:12:00Z' });
    expect(await screen.findByText('Good for one entry each night')).toBeTruthy();
    expect(screen.getByText(/^Thu,? 20 Aug – Fri,? 21 Aug · 17:00/)).toBeTruthy();
    cleanup();
    shown({ ...nights, usedAt: '2026-08-21T16:12:00Z' });
    expect(await screen.findByText(/Each ticket gets you in once a night\.$/)).toBeTruthy();
  });

  it('leads to whoever sold it, and says where there is nobody', async () => {
    const leads = async () => (await screen.findByRole('link', { name: 'Ask' })).getAttribute('href');
    shown();
    expect(await leads()).toBe('/messages#ord00000001');
    cleanup();
    shown({ canAsk: false });
    expect(await leads()).toBe('/contact-us');
  });

  const moved = {
    date: '2026-08-20',
    time: '22:00',
    startsAt: '2026-08-20T20:00:00.000Z',
    location: 'Azotea Cielo Raso',
    address: 'Avenida del Mediterráneo 41',
    returnUntil: '2026-08-22T20:00:00.000Z',
  };
  it('that was moved says what it was, and can be returned until the day it names', async () => {
    shown({ moved });
    expect(
      await screen.findByText(/^It was Thursday,? 20 August 2026 · 22:00\. .* until 22 Aug 2026, 22:00\.$/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Return ord00000001' })).toBeTruthy();
    expect(screen.getByText('Good for one entry')).toBeTruthy();
  });

  it.each([
    ['is over', { moved: { ...moved, returnUntil: '2026-08-21T21:30:00.000Z' } }],
    ['somebody came in with it', { moved, usedAt: '2026-08-21T21:12:00Z' }],
  ])('is not returned any more when the time for it %s', async (_, over) => {
    shown(over);
    expect(await screen.findByText(/^It was Thursday/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Return/ })).toBeNull();
  });

  it('of an event that was called off says so', async () => {
    shown({ status: 'refunded', calledOff: true }, 'es');
    expect(await screen.findByText('Cancelado')).toBeTruthy();
    expect(screen.getByText(/^La organización lo ha cancelado/)).toBeTruthy();
  });

  it('says when its holder came in, by the town’s clock', async () => {
    shown({ usedAt: '2026-08-21T21:12:00Z' }, 'es');
    expect(await screen.findByText('Entró a las 23:12')).toBeTruthy();
    expect(screen.queryByText('Vale para entrar una vez')).toBeNull();
  });

  it.each([
    [{ status: 'refunded' }, 'Refunded', /^You got your money back/],
    [
      { status: 'refunded', back: { asked: '25.00', done: '0', failed: '0' } },
      'Refund on its way',
      /is on its way, so/,
    ],
    [
      { status: 'refunded', back: { asked: '0', done: '0', failed: '5.00' } },
      'Refund held up',
      /did not accept your refund/,
    ],
    [{ status: 'cancelled' }, 'Cancelled', /^This ticket was cancelled/],
    [{ cancelledAt: '2026-08-20T10:00:00Z' }, 'Cancelled', /^This ticket was cancelled/],
    [{ dispute: 'open' }, 'Payment disputed', /^Your bank has asked for this payment/],
    [{ dispute: 'lost' }, 'Payment taken back', /^Your bank gave you/],
    [{ date: '2026-08-20' }, 'Past', /souvenir/],
  ] as const)('that opens nothing has no code for machines: %j', async (over, word, why) => {
    shown(over);
    expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
  });

  it('of an event that left the public pages links to none of them', async () => {
    shown({ listed: false });
    await screen.findByText('K7MP Q2XR');
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'See details' })).toBeNull();
  });

  it.each([
    ['en', 'Good for the keys', /^Arrival Sat 22 Aug, from/, /^Departure Sat 16 Jan 2027, by 11:00$/, /to your host/],
    ['es', 'Vale por las llaves', /^Llegada sáb 22 ago, desde/, /^Salida sáb 16 ene 2027, antes/, /a tu anfitrión/],
  ] as const)('of a flat speaks of keys, arrival and host (%s)', async (language, good, arrival, departure, host) => {
    const until = { date: '2027-01-16', time: '11:00' };
    shown({ kind: 'rental', category: 'apartment', date: '2026-08-22', until }, language);
    for (const text of [good, arrival, departure, host]) expect(await screen.findByText(text)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/pick up|recoger|Ticket 2|Entrada 2/);
  });

  it.each([
    ['en', 'How to arrive'],
    ['es', 'Cómo llegar'],
  ] as const)('of a flat tells how one arrives, while it is good (%s)', async (language, name) => {
    const until = { date: '2026-08-25', time: '11:00' };
    const flat = { kind: 'rental', category: 'apartment', until, arrival: 'Grey box.\nCode 4711.' } as const;
    shown(flat, language);
    expect((await screen.findByRole('region', { name })).textContent).toContain('Grey box.\nCode 4711.');
    cleanup();
    shown({ ...flat, status: 'cancelled' }, language);
    await screen.findByRole('heading', { level: 1, name: 'Rooftop at Moonrise' });
    expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('of a rental says until when', async () => {
    shown({ kind: 'rental', category: 'boat', until: { date: '2026-08-23', time: '11:00' } });
    expect(await screen.findByText(/Fri,? 21 Aug · 23:00 until Sun,? 23 Aug · 11:00/)).toBeTruthy();
    expect(screen.getByText('Good to pick up')).toBeTruthy();
  });

  it.each([
    ['en', 'Add to calendar', 'See details', 'No calendar entry this time'],
    ['es', 'Añadir al calendario', 'Ver detalles', 'Esta vez no hay entrada de calendario'],
  ] as const)('of a rental leads to a calendar and to its page (%s)', async (language, add, page, failed) => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
    const voucher = { ...ticket, kind: 'rental', category: 'boat', until: { date: '2026-08-23', time: '11:00' } };
    let isDown = false;
    const asked = draw((path) => {
      if (isDown) return new Response(null, { status: 503 });
      return Response.json(path.endsWith('/calendar') ? { name: 'a.ics', text: 'BEGIN' } : voucher);
    }, language);
    const button = await screen.findByRole('button', { name: add });
    expect(screen.getByRole('link', { name: page }).getAttribute('href')).toBe('/rentals/evt00000001');
    fireEvent.click(button);
    await waitFor(() => expect(asked.at(-1)).toBe('/api/tickets/tkt00000001/calendar'));
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    isDown = true;
    fireEvent.click(button);
    await waitFor(() => expect(currentToast()?.title).toBe(failed));
    vi.unstubAllGlobals();
  });
});

describe('the page', () => {
  it('asks nothing before it is known who is here', () => {
    const asked = draw(() => Response.json(ticket), 'en', false);
    expect(screen.getByText('Finding your ticket...')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('says that a ticket is not among one’s own', async () => {
    draw(() => refusal('not_found'));
    expect(await screen.findByText('We can’t find this ticket')).toBeTruthy();
  });

  it('asks again when the line dropped', async () => {
    let calls = 0;
    draw(() => ((calls += 1) === 1 ? new Response(null, { status: 503 }) : Response.json(ticket)));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('K7MP Q2XR')).toBeTruthy());
  });
});
