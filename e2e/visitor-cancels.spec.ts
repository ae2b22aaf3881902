/** A buyer gives a booking back and sees the exact refund first (issue 6, Cancellation). */
import { expect, type Page } from '@playwright/test';
import { wallClock } from '#market/town/dates.ts';
import { expectAccessible } from './axe.ts';
import { secondDesk } from './desk.ts';
import { aMember, aNight, buysNights, buysTwo } from './members.ts';
import { message, type Tongue } from './pages.ts';
import { aRental, dayOf } from './rentals.ts';
import { test } from './test.ts';
import { now } from './clock.ts';

const words = {
  en: {
    cancel: 'Cancel booking',
    title: 'Cancel this booking?',
    all: 'Cancel and get €50 back',
    half: 'Cancel and get €25 back',
    none: 'Cancel for nothing back',
    keep: 'Keep it',
    done: 'Booking cancelled',
    back: '€50 is on its way back to you.',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    note: '€25 of €50 went back to you.',
    nights: 'Cancel and get €200 back',
    callOff: 'Call it off',
    calledOff: 'Event called off',
    allBack: '€50 went back to you.',
    changed: /^The amount has changed meanwhile/,
  },
  es: {
    cancel: 'Cancelar reserva',
    title: '¿Cancelar esta reserva?',
    all: /^Cancelar y recuperar .*50/,
    half: /^Cancelar y recuperar .*25/,
    none: 'Cancelar sin devolución',
    keep: 'La mantengo',
    done: 'Reserva cancelada',
    back: /50.* van de camino a ti/,
    refunded: 'Reembolsada',
    cancelled: 'Cancelada',
    note: /^Te devolvimos .*25.* de .*50/,
    nights: /^Cancelar y recuperar .*200/,
    callOff: 'Cancelar el evento',
    calledOff: 'Evento cancelado',
    allBack: /^Te devolvimos .*50/,
    changed: /^El importe ha cambiado mientras tanto/,
  },
} as const;

/** That money is back is said once the provider confirmed it: the house asks it in the background. */
const isBack = { timeout: 20_000 };

