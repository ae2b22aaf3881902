import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Booking } from '#features/orders/contract.ts';
import { aBooking, aTicket } from '#features/orders/testing.ts';
import { serveForm } from '#kit/web/form/testing.ts';
import { refusal } from '#kit/web/network-testing.ts';
import type { Language } from '#kit/shared/messages.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { ticketNow as now } from '../../testing.ts';
import { GiveTickets } from './give-tickets.tsx';

afterEach(() => void vi.unstubAllGlobals());

const given = { name: 'Ana', at: '2026-08-21T18:00:00.000Z', isKept: false };
const tickets = [
  aTicket({ id: 'tkt1', code: 'AAAA2222', given }),
  aTicket({ id: 'tkt2', code: 'BBBB2222' }),
  aTicket({ id: 'tkt3', code: 'CCCC2222' }),
];
const order = aBooking({ title: 'Brass at Dawn', tickets });
const draw = (shown: Booking = order, language: Language = 'en') =>
  renderPage(<GiveTickets order={shown} />, { now, language });
const links = [
  { ticket: 'tkt2', number: 2, name: 'Nuria', path: '/ticket/link#token=b' },
  { ticket: 'tkt3', number: 3, name: null, path: '/ticket/link#token=c' },
];

it.each([
  [
    'en',
    'Give tickets to friends',
    'Name for ticket 2',
    'Make 2 links',
    '2 links, one for each friend',
    'Link for Nuria, ticket 2',
    'Link to ticket 3',
    'Done',
    'Show the links again',
  ],
  [
    'es',
    'Dar entradas a otras personas',
    'Nombre para la entrada 2',
    'Crear 2 enlaces',
    '2 enlaces, uno por persona',
    'Enlace para Nuria, entrada 2',
    'Enlace a la entrada 3',
    'Listo',
    'Ver los enlaces otra vez',
  ],
] as const)(
  'all that are still one’s own are given at one press, and the links stay at hand (%s)',
  async (...texts) => {
    const [language, give, name, make, heading, named, link, close, show] = texts;
    const sent = serveForm(() => Response.json({ links }, { status: 201 }));
    draw(order, language);
    fireEvent.click(screen.getByRole('button', { name: give }));
    fireEvent.change(await screen.findByLabelText(name), { target: { value: ' Nuria ' } });
    fireEvent.click(await screen.findByRole('button', { name: make }));
    // What was pressed is gone: who has the keyboard is where the links are.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })));
    expect(sent.map(({ body }) => body)).toEqual([{ tickets: [{ id: 'tkt2', name: 'Nuria' }, { id: 'tkt3' }] }]);
    expect(screen.getByLabelText<HTMLInputElement>(named).value).toBe(`${location.origin}/ticket/link#token=b`);
    fireEvent.click(screen.getByRole('button', { name: close }));
    fireEvent.click(await screen.findByRole('button', { name: show }));
    expect((await screen.findByLabelText<HTMLInputElement>(link)).value).toBe(`${location.origin}/ticket/link#token=c`);
  },
);

it('one is left out for its buyer, and none is no choice', async () => {
  const sent = serveForm(() => Response.json({ links: links.slice(1) }, { status: 201 }));
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Give tickets to friends' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByText('AAAA2222')).toBeNull();
  fireEvent.click(sheet.getByLabelText(/^Ticket 2/));
  fireEvent.click(sheet.getByLabelText(/^Ticket 3/));
  expect(sheet.queryByLabelText(/^Name for ticket/)).toBeNull();
  expect(sheet.getByText('Choose at least one ticket.')).toBeTruthy();
  fireEvent.click(sheet.getByLabelText(/^Ticket 3/));
  fireEvent.click(sheet.getByRole('button', { name: 'Make 1 link' }));
  await sheet.findByRole('heading', { name: '1 link for 1 friend' });
  expect(sent.map(({ body }) => body)).toEqual([{ tickets: [{ id: 'tkt3' }] }]);
});

it('are copied each, or all as one message, and handed to the device’s own sharing where there is one', async () => {
  const [copied, share] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText: copied }, share }));
  serveForm(() => Response.json({ links }, { status: 201 }));
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Give tickets to friends' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Make 2 links' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link 3' }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith(`${location.origin}/ticket/link#token=c`));
  fireEvent.click(screen.getByRole('button', { name: 'Send all in one message' }));
  const text = [
    'Tickets for Brass at Dawn. Each link lets one person in: take one only.',
    `Ticket 2, for Nuria: ${location.origin}/ticket/link#token=b`,
    `Ticket 3: ${location.origin}/ticket/link#token=c`,
  ].join('\n');
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Brass at Dawn', text }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy all as one message' }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith(text));
  Reflect.deleteProperty(navigator, 'share');
});

it('says which name is not taken, until it is another', async () => {
  const errors = [{ path: 'tickets.1.name', message: 'Must not have phones, mailboxes or links' }];
  serveForm(() => Response.json({ code: 'validation', errors }, { status: 422 }));
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Give tickets to friends' }));
  const name = await screen.findByLabelText<HTMLInputElement>('Name for ticket 3');
  fireEvent.change(name, { target: { value: '612345678' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make 2 links' }));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('Name for ticket 2').getAttribute('aria-invalid')).toBeNull();
  fireEvent.change(name, { target: { value: 'Eva' } });
  expect(name.getAttribute('aria-invalid')).toBeNull();
});

it('says that one of them is not theirs to give any more', async () => {
  serveForm(() => refusal('invalid_transition'));
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Give tickets to friends' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Make 2 links' }));
  await waitFor(() => expect(currentToast()?.description).toMatch(/was given already/));
});

it.each([
  ['one ticket', { tickets: tickets.slice(0, 2) }],
  ['something rented', { kind: 'rental' }],
  ['a night that is over', { date: '2026-08-20' }],
] satisfies [string, Partial<Booking>][])('is not offered for %s', (_, over) => {
  draw({ ...order, ...over });
  expect(screen.queryByRole('button')).toBeNull();
});
