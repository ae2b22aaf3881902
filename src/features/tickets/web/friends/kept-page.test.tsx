import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { KeptTicket } from '../../contract.ts';
import { aKeptTicket, ticketNow as now } from '../../testing.ts';
import { KeptTicketPage } from './kept-page.tsx';
import { KeptSection } from './kept-section.tsx';

const ticket = aKeptTicket({
  news: [
    {
      id: 'new00000001',
      eventId: 'evt00000001',
      title: 'Rooftop',
      text: 'The back door.',
      writtenAt: '2026-08-21T10:00:00Z',
      isRemoved: false,
    },
  ],
});
const news = (all: KeptTicket['news']) => all.map(({ id, text }) => <p key={id}>{text}</p>);

afterEach(() => void vi.unstubAllGlobals());

const page = <KeptTicketPage id={ticket.id} member="u1" news={news} dial={null} />;
function draw(answer: () => Response, language: Language = 'en') {
  const sent: string[] = [];
  const api = async (request: Request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return answer();
  };
  vi.stubGlobal('fetch', api);
  return { sent, ...renderPage(page, { now, language, api }) };
}

it.each([
  ['en', 'Good for one entry', 'Let it go', 'Let this ticket go?', 'Yes, let it go', 'Let go'],
  ['es', 'Vale para entrar una vez', 'Dejarla', '¿Dejar esta entrada?', 'Sí, dejarla', 'La has dejado'],
] as const)('shows the ticket with its code and news, and lets it go after a question (%s)', async (...texts) => {
  const [language, good, letGo, ask, yes, said] = texts;
  const { sent, router } = draw(() => Response.json(ticket), language);
  expect(await screen.findByRole('heading', { level: 1, name: ticket.title })).toBeTruthy();
  for (const text of [good, 'Ana', 'K7MP Q2XR', 'The back door.']) expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: letGo }));
  expect(await screen.findByRole('heading', { name: ask })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: yes }));
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/user-dashboard'));
  expect(sent).toContain('DELETE /api/kept-tickets/tkt00000001');
  expect(currentToast()?.title).toBe(said);
});

it.each([
  ['en', 'You don’t keep this ticket'],
  ['es', 'No guardas esta entrada'],
] as const)('says that it was taken back, with the way home (%s)', async (language, gone) => {
  draw(() => refusal('not_found'), language);
  expect(await screen.findByText(gone)).toBeTruthy();
  expect(screen.queryByText('K7MP Q2XR')).toBeNull();
});

it('asks again when the line dropped', async () => {
  let calls = 0;
  draw(() => ((calls += 1) === 1 ? new Response(null, { status: 503 }) : Response.json(ticket)));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('K7MP Q2XR')).toBeTruthy();
});

const section = (reply: () => Response, language: Language = 'en') =>
  renderPage(<KeptSection news={news} more={() => null} />, { now, language, api: async () => reply() });

it.each([
  ['en', 'Tickets you were given', 'Good for one entry', 'Open the ticket for Rooftop at Moonrise'],
  ['es', 'Entradas que te dieron', 'Vale para entrar una vez', 'Abrir la entrada para Rooftop at Moonrise'],
] as const)('stands on the desk of who keeps it, with its news and the way to it (%s)', async (...texts) => {
  const [language, heading, good, open] = texts;
  section(() => Response.json([ticket]), language);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  for (const text of [good, 'The back door.']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: open }).getAttribute('href')).toBe('/ticket/kept/tkt00000001');
});

it.each([
  ['cancelled', 'Cancelled'],
  ['calledOff', 'Called off'],
  ['held', 'Not valid for now'],
] as const)('says there that it opens nothing (%s)', async (shut, said) => {
  section(() => Response.json([{ ...ticket, shut, code: null, news: [] }]));
  expect(await screen.findByText(said)).toBeTruthy();
});

it('is not there for who keeps none, and says when it did not load', async () => {
  const api = vi.fn(async () => Response.json([]));
  const { container } = renderPage(<KeptSection news={news} more={() => null} />, { now, api });
  await waitFor(() => expect(api).toHaveBeenCalled());
  expect(container.textContent).toBe('');
  let calls = 0;
  section(() => ((calls += 1) === 1 ? new Response(null, { status: 503 }) : Response.json([ticket])));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(ticket.title)).toBeTruthy();
});
