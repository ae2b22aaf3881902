import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { TicketType, TicketTypes } from '../contract.ts';
import { ChooseType } from './choose-type.tsx';
import { TicketTypeList } from './ticket-type-list.tsx';

const early: TicketType = {
  id: 'typ00000001',
  name: 'Early bird',
  description: 'In by midnight',
  price: '15.00',
  soldFrom: null,
  soldUntil: '2026-08-10',
  each: 2,
  state: 'open',
};
const gone: TicketType = { ...early, id: 'typ00000002', name: 'VIP', description: '', state: 'soldOut' };
const soon: TicketType = {
  ...gone,
  id: 'typ00000003',
  name: 'Door',
  each: null,
  soldFrom: '2026-08-09',
  state: 'early',
};
const regularSale = { soldFrom: null, soldUntil: null, each: null, state: 'open' } as const;
const all: TicketTypes = { regular: null, regularSale, types: [early, gone, soon] };

const list = (told: TicketTypes, sells = true, waitAt?: (ticketType: string) => string) =>
  renderPage(<TicketTypeList eventId="evt00000001" price="20.00" sells={sells} waitAt={waitAt} />, {
    now: new Date('2026-08-01T10:00:00Z'),
    api: async () => Response.json(told),
  });

describe('the ticket types on an event’s page', () => {
  it('lead to where one is waited for that is sold out, and no other', async () => {
    list({ ...all, regularSale: { ...regularSale, state: 'soldOut' } }, true, (ticketType) => `places-${ticketType}`);
    const way = await screen.findByRole('link', { name: 'Tell me when there are tickets: VIP' });
    expect(way.getAttribute('href')).toBe(`#places-${gone.id}`);
    expect(screen.getAllByRole('link', { name: /^Tell me/ }).map((link) => link.getAttribute('href'))).toEqual([
      '#places-regular',
      `#places-${gone.id}`,
    ]);
  });

  it('are all there, the regular one first, each with how it stands with it and its way to the checkout', async () => {
    list(all);
    const items = await screen.findAllByRole('listitem');
    const told = items.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(told).toEqual([
      expect.stringMatching(/^Regular.*€20/),
      expect.stringMatching(/^Early bird.*In by midnight.*until .*10 Aug.*up to 2 per person.*€15/),
      expect.stringMatching(/^VIP.*Sold out/),
      expect.stringMatching(/^Door.*On sale from .*9 Aug/),
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/checkout?type=event&id=evt00000001&ticketType=regular',
      `/checkout?type=event&id=evt00000001&ticketType=${early.id}`,
    ]);
  });

  it('lead nowhere when the event has no places, and the regular one has its own name', async () => {
    list({ ...all, regular: 'General entry' }, false);
    expect(await screen.findByText('General entry')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are told without the regular one where it is left out, and it stands there as it is where it is bounded', async () => {
    const { unmount } = list({ ...all, regularSale: null });
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText('Regular')).toBeNull();
    unmount();
    list({ ...all, types: [], regularSale: { ...regularSale, soldFrom: '2026-08-09', state: 'early' } });
    expect((await screen.findByRole('listitem')).textContent).toMatch(/^Regular.*On sale from .*9 Aug/);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('one is chosen at the checkout, of those that are to be had', () => {
  const onChoose = vi.fn<(id: string | undefined) => void>();
  const chosen = {
    types: all.types,
    regular: { name: null, price: '20.00', sale: regularSale },
    chosen: early.id,
    isLocked: false,
    takesFocus: false,
  };
  renderPage(<ChooseType {...chosen} onChoose={onChoose} />, { now: new Date('2026-08-01T10:00:00Z') });
  const group = within(screen.getByRole('group', { name: 'Which ticket' }));
  expect(group.getByRole<HTMLInputElement>('radio', { name: /^Early bird/ }).checked).toBe(true);
  expect(group.getByRole<HTMLInputElement>('radio', { name: /^VIP/ }).disabled).toBe(true);
  fireEvent.click(group.getByRole('radio', { name: /^Regular/ }));
  expect(onChoose).toHaveBeenLastCalledWith(undefined);
});

it('the regular one is not to be chosen where it is sold out, and not there where it is left out', () => {
  const chosen = { types: all.types, chosen: early.id, isLocked: false, takesFocus: false, onChoose: () => undefined };
  const regular = { name: null, price: '20.00', sale: { ...regularSale, state: 'soldOut' as const } };
  const now = new Date('2026-08-01T10:00:00Z');
  const { unmount } = renderPage(<ChooseType {...chosen} regular={regular} />, { now });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Regular.*Sold out/ }).disabled).toBe(true);
  unmount();
  renderPage(<ChooseType {...chosen} regular={{ ...regular, sale: null }} />, { now });
  expect(screen.queryByRole('radio', { name: /^Regular/ })).toBeNull();
});
