import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { refusal } from '#kit/web/network-testing.ts';
import type { TicketTypeRecord, TicketTypeRecords } from '../contract.ts';
import { EventTypes } from './event-types.tsx';

afterEach(() => vi.unstubAllGlobals());

const early: TicketTypeRecord = {
  id: 'typ00000001',
  name: { en: 'Early bird', es: 'Anticipada' },
  description: {},
  price: '15.00',
  soldFrom: null,
  soldUntil: '2026-08-10',
  limit: 50,
  taken: 12,
  each: null,
  state: 'open',
  sold: 10,
  paid: '150.00',
  peopleWaiting: 0,
  placesWanted: 0,
  version: 3,
};
const vip: TicketTypeRecord = { ...early, id: 'typ00000002', name: { en: 'VIP' }, price: '60.00', limit: null };
const priced = {
  name: {},
  price: '20.00',
  soldFrom: null,
  soldUntil: null,
  limit: null,
  taken: 0,
  each: null,
  state: 'open',
  peopleWaiting: 0,
  placesWanted: 0,
} as const;

type Over = {
  readonly isOver?: boolean;
  readonly isStale?: boolean;
  readonly regular?: TicketTypeRecords['regular'];
  readonly language?: 'en' | 'es';
  readonly any?: TicketTypeRecords['any'];
};

/** The network's edge: types are kept as they are made, changed, moved and ended. */
async function open(first: readonly TicketTypeRecord[], over: Over = {}) {
  const { isOver = false, isStale = false, language = 'en', regular = priced } = over;
  const { any = { peopleWaiting: 0, placesWanted: 0 } } = over;
  let types = [...first];
  const sent: unknown[] = [];
  const api = async (request: Request): Promise<Response> => {
    const all = () => Response.json({ regular, any, types });
    if (request.method === 'GET') return all();
    if (request.method === 'DELETE') {
      types = types.map((type) => ({ ...type, state: 'ended' as const }));
      return Response.json(types[0]);
    }
    const body = await request.json();
    sent.push(body);
    if (isStale) return refusal('edit_conflict');
    if (body.ids) {
      types = body.ids.map((id: string) => types.find((type) => type.id === id));
      return all();
    }
    if (request.method === 'POST') types = [...types, { ...vip, name: body.name, taken: 0, sold: 0, paid: '0' }];
    return Response.json(types.at(-1), { status: request.method === 'POST' ? 201 : 200 });
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<EventTypes eventId="evt00000001" title="Foam" isOver={isOver} />, {
    language,
    now: new Date('2026-08-01T10:00:00Z'),
    api,
  });
  fireEvent.click(await screen.findByRole('button', { name: language === 'en' ? 'Ticket types' : 'Tipos de entrada' }));
  return sent;
}
const row = (name: string) => screen.findByRole('article', { name });
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it.each([
  ['en', ['nameEn', 'nameEs', 'descriptionEn', 'descriptionEs']],
  ['es', ['nameEs', 'nameEn', 'descriptionEs', 'descriptionEn']],
] as const)('asks the reader’s language first (%s)', async (language, names) => {
  await open([], { language });
  const fields = await screen.findAllByRole<HTMLInputElement>('textbox');
  expect(fields.slice(0, 4).map(({ name }) => name)).toEqual(names);
});

