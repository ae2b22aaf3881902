/** The checkout keeps calm: clicks, tabs, Back and reload buy once, holds run out, and nobody keeps too much (issue 6). */
import { expect, type Page } from '@playwright/test';
import { aMember, aNight, type Somebody } from '../members.ts';
import { bothTongues, fillCard, speak, tongues, type Tongue } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    gone: 'Your places went back',
    again: 'Hold them again',
    unable: 'Unable to load payment details',
    tooMany: /^You are holding places for other events already/,
    toBookings: 'To my bookings',
    giveBack: 'Give back',
    backTo: /^Back to /,
    missing: 'We can’t find it',
    others: 'See what is on',
    notBooked: 'Not booked yet',
  },
  es: {
    gone: 'Tus plazas han vuelto',
    again: 'Guardarlas otra vez',
    unable: 'No se han podido cargar los datos del pago',
    tooMany: /^Ya tienes plazas guardadas para otros eventos/,
    toBookings: 'A mis reservas',
    giveBack: 'Devolver plazas',
    backTo: /^Volver a /,
    missing: 'No lo encontramos',
    others: 'Ver qué hay',
    notBooked: 'Aún sin reservar',
  },
} as const;

const checkout = (eventId: string) => `/checkout?type=event&id=${eventId}`;
const ordersOf = async (page: Page, { id }: Somebody): Promise<{ id: string; status: string }[]> =>
  (await page.request.get(`/api/users/${id}/orders`)).json();
const holds = async (page: Page, { id: userId }: Somebody, itemId: string) => {
  const data = { amount: 25, currency: 'eur', metadata: { type: 'event', itemId, userId, quantity: 1 } };
  expect((await page.request.post('/api/create-payment-intent', { data })).status()).toBe(201);
};

const timer = (page: Page) => page.getByRole('timer');
const payButton = (page: Page, tongue: Tongue) => page.getByRole('button', { name: tongues[tongue].pay });

test('two tabs, a reload, a double click and Back buy it once', async ({ page }) => {
  const tongue = 'es';
  const somebody = await aMember(page, tongue);
  const night = await aNight(30, 'moderate');
  await page.goto(`/events/${night}`);
  await page.goto(checkout(night));
  await expect(timer(page)).toBeVisible();
  await page.reload();
  await expect(timer(page)).toHaveText(/^1[45]:\d\d$/);
  const other = await page.context().newPage();
  await other.goto(checkout(night));
  await expect(timer(other)).toBeVisible();
  expect(await ordersOf(page, somebody)).toHaveLength(1);

  await fillCard(page, tongue, '4242 4242 4242 4242');
  await payButton(page, tongue).dblclick();
  await page.waitForURL(/\/user-dashboard\?payment=success/);
  await expect(page.getByRole('list', { name: tongues[tongue].tickets }).getByRole('listitem')).toHaveCount(1);
  // The other tab does not know yet that it is paid, in another language even: it is told, and charges nothing.
  await speak(other, 'en');
  await fillCard(other, 'en', '4242 4242 4242 4242');
  await payButton(other, 'en').click();
  await other.waitForURL(/\/user-dashboard\?payment=success/);
  expect(await ordersOf(page, somebody)).toMatchObject([{ status: 'confirmed' }]);

  await page.goBack();
  await page.waitForURL(new RegExp(`/events/${night}`));
  expect(await ordersOf(page, somebody)).toHaveLength(1);
});

test.describe('another quarter of an hour', () => {
  // A page's clock is not given back.
  test.use({ isFresh: true });

  test('a hold runs out while one looks at the clock, and is taken again', async ({ page }) => {
    await aMember(page, 'en');
    const night = await aNight(30, 'moderate');
    await page.clock.install();
    await page.goto(checkout(night));
    await expect(payButton(page, 'en')).not.toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward('14:10');
    await expect(timer(page)).toHaveText(/^00:\d\d$/);
    await page.clock.fastForward('01:00');
    await expect(page.getByRole('heading', { name: words.en.gone })).toBeFocused();
    await expect(payButton(page, 'en')).toBeHidden();
    await expect(page.getByRole('button', { name: words.en.again })).toBeVisible();
    // The answers may take a moment of a clock that stands.
    await page.clock.resume();
    await speak(page, 'es');
    await expect(page.getByRole('heading', { name: words.es.gone })).toBeVisible();
    await page.getByRole('button', { name: words.es.again }).click();
    await expect(timer(page)).toHaveText(/^1[45]:\d\d$/);
    await expect(payButton(page, 'es')).toBeVisible();
  });
});

test('a fourth hold is refused, and one that is given back makes way for it', async ({ page }) => {
  const somebody = await aMember(page, 'en');
  for (const days of [21, 22, 23]) await holds(page, somebody, await aNight(days, 'moderate'));
  const fourth = await aNight(24, 'moderate');
  await page.goto(checkout(fourth));
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    await expect(page.getByRole('heading', { name: words[tongue].unable })).toBeVisible();
    await expect(page.getByText(words[tongue].tooMany)).toBeVisible();
  }
  await page.getByRole('link', { name: words.es.toBookings }).click();
  for (const tongue of ['es', 'en'] as const) {
    await speak(page, tongue);
    await expect(page.getByRole('heading', { name: words[tongue].notBooked })).toBeVisible();
    await expect(page.getByRole('button', { name: words[tongue].giveBack })).toHaveCount(3);
  }
  await page.getByRole('button', { name: words.en.giveBack }).first().click();
  await expect(page.getByRole('button', { name: words.en.giveBack })).toHaveCount(2);
  await page.goto(checkout(fourth));
  await expect(timer(page)).toBeVisible();
  await expect(page.getByRole('link', { name: words.en.backTo })).toBeVisible();
  await speak(page, 'es');
  await page.getByRole('link', { name: words.es.backTo }).click();
  await page.waitForURL(new RegExp(`/events/${fourth}`));
});

test('what is unknown is said not to be here, and the page wakes without an error', async ({ page, visitor }) => {
  await aMember(page, 'en');
  const stranger = await visitor();
  for (const somebody of [page, stranger]) {
    const errors: string[] = [];
    somebody.on('pageerror', ({ message }) => errors.push(message));
    somebody.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    // Each in another language, so that both wake without an error.
    await somebody.goto(`/checkout?type=event&id=nope&lang=${somebody === stranger ? 'es' : 'en'}`);
    if (somebody === stranger) await somebody.waitForURL(/\/auth\?/);
    else {
      await expect(somebody.getByRole('heading', { name: words.en.missing })).toBeVisible();
      // A press is answered once the page is awake.
      const html = somebody.locator('html');
      const theme = (await html.getAttribute('data-theme')) ?? '';
      await somebody.locator('header button.dial').click();
      await expect(html).not.toHaveAttribute('data-theme', theme);
    }
    expect(errors).toEqual([]);
  }
  for (const tongue of ['es', 'en'] as const) {
    await speak(page, tongue);
    await expect(page.getByRole('heading', { name: words[tongue].missing })).toBeVisible();
    await expect(page.getByRole('link', { name: words[tongue].others })).toBeVisible();
  }
});
