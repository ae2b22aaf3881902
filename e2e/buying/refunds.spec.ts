/** Money that goes back in part, or because an owner can't keep a booking (issue 16; decision 0048). */
import { expect } from '@playwright/test';
import { formatEuro } from '#kit/shared/money.ts';
import { expectAccessible } from '../axe.ts';
import { aBusiness, aSoldRental, openWorkspace } from '../business.ts';
import { secondDesk } from '../desk.ts';
import { aMember, aNight, buysThree } from '../members.ts';
import { message } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    cancel: 'Cancel booking',
    open: 'Open',
    title: 'Cancel this booking?',
    ticket: (number: number) => new RegExp(`^Ticket ${number}\\b`),
    oneBack: 'Cancel and get €25 back',
    oneGone: 'Ticket cancelled',
    left: '2 of 3 tickets',
    wentBack: '€25 of €75 went back to you.',
    opensNothing: 'This ticket was cancelled and is no longer valid.',
    why: /^Why\?/,
    wantsToKnow: 'Tell your guest why.',
    giveUp: 'Cancel and refund €200',
    gaveUp: 'Booking cancelled',
    refunded: 'Refunded',
    reason: 'The reason: “The pipes broke.”',
    allBack: '€200 went back to you.',
    part: 'Give a part back',
    amount: /^Amount in euros/,
    note: /^Reason/,
    much: '12.50',
    asked: 'Refund asked for',
    onSheet: /a part, from the desk\s· done/,
    partBack: '€12.50 of €75 went back to you.',
    music: 'The reason: “No music.”',
    confirmed: 'Confirmed',
  },
  es: {
    cancel: 'Cancelar reserva',
    open: 'Abrir',
    title: '¿Cancelar esta reserva?',
    ticket: (number: number) => new RegExp(`^Entrada ${number}\\b`),
    oneBack: 'Cancelar y recuperar 25 €',
    oneGone: 'Entrada cancelada',
    left: '2 de 3 entradas',
    wentBack: 'Te devolvimos 25 € de 75 €.',
    opensNothing: 'Esta entrada se canceló y ya no es válida.',
    why: /^¿Por qué\?/,
    wantsToKnow: 'Dile a tu cliente por qué.',
    giveUp: 'Cancelar y devolver 200 €',
    gaveUp: 'Reserva cancelada',
    refunded: 'Reembolsada',
    reason: 'El motivo: «The pipes broke.»',
    allBack: 'Te devolvimos 200 €.',
    part: 'Devolver una parte',
    amount: /^Importe en euros/,
    note: /^Motivo/,
    much: '12,50',
    asked: 'Devolución pedida',
    onSheet: /una parte, desde la recepción\s· hecha/,
    partBack: 'Te devolvimos 12,50 € de 75 €.',
    music: 'El motivo: «No music.»',
    confirmed: 'Confirmada',
  },
} as const;

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`a buyer gives one of three tickets back (${tongue}) @phone`, async ({ page }) => {
    const somebody = await aMember(page, tongue);
    const orderId = await buysThree(page, somebody, await aNight(30, 'moderate'));
    await page.goto('/user-dashboard');
    const card = page.getByRole('article').filter({ has: page.locator(`#booking-${orderId}`) });
    await card.getByRole('button', { name: say.cancel }).click();
    const sheet = page.getByRole('dialog', { name: say.title });
    await sheet.getByRole('checkbox', { name: say.ticket(2) }).check();
    await expect(sheet.getByRole('button', { name: say.oneBack })).toBeVisible();
    await expectAccessible(page, `choosing tickets in ${tongue}`);
    await sheet.getByRole('button', { name: say.oneBack }).click();
    await expect(message(page)).toContainText(say.oneGone);
    await expect(card.getByText(say.left)).toBeVisible();
    await expect(card.getByText(say.confirmed, { exact: true })).toBeVisible();
    // By itself, once the provider has done it.
    await expect(card.getByText(say.wentBack)).toBeVisible({ timeout: 20_000 });
    await card.getByRole('link', { name: say.ticket(2) }).click();
    await expect(page.getByText(say.opensNothing)).toBeVisible();
  });

  test(`the desk gives a part back, an owner all of it, each with a reason (${tongue})`, async ({ page, visitor }) => {
    await aBusiness(page, tongue);
    const { guest, member } = await aSoldRental(page, visitor, tongue);
    const orderId = await buysThree(guest, member, await aNight(30, 'final'));

    await test.step('an owner cancels a stay with all the money back and a reason', async () => {
      await openWorkspace(page, tongue, 'tab=bookings');
      await page.getByRole('button', { name: say.open, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: say.cancel }).click();
      const ask = page.getByRole('alertdialog');
      await expect(ask).toContainText(formatEuro(20_000, tongue));
      await ask.getByRole('button', { name: say.giveUp }).click();
      await expect(ask.getByText(say.wantsToKnow)).toBeVisible();
      await ask.getByLabel(say.why).fill('The pipes broke.');
      await expectAccessible(page, `an owner's cancellation in ${tongue}`);
      await ask.getByRole('button', { name: say.giveUp }).click();
      await expect(message(page)).toContainText(say.gaveUp);
      await expect(page.getByRole('button', { name: say.cancel })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('article').getByText(say.refunded, { exact: true })).toBeVisible({ timeout: 20_000 });
    });

    await test.step('the desk gives a part back, and the tickets stay good', async () => {
      const desk = await secondDesk(visitor, tongue, `tab=orders&open=${orderId}`);
      const sheet = desk.getByRole('dialog');
      await sheet.getByText(say.part).first().click();
      await sheet.getByLabel(say.amount).fill(say.much);
      await sheet.getByLabel(say.note).fill('No music.');
      await expectAccessible(desk, `giving a part back in ${tongue}`);
      await sheet.getByRole('button', { name: say.part }).click();
      await desk.getByRole('alertdialog').getByRole('button', { name: say.part }).click();
      await expect(message(desk)).toContainText(say.asked);
      await expect(sheet.getByText(say.onSheet)).toBeVisible({ timeout: 20_000 });
    });

    await guest.goto('/user-dashboard');
    const stay = guest.getByRole('article').filter({ hasText: say.reason });
    await expect(stay.getByText(say.allBack)).toBeVisible({ timeout: 20_000 });
    const night = guest.getByRole('article').filter({ has: guest.locator(`#booking-${orderId}`) });
    await expect(night.getByText(say.partBack)).toBeVisible({ timeout: 20_000 });
    await expect(night.getByText(say.music)).toBeVisible();
    await expect(night.getByText(say.confirmed, { exact: true })).toBeVisible();
  });
}
