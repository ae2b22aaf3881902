import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { HolidayRequest } from '../contract.ts';
import type { HolidayStatus } from '../rules.ts';
import { HolidaysPanel } from './holidays-panel.tsx';

const wish: HolidayRequest = {
  id: 'AbCdEfGhJkLmNpQr',
  client_name: 'Marta Ferrer',
  client_email: 'marta@correo.example',
  client_phone: null,
  vacation_description: 'Late breakfast, shade.',
  budget: '900',
  duration_days: 7,
  number_of_people: 2,
  accommodation_type: 'apartment',
  special_requests: null,
  currency: 'EUR',
  language: 'es',
  status: 'pending',
  estimated_cost: null,
  planned_itinerary: null,
  admin_notes: null,
  submitted_at: '2026-08-21T09:42:00.000Z',
  quoted_at: null,
  quote_answer: null,
  quote_answered_at: null,
  client_message: null,
  version: 3,
};

/** The network's edge, with one wish on the desk. */
function open(over: Partial<HolidayRequest>, language: 'en' | 'es' = 'en') {
  const one = { ...wish, ...over };
  const sent: unknown[] = [];
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') {
      sent.push({ [`${request.method} ${pathname}`]: await request.json() });
      return Response.json(one);
    }
    if (pathname.endsWith(one.id)) return Response.json(one);
    return Response.json([one], { headers: { 'x-total-count': '1' } });
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<HolidaysPanel />, { api, language, now: new Date('2026-08-21T18:00:00Z') });
  return sent;
}
const step = `PATCH /api/holiday-requests/${wish.id}/status`;

it.each([
  ['4000', 'Budget:\u00a0€4,000'],
  ['1500 €', 'Budget:\u00a0€1,500'],
  ['1.500 €', 'Budget:\u00a0€1,500'],
  ['not much', 'Budget: not much'],
])('says a budget of %j as %j', async (budget, said) => {
  open({ budget });
  const row = await screen.findByRole('article', { name: 'Marta Ferrer' });
  expect(row.textContent).toContain(said);
});

describe('the buttons of a wish', () => {
  it.each([
    ['pending', ['Start Planning', 'Send Quote', 'Open']],
    ['planning', ['Send Quote', 'Confirm Booking', 'Open']],
    ['quoted', ['Confirm Booking', 'Send another quote', 'Open']],
    ['confirmed', ['Complete', 'Open']],
    ['completed', ['Open']],
  ] as const)('follow the graph: %s', async (status: HolidayStatus, buttons) => {
    open({ status });
    const row = within(await screen.findByRole('article', { name: 'Marta Ferrer' }));
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  });

  it('start planning with the note of the decisions', async () => {
    const sent = open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Start Planning' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Holiday Request Updated'));
    expect(sent).toEqual([{ [step]: { status: 'planning', version: 3, admin_notes: 'Started planning process' } }]);
  });
});

