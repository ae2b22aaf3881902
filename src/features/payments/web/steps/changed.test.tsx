/** What changes while somebody buys it is shown, before and now, and bought when they go on (decision 0140). */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import type { Event } from '#features/events/contract.ts';
import { aShownEvent } from '#features/events/testing.ts';
import { aHeldBooking } from '#features/orders/testing.ts';
import type { Rental, RentalDetail } from '#features/rentals/contract.ts';
import { aToldRental } from '#features/rentals/testing.ts';
import type { ProblemCode } from '#kit/shared/problem.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import { EventCheckout } from '../events/event-checkout.tsx';
import { RentalCheckout } from '../stays/rental-checkout.tsx';
import { anIntent, regularOnly } from '../testing.ts';

type Facts = Readonly<Record<string, unknown>>;
type Asked = { readonly amount?: number; readonly quantity: number; readonly shown: Facts };

const event = aShownEvent({ date: '2026-08-29', time: '22:30', price: '25.00', location: 'Azotea' });
const rental = aToldRental({ price: '640.00', priceUnit: 'week', fromTime: '16:00', toTime: '11:00' });

/** The network's edge: who asks for it the first time is too late for how it was, and refused as the server does. */
function serve<Item extends Event | Rental>(
  first: Item,
  over: Partial<Item>,
  codeOf: (item: Item, asked: Asked) => ProblemCode | undefined,
) {
  let item = first;
  const asked: Asked[] = [];
  const answer = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    if (path.endsWith('/ticket-types')) return Response.json(regularOnly);
    if (request.method === 'GET') return path.endsWith(item.id) ? Response.json(item) : refusal('not_found');
    const { metadata, ...body } = (await request.json()) as Asked & { readonly metadata?: Asked };
    const wish: Asked = { ...body, ...metadata };
    asked.push(wish);
    item = { ...first, ...over };
    const code = codeOf(item, wish);
    if (code) return refusal(code);
    if (path === '/api/orders') return Response.json({ ...aHeldBooking(), status: 'confirmed' });
    return Response.json(anIntent({ clientSecret: `secret-${asked.length}` }));
  };
  vi.stubGlobal('fetch', answer);
  return { answer, asked };
}

const eventCode = ({ date, location, cancellation, price }: Event, { shown, amount, quantity }: Asked) => {
  if (shown['date'] !== date || shown['location'] !== location) return 'event_moved';
  if (price !== '0' && shown['cancellation'] !== cancellation) return 'terms_changed';
  return amount === undefined || amount === Number(price) * quantity ? undefined : 'price_changed';
};
const rentalCode = ({ priceUnit, cancellation, price }: Rental, { shown, amount }: Asked) => {
  if (shown['unit'] !== priceUnit || shown['cancellation'] !== cancellation) return 'terms_changed';
  return amount === Number(price) ? undefined : 'price_changed';
};

const en = {
  heading: 'This has just changed',
  on: 'Go on with this',
  deposit: [/^Deposit, each$/, /^none$/, /^€500, in cash on arrival$/],
  join: 'Join Party',
  pay: /^Pay €/,
  stay: [
    ['Price', /^€640 per week$/, /^€640 per night$/],
    ['When', /^1 Sept 2026, 16:00 – 8 Sept 2026, 11:00$/, /^1 Sept 2026, 16:00 – 2 Sept 2026, 11:00$/],
    ['If plans change', /5 days or more.*get everything back/, /nothing comes back/],
  ],
} as const;
const es = {
  heading: 'Esto acaba de cambiar',
  on: 'Seguir así',
  deposit: [/^Fianza, por cada uno$/, /^ninguna$/, /^500\s€, en efectivo al llegar$/],
  join: 'Apúntate',
  pay: /^Pagar \d/,
  stay: [
    ['Precio', /^640\s€ por semana$/, /^640\s€ por noche$/],
    ['Cuándo', /^1 sept 2026, 16:00 – 8 sept 2026, 11:00$/, /^1 sept 2026, 16:00 – 2 sept 2026, 11:00$/],
    ['Si cambian los planes', /5 días.*te devolvemos todo/, /no se devuelve nada/],
  ],
} as const;
const says = { en, es } as const;

/** What it was and what it is, of all that changed. */
const told = () =>
  [...document.querySelectorAll('[role="alert"] dl > div')].map((one) =>
    [...one.children].map(({ lastElementChild, textContent }) => lastElementChild?.textContent ?? textContent),
  );
const calm = async (heading: string) => {
  await waitFor(() => expect(document.activeElement?.textContent).toBe(heading));
  expect(currentToast()).toBeUndefined();
};