describe('the ticket types of an event', () => {
  it.each([
    ['en', 'Early bird', 'Regular', '€15', '12 of 50 tickets taken', '10 bought, €150 paid', '2 being paid for'],
    [
      'es',
      'Anticipada',
      'General',
      '15 €',
      '12 de 50 entradas ocupadas',
      '10 compradas, 150 € pagados',
      'en proceso de pago',
    ],
  ] as const)(
    'tell what each is and what it brought, the regular one among them (%s)',
    async (language, name, regular, ...facts) => {
      await open([early], { language });
      const told = (await row(name)).textContent.replaceAll(/[\u00a0\u2060]/g, ' ');
      for (const fact of facts) expect(told).toContain(fact);
      expect(await row(regular)).toBeTruthy();
    },
  );

  it('are made, in one language or two', async () => {
    const sent = await open([]);
    await row('Regular');
    const asked = () =>
      screen.getAllByRole<HTMLInputElement>('textbox').flatMap(({ required, labels }) => {
        return required ? (labels?.[0]?.textContent ?? '') : [];
      });
    // Of two names one is enough, so neither is called required; without both the form is not sent.
    expect(asked()).toEqual(['Price in € required']);
    expect(screen.getByText('Name in English').textContent.trim()).toBe('Name in English');
    write(/^Price/, '60');
    fireEvent.click(screen.getByRole('button', { name: 'Make the ticket type' }));
    expect(screen.getByLabelText('Name in English').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    write(/^Name in English/, 'VIP');
    write(/^How many/, '5');
    fireEvent.click(screen.getByRole('button', { name: 'Make the ticket type' }));
    expect(await row('VIP')).toBeTruthy();
    expect(sent).toEqual([
      { name: { en: 'VIP' }, description: {}, price: '60', limit: 5, soldFrom: null, soldUntil: null, each: null },
    ]);
    expect(screen.getByText('VIP is made.')).toBeTruthy();
  });

  it('are changed as they were seen, and say where somebody else was faster', async () => {
    const sent = await open([early], { isStale: true });
    fireEvent.click(within(await row('Early bird')).getByRole('button', { name: 'Change Early bird' }));
    const form = await screen.findByRole('region', { name: 'Change Early bird' });
    fireEvent.change(within(form).getByLabelText(/^Price/), { target: { value: '17' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByText(/^Somebody else changed this/)).toBeTruthy();
    expect(sent).toEqual([
      {
        name: early.name,
        description: {},
        price: '17',
        limit: 50,
        soldFrom: null,
        soldUntil: '2026-08-10',
        each: null,
        version: 3,
      },
    ]);
  });

  it('are put in order', async () => {
    const sent = await open([early, vip]);
    expect(within(await row('Early bird')).queryByRole('button', { name: 'Move Early bird up' })).toBeNull();
    const up = within(await row('VIP')).getByRole('button', { name: 'Move VIP up' });
    up.focus();
    fireEvent.click(up);
    await waitFor(() => expect(sent).toEqual([{ ids: [vip.id, early.id] }]));
    // The first of them has no way up: who pressed it by keyboard is still in the list.
    await waitFor(() => expect(up.isConnected).toBe(false));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Move Early bird up' }));
  });

  it('are ended after a question', async () => {
    await open([early]);
    fireEvent.click(within(await row('Early bird')).getByRole('button', { name: 'End Early bird' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
    await waitFor(async () => expect((await row('Early bird')).textContent).toContain('Ended'));
    expect(within(await row('Early bird')).queryByRole('button')).toBeNull();
  });

  it('have the regular one among them, which is bounded and left out as they are', async () => {
    const sent = await open([early]);
    const regular = within(await row('Regular'));
    fireEvent.click(regular.getByRole('button', { name: 'Change' }));
    const form = within(await screen.findByRole('region', { name: 'The regular ticket' }));
    fireEvent.change(form.getByLabelText(/^How many/), { target: { value: '80' } });
    fireEvent.change(form.getByLabelText(/^Per person/), { target: { value: '4' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    const bounds = { limit: 80, soldFrom: null, soldUntil: null, each: 4 };
    await waitFor(() => expect(sent).toEqual([{ name: {}, ...bounds, isOff: false }]));
    fireEvent.click(regular.getByRole('button', { name: 'Leave it out' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ isOff: true }));
  });

  it('say how many wait for each, and for any of them', async () => {
    const waiting = { peopleWaiting: 2, placesWanted: 5 };
    await open([{ ...vip, ...waiting }], {
      regular: { ...priced, peopleWaiting: 1, placesWanted: 1 },
      any: { peopleWaiting: 3, placesWanted: 4 },
    });
    expect((await row('VIP')).textContent).toContain('2 people waiting, 5 wanted');
    expect((await row('Regular')).textContent).toContain('1 person waiting, 1 wanted');
    expect(screen.getByText('3 people take any ticket, 4 wanted')).toBeTruthy();
  });

  it('need a price beside them, and of an event that is over nothing is changed', async () => {
    await open([early], { regular: { ...priced, price: '0' }, isOver: true });
    expect(await screen.findByText(/^This event has no price yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make the ticket type' })).toBeNull();
    expect(within(await row('Early bird')).queryByRole('button')).toBeNull();
  });
});
