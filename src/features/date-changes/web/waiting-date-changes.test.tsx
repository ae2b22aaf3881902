import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderDesk } from '#kit/web/desk/testing.tsx';
import { refusal } from '#kit/web/network-testing.ts';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { AskedDateChange } from '../contract.ts';
import { anAskedChange } from '../testing.ts';
import { WaitingDateChanges } from './waiting-date-changes.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The network's edge: what waits until it is answered, or refused. */
type Over = {
  readonly refuse?: () => Response;
  readonly language?: 'en' | 'es';
  readonly asked?: Partial<AskedDateChange>;
};
function open({ refuse, language = 'en', asked = {} }: Over = {}) {
  let waiting = [anAskedChange(asked)];
  const sent: unknown[] = [];
  const api = async (request: Request): Promise<Response> => {
    if (request.method === 'GET') return Response.json(waiting);
    const body = (await request.json()) as { accepts: boolean };
    sent.push(body);
    if (refuse) return refuse();
    waiting = [];
    const yes = asked.more === undefined ? 'accepted' : 'agreed';
    return Response.json(anAskedChange({ status: body.accepts ? yes : 'declined' }));
  };
  vi.stubGlobal('fetch', api);
  renderDesk(<WaitingDateChanges whose="admin" />, { language, now: new Date('2026-08-01T10:00:00Z'), api });
  return sent;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('guests who ask for other dates', () => {
  it('are told with both stays and what goes back, and accepted for exactly that', async () => {
    const sent = open();
    expect(await screen.findByText('€90 goes back to the guest')).toBeTruthy();
    expect(screen.getByText(/21 August.*24 August/)).toBeTruthy();
    await press('Accept');
    expect(await screen.findByText(/€90 goes back to the guest, with its share of the commission/)).toBeTruthy();
    await answer('Yes, new dates');
    await waitFor(() => expect(currentToast()?.title).toBe('The booking has its new dates'));
    expect(sent).toEqual([{ accepts: true, back: '90.00' }]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Guests who ask for other dates' })).toBeNull());
  });

  it('are declined with a line for them, in Spanish', async () => {
    const sent = open({ language: 'es' });
    await press('Rechazar');
    fireEvent.change(await screen.findByLabelText('Unas palabras para el cliente (opcional)'), {
      target: { value: ' Vienen los pintores. ' },
    });
    await answer('Rechazar');
    await waitFor(() => expect(currentToast()?.title).toBe('Rechazada'));
    expect(sent).toEqual([{ accepts: false, back: '90.00', note: 'Vienen los pintores.' }]);
  });

  it('pay more for dearer ones, and the days are kept for that', async () => {
    const sent = open({ asked: { amount: '360.00', back: '0', more: '90.00' } });
    expect(await screen.findByText('€90 more, paid by the guest')).toBeTruthy();
    await press('Accept');
    expect(await screen.findByText(/keep the new days for the guest for up to 24 hours.*€90 more/)).toBeTruthy();
    await answer('Yes, new dates');
    await waitFor(() => expect(currentToast()?.title).toBe('The new days are kept for the guest'));
    expect(sent).toEqual([{ accepts: true, back: '0' }]);
  });

  it('who have not paid yet are told with until when, and not answered again', async () => {
    open({ asked: { status: 'agreed', back: '0', more: '90.00', payBy: '2026-08-02T09:00:00.000Z' } });
    expect(await screen.findByText(/^You said yes\. The guest has until .*2 Aug/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it.each([
    ['dates_unavailable', 'Somebody has booked these days meanwhile. You can only decline.'],
    ['invalid_transition', 'The guest has taken it back, cancelled, or somebody was quicker to answer.'],
    ['refund_changed', 'Another sum would go back by now. Look at it again.'],
  ] as const)('says why %s', async (code, sentence) => {
    open({ refuse: () => refusal(code) });
    await press('Accept');
    await answer('Yes, new dates');
    await waitFor(() => expect(currentToast()?.description).toBe(sentence));
  });
});
