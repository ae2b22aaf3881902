/** A buyer gives a booking back and sees the exact refund first (issue 6, Cancellation). */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { aMember, aNight, buysTwo } from './members.ts';
import { message, type Tongue } from './pages.ts';
import { test } from './test.ts';

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
    changed: /^El importe ha cambiado mientras tanto/,
  },
} as const;

/** A dashboard with one paid booking on it. */
async function withBooking(page: Page, tongue: Tongue, days: number, policy: string, time?: string) {
  await page.goto(`/?lang=${tongue}`);
  const somebody = await aMember(page, tongue);
  const orderId = await buysTwo(page, somebody, await aNight(page, days, policy, time));
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
    await expect(card.getByText(say.refunded, { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: say.cancel })).toHaveCount(0);
  });

  test(`late enough for half of it, with the keyboard alone (${tongue})`, async ({ page }) => {
    const { card } = await withBooking(page, tongue, 3, 'moderate');
    await card.getByRole('button', { name: say.cancel }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: say.title });
    await sheet.getByRole('button', { name: say.half }).focus();
    await page.keyboard.press('Enter');
    await expect(card.getByText(say.refunded, { exact: true })).toBeVisible();
    await expect(card.getByText(say.note)).toBeVisible();
    await page.reload();
    await expect(card.getByText(say.note)).toBeVisible();
  });

  test(`too late for anything (${tongue})`, async ({ page }) => {
    const { card } = await withBooking(page, tongue, 1, 'moderate', '00:30');
    await card.getByRole('button', { name: say.cancel }).click();
    const sheet = page.getByRole('dialog', { name: say.title });
    await sheet.getByRole('button', { name: say.none }).click();
    await expect(card.getByText(say.cancelled, { exact: true })).toBeVisible();
  });

  test(`another amount than the one shown is asked about again (${tongue})`, async ({ page }) => {
    const { card, orderId } = await withBooking(page, tongue, 3, 'moderate');
    // As if the sheet had been open since the days when all of it went back.
    await page.route(
      `**/api/orders/${orderId}/cancellation*`,
      (route) => route.fulfill({ json: { refund: '50.00', percent: 100, until: null } }),
      { times: 1 },
    );
    await card.getByRole('button', { name: say.cancel }).click();
    const sheet = page.getByRole('dialog', { name: say.title });
    await sheet.getByRole('button', { name: say.all }).click();
    await expect(sheet.getByText(say.changed)).toBeVisible();
    await sheet.getByRole('button', { name: say.half }).click();
    await expect(card.getByText(say.refunded, { exact: true })).toBeVisible();
  });

  test(`the question is for everybody (${tongue})`, async ({ page }) => {
    const { card } = await withBooking(page, tongue, 30, 'moderate');
    await card.getByRole('button', { name: say.cancel }).click();
    await expect(page.getByRole('button', { name: say.all })).toBeVisible();
    await expectAccessible(page, `cancelling a booking in ${tongue}`);
  });
}
