import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { ShownTicket } from '../../contract.ts';
import { aShownTicket, ticketNow as now } from '../../testing.ts';
import { TicketPage } from '../ticket-page.tsx';

const ticket = aShownTicket({ number: 1, of: 2, canAsk: false });
const given = { name: 'Ana', at: '2026-08-21T18:00:00.000Z', isKept: false };

afterEach(() => void vi.unstubAllGlobals());

/** The house: it gives and takes back, and tells the ticket as it stands. */
function draw(
  start: Partial<ShownTicket> = {},
  { language = 'en', refuse }: { language?: Language; refuse?: 'already_used' } = {},
) {
  let stands = { ...ticket, ...start };
  const sent: { method: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = request.method === 'POST' ? await request.json() : undefined;
    sent.push({ method: request.method, body });
    if (refuse !== undefined) return refusal(refuse);
    const { given: _given, ...own } = stands;
    stands =
      request.method === 'POST'
        ? { ...own, given: { ...given, name: (body as { name?: string }).name ?? null } }
        : { ...own, code: 'NEWCODE7' };
    const reply = request.method === 'POST' ? { path: '/ticket/link#token=abc', ticket: stands } : stands;
    return Response.json(reply, { status: request.method === 'POST' ? 201 : 200 });
  });
  const page = (
    <TicketPage id={ticket.id} member="u1" giveBack={() => null} news={() => null} ask={() => null} dial={null} />
  );
  renderPage(page, { now, language, api: () => Response.json(stands) });
  return sent;
}

it.each([
  ['en', 'Give it to a friend', 'Your friend’s name', 'Make the link', 'Link to this ticket', 'Given to Ana'],
  ['es', 'Dársela a otra persona', 'Su nombre', 'Crear el enlace', 'Enlace a esta entrada', 'Se la diste a Ana'],
] as const)('is given by a link with a name (%s)', async (language, give, name, make, link, to) => {
  const sent = draw({}, { language });
  fireEvent.click(await screen.findByRole('button', { name: give }));
  fireEvent.change(screen.getByLabelText(name), { target: { value: ' Ana ' } });
  fireEvent.click(screen.getByRole('button', { name: make }));
  // What was pressed is gone: who has the keyboard is where the link is.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: to })));
  expect(screen.getByLabelText<HTMLInputElement>(link).value).toBe(`${location.origin}/ticket/link#token=abc`);
  expect(sent).toEqual([{ method: 'POST', body: { name: 'Ana' } }]);
});

it('is copied, or handed to the device’s own sharing where there is one', async () => {
  const [copied, share] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText: copied }, share }));
  const sent = draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Give it to a friend' }));
  fireEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByRole('heading', { name: 'Given to a friend' })).toBeTruthy();
  expect(sent[0]?.body).toEqual({});
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith(`${location.origin}/ticket/link#token=abc`));
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      title: 'Rooftop at Moonrise',
      url: `${location.origin}/ticket/link#token=abc`,
    }),
  );
  Reflect.deleteProperty(navigator, 'share');
});

it.each([
  ['en', 'Take it back', 'Yes, take it back', 'Give it to a friend'],
  ['es', 'Recuperarla', 'Sí, recuperarla', 'Dársela a otra persona'],
] as const)('is taken back after a question, and has another code (%s)', async (language, take, yes, give) => {
  const sent = draw({ given }, { language });
  expect(await screen.findByText('K7MP Q2XR')).toBeTruthy();
  expect(screen.queryByRole('button', { name: give })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: take }));
  fireEvent.click(await screen.findByRole('button', { name: yes }));
  expect(await screen.findByText('NEWC ODE7')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: give })));
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
});

it('says that the friend is in, or that the line dropped', async () => {
  draw({ given }, { refuse: 'already_used' });
  fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, take it back' }));
  await waitFor(() => expect(currentToast()?.description).toBe('Your friend has come in with it already.'));
});

it.each([
  ['was used', { usedAt: '2026-08-21T21:12:00Z' }],
  ['is past', { date: '2026-08-20' }],
  ['was cancelled', { status: 'cancelled' }],
  ['is for something rented', { kind: 'rental', category: 'boat' }],
] as const)('that %s can’t be given', async (_, over) => {
  draw(over);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Give it to a friend' })).toBeNull();
});

it('that was used still says to whom it was given, and is not taken back', async () => {
  draw({ given, usedAt: '2026-08-21T21:12:00Z' });
  expect(await screen.findByRole('heading', { name: 'Given to Ana' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});

it.each([
  ['en', 'Ana', /^Ana keeps it in their own account/, 'Take it back', /leaves your friend’s account/],
  ['en', null, /^Your friend keeps it/, 'Take it back', /leaves your friend’s account/],
  ['es', 'Ana', /^Ana la guarda en su cuenta/, 'Recuperarla', /sale de la cuenta de esa persona/],
  ['es', null, /^Esa persona la guarda/, 'Recuperarla', /sale de la cuenta de esa persona/],
] as const)('tells that a friend keeps it, and what taking it back means to them (%s, %s)', async (...texts) => {
  const [language, name, kept, take, means] = texts;
  draw({ given: { ...given, name, isKept: true } }, { language });
  expect(await screen.findByText(kept)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: take }));
  expect(await screen.findByText(means)).toBeTruthy();
});

it('says nothing of an account while no friend keeps it', async () => {
  draw({ given });
  fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(/link stops working/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/account/);
});
