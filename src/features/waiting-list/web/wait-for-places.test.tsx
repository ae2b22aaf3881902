import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '#kit/web/network-testing.ts';
import { clearStoredUser, storeUser } from '#kit/web/stored-user.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { aUser } from '#kit/web/user-testing.ts';
import type { Wait, Waits } from '../contract.ts';
import { WaitForPlaces } from './wait-for-places.tsx';
import { WaitsSection } from './waits-section.tsx';

const aWait = (over: Partial<Wait> = {}): Wait => ({
  eventId: 'AbC',
  title: 'Neon Nights',
  date: '2026-08-22',
  time: '23:30',
  ticketType: 'any',
  ticketName: null,
  places: 2,
  since: '2026-08-20T10:00:00.000Z',
  toldAt: null,
  isOpen: false,
  opens: null,
  isSold: true,
  isEventSold: true,
  ...over,
});

/** The network's edge: what a member waits for, kept as the server keeps it. */
function serve(first: Wait[] = [], letters: Waits['letters'] = 'come', write?: () => Response) {
  storeUser(aUser());
  const state = { waits: first };
  const answer = async (request: Request) => {
    if (request.method !== 'GET' && write) return write();
    if (request.method === 'PUT') state.waits = [aWait((await request.json()) as Pick<Wait, 'places' | 'ticketType'>)];
    if (request.method === 'DELETE') state.waits = [];
    return Response.json({ waits: state.waits, letters });
  };
  vi.stubGlobal('fetch', answer);
  return { api: answer };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('where an event is sold out', () => {
  it('leads whoever is not signed in through the door and back', () => {
    clearStoredUser();
    renderPage(<WaitForPlaces eventId="AbC" />);
    expect(screen.getByRole('link', { name: 'Sign in and ask' }).getAttribute('href')).toBe(
      '/auth?redirect=%2Fevents%2FAbC%23places',
    );
    expect(screen.getByText(/We hold none for you/)).toBeTruthy();
  });

  it('a member asks for as many as they want, changes it, and takes it back', async () => {
    renderPage(<WaitForPlaces eventId="AbC" />, serve());
    await press('One more');
    await press('Tell me');
    expect(await screen.findByRole('heading', { name: 'You’re waiting for 2 places' })).toBeTruthy();
    expect(currentToast()?.title).toBe('We’ll tell you');
    await press('One fewer');
    await press('Change to 1 place');
    expect(await screen.findByRole('heading', { name: 'You’re waiting for 1 place' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
    await press('Stop waiting');
    expect(await screen.findByRole('heading', { name: 'Tell me when there are places' })).toBeTruthy();
  });

  it('begins with as many as were wanted at the checkout', async () => {
    renderPage(<WaitForPlaces eventId="AbC" places={4} />, serve());
    expect(await screen.findByRole('spinbutton', { name: 'How many do you want?' })).toHaveProperty('value', '4');
  });

  it('says when there are places, and leads to them', async () => {
    renderPage(<WaitForPlaces eventId="AbC" />, serve([aWait({ isOpen: true, toldAt: '2026-08-21T10:00:00.000Z' })]));
    expect(await screen.findByRole('heading', { name: 'There are places now' })).toBeTruthy();
    expect(screen.getByText(/^We last wrote to you on .*21/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the tickets' }).getAttribute('href')).toBe(
      '/checkout?type=event&id=AbC&quantity=2',
    );
  });

  it.each([
    ['no-email', 'To the dashboard', '/user-dashboard'],
    ['off', 'Email settings', '/letters'],
  ] as const)('says that no letter comes: %s', async (letters, name, href) => {
    renderPage(<WaitForPlaces eventId="AbC" />, serve([], letters));
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it.each([
    ['places_free', /^There are places right now/],
    ['too_many_waits', /^You’re waiting for 20 events already/],
    ['ticket_type_limit', /^One person may not have so many/],
    ['conflict', /^You’re on the list/],
    ['unavailable', /^We could not reach/],
  ] as const)('says why it can’t be: %s', async (code, why) => {
    renderPage(
      <WaitForPlaces eventId="AbC" />,
      serve([], 'come', () => refusal(code)),
    );
    await press('Tell me');
    await waitFor(() => expect(currentToast()?.description).toMatch(why));
    expect(await screen.findByRole('button', { name: 'Tell me' })).toBeTruthy();
  });
});

describe('where one of several tickets is sold out', () => {
  const tickets = [
    { ticketType: 'regular', name: null },
    { ticketType: 'vip00001', name: 'VIP' },
  ];
  const open = (wanted: string, server?: ReturnType<typeof serve>) =>
    renderPage(<WaitForPlaces eventId="AbC" tickets={tickets} wanted={wanted} />, server);

  it('leads through the door and back to that ticket', () => {
    clearStoredUser();
    open('vip00001');
    expect(screen.getByText('Your ticket: VIP')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in and ask' }).getAttribute('href')).toBe(
      '/auth?redirect=%2Fevents%2FAbC%23places-vip00001',
    );
  });

  it('a member asks for the one they came for, and may take any instead', async () => {
    open('vip00001', serve());
    expect((await screen.findByRole('radio', { name: 'VIP', checked: true })).className).toBe('radio');
    await press('Tell me');
    expect(await screen.findByRole('heading', { name: 'You’re waiting for 1 place' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Any ticket' }));
    await press('Wait for this one instead');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Wait for this one instead' })).toBeNull());
    expect(screen.getByRole('radio', { name: 'Any ticket', checked: true })).toBeTruthy();
  });

  it('says which is waited for, and leads to it when it is there', async () => {
    const over = { ticketType: 'vip00001', ticketName: 'VIP', isOpen: true, opens: 'vip00001' };
    open('any', serve([aWait(over)]));
    expect(await screen.findByText('Your ticket: VIP')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'VIP', checked: true })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the tickets' }).getAttribute('href')).toBe(
      '/checkout?type=event&id=AbC&quantity=2&ticketType=vip00001',
    );
  });

  it('says that what is not sold any more won’t come free', async () => {
    open('any', serve([aWait({ ticketType: 'regular', isSold: false })]));
    expect(await screen.findByText(/^This ticket isn’t sold at the moment/)).toBeTruthy();
    expect(screen.getByText('Your ticket: Regular')).toBeTruthy();
  });
});

describe('of an event that is not sold any more', () => {
  it.each([
    ['en', /^It isn’t on sale at the moment\. You stay on the list/, 'Stop waiting'],
    ['es', /^Ahora mismo no está a la venta\. Sigues en la lista/, 'Dejar de esperar'],
  ] as const)('who waits stays on the list, and has nothing to change but that (%s)', async (language, text, stop) => {
    const server = serve([aWait({ isSold: false, isEventSold: false })]);
    renderPage(<WaitForPlaces eventId="AbC" isOver />, { ...server, language });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([stop]);
  });

  it('nobody else is asked whether they want to hear of places', async () => {
    const { container } = renderPage(<WaitForPlaces eventId="AbC" isOver />, serve());
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(container.textContent).toBe('');
    clearStoredUser();
    expect(renderPage(<WaitForPlaces eventId="AbC" isOver />).container.textContent).toBe('');
  });
});

describe('on one’s own desk', () => {
  it('says of what is off sale that they stay on the list, not that another ticket could be had', async () => {
    renderPage(<WaitsSection />, serve([aWait({ isSold: false, isEventSold: false })]));
    expect(await screen.findByText(/^It isn’t on sale at the moment/)).toBeTruthy();
    expect(screen.queryByText(/Wait for another/)).toBeNull();
  });

  it('shows what is waited for, and takes it back', async () => {
    renderPage(<WaitsSection />, serve([aWait({ ticketType: 'vip00001', ticketName: 'VIP' })]));
    expect((await screen.findByRole('link', { name: 'Neon Nights' })).getAttribute('href')).toBe('/events/AbC');
    expect(screen.getByText(/2 places · VIP/)).toBeTruthy();
    await press('Stop waiting: Neon Nights');
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });

  it('says where there are places now', async () => {
    renderPage(<WaitsSection />, serve([aWait({ isOpen: true })]));
    expect(await screen.findByRole('link', { name: 'Go to the tickets' })).toBeTruthy();
  });
});
