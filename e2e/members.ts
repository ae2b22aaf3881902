/** Somebody with an account, and what they bought, without the way there: journeys that begin on the dashboard. */
import { expect, type Page } from '@playwright/test';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { deskOf } from './desk.ts';
import { house } from './house.ts';
import { isSomebody } from './signed-in.ts';
import type { Tongue } from './pages.ts';
import { now } from './clock.ts';
import { newDigits } from './suffix.ts';

export const secret = 'una-clave-larga-9';
export type Somebody = { readonly id: string; readonly phone: string; readonly email: string };

/** Opens an account and is signed in with it. */
export async function aMember(page: Page, tongue: Tongue): Promise<Somebody> {
  const digits = newDigits();
  const [phone, email] = [`+346${digits}`, `marta${digits}@correo.example`];
  const reply = await page.request.post(`/api/auth/signup?lang=${tongue}`, {
    data: { username: `marta${digits}`, fullName: 'Marta Ferrer', phone, email, password: secret },
  });
  expect(reply.status()).toBe(201);
  const { user } = await reply.json();
  await isSomebody(page, tongue, user);
  return { id: user.id, phone, email };
}

/** A €25 night so many days from today under a policy, made by the admin. */
export async function aNight(
  days: number,
  cancellation: string,
  time = '23:30',
  at = house,
  capacity = 20,
  title = { en: 'A night to cancel', es: 'Una noche para cancelar' },
): Promise<string> {
  const desk = await deskOf(at);
  const made = await desk.post('/api/events', {
    data: {
      title,
      description: { en: 'For the journeys.', es: 'Para los viajes.' },
      category: 'party',
      price: '25',
      currency: 'EUR',
      location: 'Levante',
      address: 'Avenida de Alcoy 4',
      date: addDays(wallClock(now()).date, days),
      time,
      duration: { en: '4 hours', es: '4 horas' },
      organizer: 'Aftersun',
      imageUrl: null,
      featured: false,
      capacity,
      latitude: null,
      longitude: null,
      photos: [],
      status: 'published',
      cancellation,
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  return id;
}

/** Two tickets of a €25 night, paid for. Gives the order's id. */
export async function buysTwo(page: Page, { id }: Somebody, eventId: string): Promise<string> {
  const metadata = { type: 'event', itemId: eventId, userId: id, quantity: 2 };
  return buys(page, 50, metadata);
}

/** Three tickets of a €25 night, paid for. Gives the order's id. */
export async function buysThree(page: Page, { id }: Somebody, eventId: string): Promise<string> {
  const metadata = { type: 'event', itemId: eventId, userId: id, quantity: 3 };
  return buys(page, 75, metadata);
}

/** Two nights of a rental at €100, paid for. Gives the order's id. */
export async function buysNights(page: Page, { id }: Somebody, rentalId: string): Promise<string> {
  const from = addDays(wallClock(now()).date, 5);
  const metadata = { type: 'rental', itemId: rentalId, userId: id, from, units: 2, quantity: 1 };
  return buys(page, 200, metadata);
}

async function buys(page: Page, amount: number, metadata: object): Promise<string> {
  const intent = await page.request.post('/api/create-payment-intent', {
    data: { amount, currency: 'eur', metadata },
  });
  expect(intent.status(), await intent.text()).toBe(201);
  const { clientSecret, orderId } = await intent.json();
  const card = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };
  await page.request.post('/api/payments/sandbox/confirm', { data: { clientSecret, ...card } });
  const statusOf = async () => (await (await page.request.get(`/api/orders/${orderId}`)).json()).status;
  await expect.poll(statusOf, { timeout: 60_000, intervals: [100] }).toBe('confirmed');
  return orderId;
}