describe.each(['en', 'es'] as const)('in %s', (language) => {
  const say = says[language];

  test.each([
    [
      'another date',
      { date: '2026-09-05' },
      {
        en: ['When', /29 August 2026/, /5 September 2026/],
        es: ['Cuándo', /29 de agosto de 2026/, /5 de septiembre de 2026/],
      },
    ],
    ['another place', { location: 'Sala 9' }, { en: ['Where', /Azotea/, /Sala 9/], es: ['Dónde', /Azotea/, /Sala 9/] }],
    [
      'another price',
      { price: '30.00' },
      { en: ['Price per ticket', /€25/, /€30/], es: ['Precio por entrada', /25/, /30/] },
    ],
    [
      'another policy',
      { cancellation: 'strict' },
      {
        en: ['If plans change', /24 hours or more.*get everything back/, /7 days or more.*get half back/],
        es: ['Si cambian los planes', /24 horas.*te devolvemos todo/, /7 días.*te devolvemos la mitad/],
      },
    ],
  ] as const)('an event with %s is bought when its buyer has seen that', async (_, over, { [language]: words }) => {
    const server = serve(event, over, eventCode);
    renderPage(
      <EventCheckout id={event.id} userId="usr00000001" onQuantity={vi.fn()} onDone={vi.fn()} onSignedOut={vi.fn()} />,
      {
        language,
        api: server.answer,
      },
    );
    expect(await screen.findByRole('heading', { name: say.heading })).toBeTruthy();
    await calm(say.heading);
    const [label, before, now] = words;
    expect(told()).toEqual([[label, expect.stringMatching(before), expect.stringMatching(now)]]);
    expect(server.asked).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: say.on }));
    await screen.findByRole('button', { name: say.pay });
    await waitFor(() => expect(server.asked).toHaveLength(2));
    const { price, date, location, cancellation } = { ...event, ...over };
    expect(server.asked[1]).toMatchObject({ amount: Number(price), shown: { date, location, cancellation } });
    expect(screen.queryByText(say.heading)).toBeNull();
  });

  test('a week that is a night by now, and gives nothing back, is booked when its guest has seen that', async () => {
    const server = serve(rental, { priceUnit: 'night', cancellation: 'final' }, rentalCode);
    const draft = { from: '2026-09-01', units: 1, quantity: 1 };
    const [part, heard] = [() => null, { onStay: vi.fn(), onDone: vi.fn(), onSignedOut: vi.fn() }];
    const stay = { id: rental.id, draft, userId: 'usr00000001', receipt: part, picker: part };
    renderPage(<RentalCheckout {...stay} {...heard} />, { language, api: server.answer });
    await screen.findByRole('heading', { name: say.heading });
    await calm(say.heading);
    expect(told()).toEqual(
      say.stay.map(([label, ...words]) => [label, ...words.map((one) => expect.stringMatching(one))]),
    );
    fireEvent.click(screen.getByRole('button', { name: say.on }));
    await screen.findByRole('button', { name: say.pay });
    await waitFor(() => expect(server.asked).toHaveLength(2));
    expect(server.asked.map(({ shown }) => [shown['unit'], shown['endsAt'], shown['cancellation']])).toEqual([
      ['week', '2026-09-08T09:00:00.000Z', 'moderate'],
      ['night', '2026-09-02T09:00:00.000Z', 'final'],
    ]);
  });

  test('a boat with a deposit by now is booked when its guest has seen that', async () => {
    const code = ({ depositWay }: RentalDetail, { shown }: Asked) =>
      shown['depositCents'] === 50_000 && shown['depositWay'] === depositWay ? undefined : 'terms_changed';
    const server = serve<RentalDetail>(rental, { deposit: '500.00', depositWay: 'cash' }, code);
    const draft = { from: '2026-09-01', units: 1, quantity: 1 };
    const [part, heard] = [() => null, { onStay: vi.fn(), onDone: vi.fn(), onSignedOut: vi.fn() }];
    const stay = { id: rental.id, draft, userId: 'usr00000001', receipt: part, picker: part };
    renderPage(<RentalCheckout {...stay} {...heard} />, { language, api: server.answer });
    await screen.findByRole('heading', { name: say.heading });
    expect(told()).toEqual([say.deposit.map((one) => expect.stringMatching(one))]);
    fireEvent.click(screen.getByRole('button', { name: say.on }));
    await screen.findByRole('button', { name: say.pay });
    await waitFor(() => expect(server.asked).toHaveLength(2));
    expect(server.asked.map(({ amount, shown }) => [amount, shown['depositCents'], shown['depositWay']])).toEqual([
      [640, 0, null],
      [640, 50_000, 'cash'],
    ]);
  });

  test('a free event is joined when its guest has seen the new date', async () => {
    // What costs nothing shows no policy, so none changes.
    const server = serve({ ...event, price: '0' }, { date: '2026-09-05', cancellation: 'final' }, eventCode);
    const onDone = vi.fn<() => void>();
    renderPage(
      <EventCheckout id={event.id} userId="usr00000001" onQuantity={vi.fn()} onDone={onDone} onSignedOut={vi.fn()} />,
      {
        language,
        api: server.answer,
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: say.join }));
    await calm(say.heading);
    expect(told()).toHaveLength(1);
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: say.on }));
    fireEvent.click(await screen.findByRole('button', { name: say.join }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(server.asked.map(({ shown }) => [shown['date'], shown['cancellation']])).toEqual([
      ['2026-08-29', undefined],
      ['2026-09-05', undefined],
    ]);
  });
});

it('says what the server says where nothing is seen to have changed', async () => {
  const server = serve(event, {}, () => 'terms_changed');
  renderPage(
    <EventCheckout id={event.id} userId="usr00000001" onQuantity={vi.fn()} onDone={vi.fn()} onSignedOut={vi.fn()} />,
    {
      api: server.answer,
    },
  );
  expect(await screen.findByText(/^Its terms have just changed/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(told()).toEqual([]);
});
