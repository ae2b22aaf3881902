import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { Door, Guest } from '../../contract.ts';
import { maxGuests } from '../../rules.ts';
import { DoorPage } from './door-page.tsx';

const now = new Date('2026-08-21T21:30:00Z');
const door: Door = {
  id: 'evt00000001',
  title: 'Rooftop at Moonrise',
  location: 'Azotea Cielo Raso',
  date: '2026-08-21',
  time: '23:00',
  startsAt: '2026-08-21T21:00:00Z',
  lastDay: null,
  sold: 2,
  entered: 0,
};
const first: Guest = {
  ticket: 'tkt00000001',
  mark: 'a1b2c3',
  name: 'Núria Peñas',
  givenTo: null,
  number: 1,
  of: 2,
  ticketType: null,
  usedAt: null,
};
const second: Guest = { ...first, ticket: 'tkt00000002', number: 2 };

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));

/** The network's edge: who is let in is in, and what was asked is kept. */
function draw(found: readonly Guest[] | (() => Response), language: Language = 'en') {
  const sent: { path: string; body: unknown }[] = [];
  const entered = new Set<string>();
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = (await request.json()) as { ticket?: string };
    const path = new URL(request.url).pathname;
    sent.push({ path, body });
    if (body.ticket !== undefined) {
      entered.add(body.ticket);
      return Response.json({ holder: 'Núria', number: 1, of: 2, usedAt: now.toISOString(), sold: 2, entered: 1 });
    }
    if (typeof found === 'function') return found();
    return Response.json(found.map((one) => (entered.has(one.ticket) ? { ...one, usedAt: now.toISOString() } : one)));
  });
  const api = async () => Response.json([door]);
  renderPage(<DoorPage isMember eventId={door.id} onChoose={vi.fn()} dial={null} />, { now, api, language });
  return sent;
}
async function find(name: string, language: Language = 'en') {
  const say = {
    en: { open: 'No code? Find the name', field: 'Name of who booked', press: 'Find' },
    es: { open: '¿Sin código? Busca el nombre', field: 'Nombre de quien reservó', press: 'Buscar' },
  }[language];
  if (!screen.queryByLabelText(say.field)) fireEvent.click(await screen.findByRole('button', { name: say.open }));
  fireEvent.change(screen.getByLabelText(say.field), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: say.press }));
}

it.each([
  ['en', 'Let in Núria Peñas, ticket 1 of 2', 'Núria, ticket 1 of 2', 'In since 23:30'],
  ['es', 'Dejar pasar a Núria Peñas, entrada 1 de 2', 'Núria, entrada 1 de 2', 'Dentro desde las 23:30'],
] as const)('lets in who is found by their name, and shows them in (%s)', async (language, press, verdict, since) => {
  const sent = draw([first, second], language);
  await find(' nuria ', language);
  fireEvent.click(await screen.findByRole('button', { name: press }));
  expect(await screen.findByText(verdict)).toBeTruthy();
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  const [one, other] = screen.getAllByRole('listitem');
  await waitFor(() => expect(one?.textContent).toContain(since));
  expect(within(other as HTMLElement).getByRole('button')).toBeTruthy();
  const path = `/api/events/${door.id}/check-in`;
  expect(sent).toEqual([
    { path: `${path}/guests`, body: { name: 'nuria' } },
    { path, body: { ticket: first.ticket, mark: first.mark } },
    { path: `${path}/guests`, body: { name: 'nuria' } },
  ]);
});

it.each([
  ['en', 'Booked by Núria Peñas', 'Let in Ana, ticket 1 of 2'],
  ['es', 'Reservó Núria Peñas', 'Dejar pasar a Ana, entrada 1 de 2'],
] as const)('names the friend that a ticket was given to, and who booked it (%s)', async (language, by, press) => {
  draw([{ ...first, givenTo: 'Ana' }], language);
  await find('ana', language);
  expect(await screen.findByText(by)).toBeTruthy();
  expect(screen.getByRole('button', { name: press })).toBeTruthy();
});

it('takes back whom it let in by mistake by the same ticket', async () => {
  const sent = draw([first]);
  await find('nuria');
  fireEvent.click(await screen.findByRole('button', { name: /^Let in Núria/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Let in by mistake?' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, take it back' }));
  const undo = {
    path: `/api/events/${door.id}/check-in/undo`,
    body: { ticket: first.ticket, usedAt: now.toISOString() },
  };
  await waitFor(() => expect(sent).toContainEqual(undo));
});

it('asks for two letters, says that there is nobody, and that there are more', async () => {
  const sent = draw([]);
  await find('n');
  expect(screen.getByText('Type two letters of the name at least.')).toBeTruthy();
  expect(sent).toEqual([]);
  await find('nu');
  expect(await screen.findByText(/^Nobody with this name/)).toBeTruthy();
  draw(Array.from({ length: maxGuests }, (_, count) => ({ ...first, ticket: `tkt${count}` })));
  await find('nur');
  expect(await screen.findByText('These are the first 30. Type more of the name.')).toBeTruthy();
});

it.each([
  ['too_early', 'This door opens twelve hours before the event begins. Nobody was let in.'],
  ['event_over', 'This event is over: who came in stays so.'],
  ['too_many_requests', 'Too many searches. Wait a minute, then go on.'],
  ['unavailable', 'Nothing came back. Check the network and look again.'],
] as const)('says why nobody was looked for (%s)', async (code, text) => {
  draw(() => refusal(code));
  await find('nuria');
  expect(await screen.findByText(text)).toBeTruthy();
});

it.each([
  ['en', 'Let in Ana, ticket 1 of 2', 'Not theirs any more', /Nobody was let in/],
  ['es', 'Dejar pasar a Ana, entrada 1 de 2', 'Ya no es suya', /No ha pasado nadie/],
] as const)(
  'says of a ticket that was taken back since that it lets nobody in, and looks again (%s)',
  async (...texts) => {
    const [language, letIn, said, why] = texts;
    const searches: unknown[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      if (!request.url.includes('/guests')) return refusal('conflict');
      searches.push(await request.json());
      return Response.json(searches.length === 1 ? [{ ...first, givenTo: 'Ana' }] : []);
    });
    const api = async () => Response.json([door]);
    renderPage(<DoorPage isMember eventId={door.id} onChoose={vi.fn()} dial={null} />, { now, api, language });
    await find('ana', language);
    fireEvent.click(await screen.findByRole('button', { name: letIn }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: letIn })).toBeNull());
    expect(searches).toEqual([{ name: 'ana' }, { name: 'ana' }]);
  },
);