describe('a quote', () => {
  it.each([
    ['900', '900'],
    ['€1200.50', '1200.50'],
    ['About €900', ''],
    [null, ''],
  ])('begins with the budget %j as %j', async (budget, cost) => {
    open({ budget });
    fireEvent.click(await screen.findByRole('button', { name: 'Send Quote' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Price in euros/)).value).toBe(cost);
  });

  it('is written beside the wish, and says in which language it is read', async () => {
    open({ special_requests: 'A cot.' });
    fireEvent.click(await screen.findByRole('button', { name: 'Send Quote' }));
    const sheet = within(await screen.findByRole('dialog'));
    for (const said of ['Late breakfast, shade.', 'A cot.', 'Apartment', '€900', 'Spanish'])
      expect(sheet.getByText(said)).toBeTruthy();
  });

  it('needs its itinerary, then goes out', async () => {
    const sent = open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Send Quote' }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(sheet.getByRole('button', { name: 'Send Quote' }));
    expect(sheet.getByText('The client needs an itinerary.')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(sheet.getByLabelText(/^Price in euros/), { target: { value: '880,50' } });
    fireEvent.change(sheet.getByLabelText('Itinerary'), { target: { value: 'Day 1: the beach.' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Send Quote' }));
    const plan = { estimated_cost: '880.50', planned_itinerary: 'Day 1: the beach.', admin_notes: '' };
    await waitFor(() => expect(sent).toEqual([{ [step]: { status: 'quoted', ...plan, version: 3 } }]));
  });

  it.each([
    ['en', 'Send Quote', /^Price in euros/, 'Back to the price', 'Send it as free'],
    ['es', 'Enviar presupuesto', /^Precio en euros/, 'Volver al precio', 'Enviarlo gratis'],
  ] as const)(
    'of nothing goes out when its writer says in %s that it is free',
    async (language, name, price, no, yes) => {
      const sent = open({ planned_itinerary: 'The beach.' }, language);
      fireEvent.click(await screen.findByRole('button', { name }));
      const sheet = within(await screen.findByRole('dialog'));
      fireEvent.change(sheet.getByLabelText(price), { target: { value: '0,00' } });
      fireEvent.click(sheet.getByRole('button', { name }));
      fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: no }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(sent).toEqual([]);
      fireEvent.click(sheet.getByRole('button', { name }));
      fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: yes }));
      await waitFor(() => expect(sent).toMatchObject([{ [step]: { status: 'quoted', estimated_cost: '0.00' } }]));
    },
  );

  it('goes out for fourteen where two had been said', async () => {
    const sent = open({ status: 'quoted', estimated_cost: '880.00', planned_itinerary: 'The beach.' });
    fireEvent.click(await screen.findByRole('button', { name: 'Send another quote' }));
    const sheet = within(await screen.findByRole('dialog'));
    const people = sheet.getByLabelText<HTMLInputElement>('People');
    // The desk begins at the number that was asked for, not at the button for one less.
    await waitFor(() => expect(document.activeElement).toBe(people));
    expect(people.value).toBe('2');
    fireEvent.change(people, { target: { value: '14' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Send Quote' }));
    await waitFor(() => expect(sent).toMatchObject([{ [`POST /api/holiday-requests/${wish.id}/quote`]: {} }]));
    expect(Object.values(sent[0] as object)).toMatchObject([{ number_of_people: 14 }]);
    expect(JSON.stringify(sent)).not.toContain('duration_days');
  });

  it('that the client wants to be different is sent anew, beside their words', async () => {
    const over = { estimated_cost: '880.00', planned_itinerary: 'The beach.', client_message: 'A day less, please.' };
    const sent = open({ ...over, status: 'quoted', quote_answer: 'changes' });
    expect(await screen.findByText('Client asks for changes')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send another quote' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('A day less, please.')).toBeTruthy();
    fireEvent.change(sheet.getByLabelText(/^Price in euros/), { target: { value: '790' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Send Quote' }));
    const body = { estimated_cost: '790', planned_itinerary: 'The beach.', admin_notes: '', version: 3 };
    await waitFor(() => expect(sent).toEqual([{ [`POST /api/holiday-requests/${wish.id}/quote`]: body }]));
  });
});

it('offers another quote for a booking whose client asks for changes, and says what stands until then', async () => {
  const over = { estimated_cost: '880.00', planned_itinerary: 'The beach.', client_message: 'No boat.' };
  open({ ...over, status: 'confirmed', quote_answer: 'changes' });
  expect(await screen.findByText('Client asks for changes')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send another quote' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('No boat.')).toBeTruthy();
  expect(sheet.getByText(/^They had accepted this plan/)).toBeTruthy();
});

it('shows what the client said, in Spanish', async () => {
  open({ status: 'confirmed', quote_answer: 'accepted', estimated_cost: '1180.00' }, 'es');
  fireEvent.click(await screen.findByRole('button', { name: 'Abrir' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('El cliente ha aceptado')).toBeTruthy();
  expect(sheet.getByText('1.180 €')).toBeTruthy();
  expect(sheet.getByText(/^Aquí no se paga/)).toBeTruthy();
});

it('takes a note of a confirmed wish, where the desk is told to write down how it is paid', async () => {
  const sent = open({ status: 'confirmed', estimated_cost: '1490.00', admin_notes: 'Ask Toni.' });
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  const notes = await screen.findByLabelText<HTMLTextAreaElement>('Notes of the desk');
  expect(notes.value).toBe('Ask Toni.');
  fireEvent.change(notes, { target: { value: 'Half paid by transfer.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep the note' }));
  const body = { admin_notes: 'Half paid by transfer.', version: 3 };
  await waitFor(() => expect(sent).toEqual([{ [`PUT /api/holiday-requests/${wish.id}/notes`]: body }]));
});