/** A dashboard with one paid booking on it. */
async function withBooking(page: Page, tongue: Tongue, days: number, policy: string, time?: string) {
  const somebody = await aMember(page, tongue);
  const orderId = await buysTwo(page, somebody, await aNight(days, policy, time));
  await page.goto('/user-dashboard');
  const card = page.getByRole('article').filter({ has: page.locator(`#booking-${orderId}`) });
  await expect(card).toBeVisible();
  return { card, orderId };
}

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`early enough for all of it (${tongue}) @phone`, async ({ page }) => {
    const { card } = await withBooking(page, tongue, 30, 'moderate');
    await card.getByRole('button', { name: say.cancel }).click();
    const sheet = page.getByRole('dialog', { name: say.title });
    await expect(sheet.getByRole('button', { name: say.all })).toBeVisible();
    // Nothing happens to who only looks.
    await sheet.getByRole('button', { name: say.keep }).click();
    await expect(sheet).toBeHidden();
    await card.getByRole('button', { name: say.cancel }).click();
    await sheet.getByRole('button', { name: say.all }).click();
    await expect(message(page)).toContainText(say.done);
    await expect(message(page)).toContainText(say.back);
    await expect(card.getByText(say.refunded, { exact: true })).toBeVisible(isBack);
    await expect(card.getByRole('button', { name: say.cancel })).toHaveCount(0);
  });

  test(`late enough for half of it, with the keyboard alone (${tongue})`, async ({ page }) => {
    const { card } = await withBooking(page, tongue, 3, 'moderate');
    await card.getByRole('button', { name: say.cancel }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: say.title });
    await sheet.getByRole('button', { name: say.half }).focus();
    await page.keyboard.press('Enter');
    await expect(card.getByText(say.refunded, { exact: true })).toBeVisible(isBack);
    await expect(card.getByText(say.note)).toBeVisible();
    await page.reload();
    await expect(card.getByText(say.note)).toBeVisible();
  });

  test(`too late for anything (${tongue})`, async ({ page }) => {
    // In two to three hours, whatever the town's clock says now.
    const { date, hour } = wallClock(new Date(now().getTime() + 3 * 3_600_000));
    const days = date === wallClock(now()).date ? 0 : 1;
    const { card } = await withBooking(page, tongue, days, 'moderate', `${String(hour).padStart(2, '0')}:00`);
    await card.getByRole('button', { name: say.cancel }).click();
    const sheet = page.getByRole('dialog', { name: say.title });
    await sheet.getByRole('button', { name: say.none }).click();
    await expect(card.getByText(say.cancelled, { exact: true }).first()).toBeVisible();
  });

  test(`a rental gives its dates back with it (${tongue})`, async ({ page }) => {
    const rental = await aRental({ cancellation: 'flexible' });
    const orderId = await buysNights(page, await aMember(page, tongue), rental.id);
    const { date } = await (await page.request.get(`/api/orders/${orderId}`)).json();
    await page.goto('/user-dashboard');
    const card = page.getByRole('article', { name: rental.title[tongue] });
    await card.getByRole('button', { name: say.cancel }).click();
    await page.getByRole('dialog', { name: say.title }).getByRole('button', { name: say.nights }).click();
    await expect(card.getByText(say.refunded, { exact: true })).toBeVisible(isBack);
    await page.goto(`/rentals/${rental.id}?from=${date}`);
    await expect(page.locator('[role=grid] td[aria-disabled=false]').first()).toBeVisible();
    await expect(dayOf(page, date)).not.toHaveAttribute('aria-disabled', 'true');
    await rental.takeDown();
  });

  test(`an event that is called off gives everybody everything back (${tongue})`, async ({ page, visitor }) => {
    const somebody = await aMember(page, tongue);
    const night = await aNight(3, 'final');
    await buysTwo(page, somebody, night);
    const friend = await visitor();
    await buysTwo(friend, await aMember(friend, tongue), night);

    const desk = await secondDesk(visitor, tongue, `tab=events&open=${night}`);
    await desk.getByRole('button', { name: say.callOff, exact: true }).click();
    const ask = desk.getByRole('alertdialog');
    await ask.getByRole('button', { name: say.callOff, exact: true }).click();
    await expect(message(desk)).toContainText(say.calledOff);
    await expect(message(desk)).toContainText('100');

    for (const buyer of [page, friend]) {
      await buyer.goto('/user-dashboard');
      await expect(buyer.getByRole('article').getByText(say.refunded, { exact: true })).toBeVisible(isBack);
      await expect(buyer.getByText(say.allBack)).toBeVisible(isBack);
    }
  });

  test(`another amount than the one shown is asked about again (${tongue})`, async ({ page }) => {
    const { card, orderId } = await withBooking(page, tongue, 3, 'moderate');
    // As if the sheet had been open since the days when all of it went back.
    const pattern = `**/api/orders/${orderId}/cancellation*`;
    await page.route(pattern, (route) => route.fulfill({ json: { refund: '50.00', percent: 100, until: null } }));
    await card.getByRole('button', { name: say.cancel }).click();
    const sheet = page.getByRole('dialog', { name: say.title });
    await expect(sheet.getByRole('button', { name: say.all })).toBeVisible();
    await page.unroute(pattern);
    await sheet.getByRole('button', { name: say.all }).click();
    await expect(sheet.getByText(say.changed)).toBeVisible();
    await sheet.getByRole('button', { name: say.half }).click();
    await expect(card.getByText(say.refunded, { exact: true })).toBeVisible(isBack);
  });

  test(`the question is for everybody (${tongue})`, async ({ page }) => {
    const { card } = await withBooking(page, tongue, 30, 'moderate');
    await card.getByRole('button', { name: say.cancel }).click();
    await expect(page.getByRole('button', { name: say.all })).toBeVisible();
    await expectAccessible(page, `cancelling a booking in ${tongue}`);
  });
}
