import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aBookedStay } from '#features/orders/testing.ts';
import type { Stay } from '#features/rentals/stay.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { DateChange, OtherDates } from '../contract.ts';
import { aRequest, otherDates } from '../testing.ts';
import { ChangeDates } from './change-dates.tsx';

afterEach(() => vi.unstubAllGlobals());

const now = new Date('2026-08-01T10:00:00Z');
const stay: Stay = { from: '2026-08-22', units: 2, quantity: 1 };
type Over = {
  readonly order?: ReturnType<typeof aBookedStay>;
  readonly requests?: readonly DateChange[];
  readonly look?: () => Response;
  readonly shown?: Partial<OtherDates>;
  readonly refuse?: () => Response;
  readonly language?: 'en' | 'es';
};

/** The network's edge: what was asked for before, what other dates cost, and what is sent. */
function draw({ order = aBookedStay(), requests = [], look, shown = {}, refuse, language = 'en' }: Over = {}) {
  const sent: unknown[] = [];
  const api = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/date-changes') return Response.json(requests);
    if (pathname.endsWith('/other-dates')) return look?.() ?? Response.json({ ...otherDates, ...shown });
    sent.push(request.method === 'DELETE' ? pathname : await request.json());
    return refuse?.() ?? Response.json(aRequest(), { status: 201 });
  };
  vi.stubGlobal('fetch', api);
  renderPage(
    <ChangeDates
      order={order}
      chooser={(onStay) => (
        <button type="button" onClick={() => onStay(stay)}>
          These days
        </button>
      )}
      write={<a href="/messages">Write</a>}
    />,
    { language, now, api },
  );
  return sent;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (change = 'Change dates') => {
  await press(change);
  await press('These days');
};

describe('asking for other dates', () => {
  it('says what they cost and what goes back, and asks for exactly that', async () => {
    const sent = draw();
    await choose();
    expect(await screen.findByText('€270 → €180')).toBeTruthy();
    expect(screen.getByText('€90 back to you, the way you paid')).toBeTruthy();
    await press('Ask for these dates');
    await waitFor(() => expect(currentToast()?.title).toBe('Your host has been asked'));
    const { wanted, amount, back, more, refundSteps } = otherDates;
    const shown = { startsAt: wanted.startsAt, endsAt: wanted.endsAt, amount, back, more, refundSteps };
    expect(sent).toEqual([{ ...stay, shown }]);
  });

  it('says what is left on arrival for another number, by what it was booked with', async () => {
    const order = aBookedStay({ quantity: 2, deposit: '600.00', depositWay: 'card' });
    const wanted = { ...otherDates.wanted, quantity: 3 };
    draw({ order, shown: { wanted } });
    await choose();
    expect((await screen.findByText('Deposit on arrival')).nextElementSibling?.textContent).toBe('€900');
  });

  it('says in Spanish that a right which is lost stays lost', async () => {
    draw({ language: 'es', shown: { refundSteps: [], back: '0', amount: '270.00' } });
    await choose('Cambiar las fechas');
    expect(await screen.findByText('Ni pagas más ni se te devuelve nada')).toBeTruthy();
    expect(screen.getByText(/Nunca se te devuelve más que si cancelaras hoy/)).toBeTruthy();
  });

  it('says of dearer ones what they cost in all, what is paid and what is due, and asks for them', async () => {
    const sent = draw({ shown: { amount: '360.00', back: '0', more: '90.00' } });
    await choose();
    expect((await screen.findByText('In all')).nextElementSibling?.textContent).toBe('€360');
    expect(screen.getByText('Paid so far').nextElementSibling?.textContent).toBe('€270');
    expect(screen.getByText('Still to pay').nextElementSibling?.textContent).toBe('€90');
    expect(screen.getByText(/for up to 24 hours/)).toBeTruthy();
    await press('Ask for these dates');
    await waitFor(() => expect(sent).toMatchObject([{ shown: { amount: '360.00', back: '0', more: '90.00' } }]));
  });

  it.each([
    ['dates_unavailable', 'Somebody else has it at that time. Choose other days.'],
    ['validation', 'Your host doesn’t take bookings for these dates. Choose others.'],
    ['invalid_transition', 'The dates of this booking can’t be changed any more.'],
    ['internal', 'We couldn’t work it out'],
  ] as const)('says why %s', async (code, sentence) => {
    draw({ look: () => refusal(code) });
    await choose();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for these dates' })).toBeNull();
  });

  it('keeps the sheet open where the price has changed meanwhile', async () => {
    draw({ refuse: () => refusal('price_changed') });
    await choose();
    await press('Ask for these dates');
    await waitFor(() =>
      expect(currentToast()?.description).toBe('Price or terms have changed just now. Look at them again.'),
    );
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('what became of a request', () => {
  const dearer = { amount: '360.00', back: '0', more: '90.00', supplementId: 'ord00000002' };

  it('is agreed: what is due is paid until then, or it is taken back', async () => {
    const sent = draw({ requests: [aRequest({ ...dearer, status: 'agreed', payBy: '2026-08-03T10:00:00.000Z' })] });
    expect(await screen.findByRole('region', { name: 'Your host has said yes' })).toBeTruthy();
    expect(screen.getByText(/^Pay €90 by .*3 Aug/)).toBeTruthy();
    const pay = screen.getByRole('link', { name: 'Pay €90' });
    expect(pay.getAttribute('href')).toContain('/checkout?type=supplement&id=ord00000002');
    expect(screen.queryByRole('button', { name: 'Change dates' })).toBeNull();
    await press('Take it back');
    await waitFor(() => expect(sent).toEqual(['/api/date-changes/chg00000001']));
  });

  it('is over once that time is up, and one may ask again', async () => {
    draw({
      language: 'es',
      requests: [aRequest({ ...dearer, status: 'agreed', payBy: '2026-08-01T09:30:00.000Z' })],
    });
    expect(await screen.findByRole('region', { name: 'No se pagó la diferencia a tiempo' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Pagar/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cambiar las fechas' })).toBeTruthy();
  });

  it('waits, and can be taken back; no second one is offered', async () => {
    const sent = draw({ requests: [aRequest({ expiresAt: '2026-08-03T10:00:00.000Z' })] });
    expect(await screen.findByRole('region', { name: 'You have asked for other dates' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change dates' })).toBeNull();
    await press('Take it back');
    await waitFor(() => expect(sent).toEqual(['/api/date-changes/chg00000001']));
  });

  it('tells what its owner answered, and lets one ask again', async () => {
    draw({ requests: [aRequest({ status: 'declined', note: 'Painters.' })] });
    expect(await screen.findByText('In their words: Painters.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change dates' })).toBeTruthy();
  });

  it('is over by the clock of whoever looks', async () => {
    draw({ requests: [aRequest({ expiresAt: '2026-08-01T09:59:00.000Z' })] });
    expect(await screen.findByText('Your host hasn’t answered in time')).toBeTruthy();
  });
});
