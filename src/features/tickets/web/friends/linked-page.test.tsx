import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { LinkedTicket } from '../../contract.ts';
import { aLinkedTicket, ticketNow as now } from '../../testing.ts';
import { FriendPrint } from './friend-print.tsx';
import { LinkedTicketPage } from './linked-page.tsx';

const token = 'k'.repeat(43);
const ticket = aLinkedTicket();

beforeEach(() => {
  location.hash = `#token=${token}`;
});
afterEach(() => {
  location.hash = '';
  vi.unstubAllGlobals();
});

function draw(answer: () => Response, language: Language = 'en') {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push({ path: pathname + search, body: await request.json() });
    return answer();
  });
  renderPage(<LinkedTicketPage news={(news) => news.map(({ text }) => text)} dial={null} />, { now, language });
  return asked;
}
const shown = (over: Partial<LinkedTicket> = {}, language: Language = 'en') =>
  draw(() => Response.json({ ...ticket, ...over }), language);

it.each([
  ['en', 'Good for one entry', /one person, once: keep the link/, 'Add to calendar', 'See details'],
  ['es', 'Vale para entrar una vez', /una persona, una vez: no pases/, 'Añadir al calendario', 'Ver detalles'],
] as const)(
  'shows the one ticket, whose it is and its code, and asks by a key in no address (%s)',
  async (...texts) => {
    const [language, good, once, calendar, page] = texts;
    const asked = shown({}, language);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rooftop at Moonrise' })).toBeTruthy();
    for (const text of [good, once, 'Ana', 'K7MP Q2XR']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: calendar }).getAttribute('href')).toContain(
      '/api/events/evt00000001/calendar',
    );
    expect(screen.getByRole('link', { name: page })).toBeTruthy();
    expect(screen.queryByText(/Ticket \d|Entrada \d/)).toBeNull();
    expect(asked).toEqual([{ path: `/api/ticket-links/read?lang=${language}`, body: { token } }]);
  },
);

it.each([
  ['en', 'cancelled', 'Cancelled', /given it back/],
  ['es', 'cancelled', 'Cancelada', /la ha devuelto/],
  ['en', 'calledOff', 'Called off', /organiser has called it off/],
  ['es', 'calledOff', 'Cancelado', /La organización lo ha cancelado/],
  ['en', 'held', 'Not valid for now', /Ask whoever gave it/],
  ['es', 'held', 'No válida por ahora', /Pregunta a quien/],
] as const)('that opens nothing says so and shows no code (%s, %s)', async (language, shut, state, why) => {
  shown({ shut, code: null }, language);
  expect(await screen.findByText(state)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.queryByText('K7MP Q2XR')).toBeNull();
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
  expect(document.body.textContent).not.toMatch(/bank|banco|refund|reembols/i);
});

it.each(['en', 'es'] as const)(
  'is told to work offline, and to be opened again before its day, only while it opens a door (%s)',
  async (language) => {
    const far = { ...ticket, date: '2026-12-20', startsAt: '2026-12-20T20:00:00.000Z' };
    const kept =
      language === 'en' ? /^Saved on this device: works offline\. Open it again/ : /^Guardada en este dispositivo/;
    const drawOne = (one: typeof ticket) => {
      const keep = vi.fn<() => Promise<boolean>>(async () => true);
      renderPage(<FriendPrint ticket={one} news={() => null} keep={keep} />, { now, language });
      return keep;
    };
    drawOne(far);
    expect(await screen.findByText(kept)).toBeTruthy();
    cleanup();
    const keep = drawOne({ ...far, shut: 'cancelled', code: null });
    // It is kept all the same, to say without network too what became of it.
    await act(async () => void (await keep.mock.results[0]?.value));
    expect(keep).toHaveBeenCalled();
    expect(screen.queryByText(kept)).toBeNull();
  },
);

it('says since when it was used, and where it was to be before it was moved', async () => {
  const before = {
    date: '2026-08-20',
    time: '22:00',
    startsAt: '2026-08-20T20:00:00.000Z',
    location: 'A',
    address: 'B',
  };
  shown({ usedAt: '2026-08-21T21:12:00Z', moved: before });
  expect(await screen.findByText('Checked in at 23:12')).toBeTruthy();
  expect(screen.getByText(/It was Thursday/)).toBeTruthy();
});

it.each(['#', '#token=', '#something'])('says of an address without a key (%s) that it opens nothing', async (hash) => {
  location.hash = hash;
  const asked = shown();
  expect(await screen.findByText('This link opens no ticket')).toBeTruthy();
  expect(asked).toEqual([]);
});

it('says that a link was taken back, and asks again when the line dropped', async () => {
  draw(() => refusal('not_found'));
  expect(await screen.findByText('This link opens no ticket')).toBeTruthy();
  let calls = 0;
  draw(() => ((calls += 1) === 1 ? new Response(null, { status: 503 }) : Response.json(ticket)));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('K7MP Q2XR')).toBeTruthy());
});

it('shows what the organiser wrote while it opens the door', async () => {
  const news = [
    { id: 'new00000001', eventId: ticket.itemId, title: '', text: 'The back door.', writtenAt: '', isRemoved: false },
  ];
  shown({ news });
  expect(await screen.findByText('The back door.')).toBeTruthy();
});

it('opens a copy that the device kept before there was news', async () => {
  const { news: _news, isKept: _isKept, ...old } = ticket;
  draw(() => Response.json(old));
  expect(await screen.findByText('K7MP Q2XR')).toBeTruthy();
});
