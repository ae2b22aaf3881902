import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { refusal } from '#kit/web/network-testing.ts';
import type { DiscountCode } from '../contract.ts';
import { EventCodes } from './event-codes.tsx';

afterEach(() => vi.unstubAllGlobals());

const sol20: DiscountCode = {
  id: 'cod00000001',
  word: 'SOL20',
  goodFor: 'event',
  percent: 20,
  amount: null,
  limit: 50,
  until: '2026-08-20',
  state: 'open',
  uses: 12,
  sold: 10,
  paid: '200.00',
  createdAt: '2026-08-01T10:00:00Z',
};

type Over = {
  readonly isOver?: boolean;
  readonly isTaken?: boolean;
  readonly language?: 'en' | 'es';
  readonly isOfSeries?: boolean;
  readonly isOwned?: boolean;
};

/** The network's edge: codes are kept as they are made and ended. */
async function open(first: readonly DiscountCode[], over: Over = {}) {
  const { isOver = false, isTaken = false, language = 'en', isOfSeries = false, isOwned = true } = over;
  let codes = [...first];
  const made: unknown[] = [];
  const api = async (request: Request): Promise<Response> => {
    if (request.method === 'GET') return Response.json(codes);
    if (request.method === 'DELETE') {
      codes = codes.map((code) => ({ ...code, state: 'ended' as const }));
      return Response.json(codes[0]);
    }
    if (isTaken) return refusal('conflict', { fields: [{ path: 'word', message: 'Is taken' }] });
    made.push(await request.json());
    codes = [
      { ...sol20, id: 'cod00000002', word: 'BANDA', percent: 100, limit: 3, until: null, uses: 0, sold: 0, paid: '0' },
      ...codes,
    ];
    return Response.json(codes[0], { status: 201 });
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<EventCodes eventId="evt00000001" title="Foam" {...{ isOver, isOfSeries, isOwned }} />, {
    language,
    now: new Date('2026-08-01T10:00:00Z'),
    api,
  });
  fireEvent.click(await screen.findByRole('button', { name: language === 'en' ? 'Codes' : 'Códigos' }));
  return made;
}
const row = (name: string) => screen.findByRole('article', { name });

describe('the codes of an event', () => {
  it.each([
    ['en', '20% off each ticket', '12 of 50 tickets used', '10 bought, €200 paid', '2 being paid for'],
    ['es', '20 % menos por entrada', '12 de 50 entradas usadas', '10 compradas, 200 € pagados', '2 en proceso de pago'],
  ] as const)('tell what each promises and what it brought (%s)', async (language, ...facts) => {
    await open([sol20], { language });
    const told = (await row('SOL20')).textContent.replaceAll(/[\u00a0\u2060]/g, ' ');
    for (const fact of facts) expect(told).toContain(fact);
  });

  it('tell of nothing that is being paid for where all that is used is bought', async () => {
    await open([{ ...sol20, uses: 10 }]);
    expect((await row('SOL20')).textContent).not.toContain('being paid for');
  });

  it('are made: with a share that makes a guest list, for so many', async () => {
    const made = await open([]);
    expect(await screen.findByText('Make the first one below.', { exact: false })).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: 'banda' } });
    fireEvent.change(screen.getByLabelText(/^How much/), { target: { value: '100' } });
    fireEvent.change(screen.getByLabelText(/^For how many/), { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Make the code' }));
    expect(await row('BANDA')).toBeTruthy();
    expect(made).toEqual([{ word: 'banda', unit: 'percent', value: '100', goodFor: 'event', limit: 3, until: null }]);
    expect(screen.getByText('BANDA is made, and works from now on.')).toBeTruthy();
  });

  it.each([
    ['en', 'series', 'Good for', 'All nights of its series', 'all nights of the series together'],
    [
      'es',
      'owner',
      'Vale para',
      'Todos los eventos de quien lo organiza',
      'todos los eventos de quien organiza juntos',
    ],
  ] as const)(
    'are made for more than the one event, and say so (%s, %s)',
    async (language, goodFor, label, name, said) => {
      const made = await open([{ ...sol20, goodFor }], { language, isOfSeries: true });
      expect((await row('SOL20')).textContent.replaceAll('\u00a0', ' ')).toContain(said);
      const choice = screen.getByLabelText(new RegExp(`^${label}`));
      expect(within(choice).getAllByRole('option')).toHaveLength(3);
      expect(within(choice).getByRole('option', { name })).toHaveProperty('value', goodFor);
      fireEvent.change(choice, { target: { value: goodFor } });
      fireEvent.change(screen.getByLabelText(/^(How much|Cuánto)/), { target: { value: '20' } });
      fireEvent.click(screen.getByRole('button', { name: /^(Make the code|Crear el código)$/ }));
      await waitFor(() => expect(made).toMatchObject([{ goodFor }]));
    },
  );

  it.each([
    [{ isOfSeries: false }, ['This event', 'All events of its organiser']],
    [{ isOfSeries: true, isOwned: false }, []],
  ])('can be good for what there is: %o', async (over, offered) => {
    await open([], over);
    expect(await screen.findByText('Make the first one below.', { exact: false })).toBeTruthy();
    const choice = screen.queryByLabelText(/^Good for/);
    expect(
      choice
        ? within(choice)
            .getAllByRole('option')
            .map(({ textContent }) => textContent)
        : [],
    ).toEqual(offered);
  });

  it('say at its field that a word is taken', async () => {
    await open([sol20], { isTaken: true });
    await row('SOL20');
    fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: 'SOL20' } });
    fireEvent.change(screen.getByLabelText(/^How much/), { target: { value: '20' } });
    fireEvent.click(screen.getByRole('button', { name: 'Make the code' }));
    expect(await screen.findByText(/none that another open code has/)).toBeTruthy();
  });

  it('are ended after a question; of an event that is over none is made', async () => {
    await open([sol20], { isOver: true });
    const code = await row('SOL20');
    expect(screen.queryByRole('button', { name: 'Make the code' })).toBeNull();
    fireEvent.click(within(code).getByRole('button', { name: 'End SOL20' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
    await waitFor(async () => expect((await row('SOL20')).textContent).toContain('Ended'));
    expect(within(await row('SOL20')).queryByRole('button')).toBeNull();
  });
});
