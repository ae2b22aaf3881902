/** A buyer gives a booking back and sees the exact refund first (issue 6, Cancellation). */
import { expect } from '@playwright/test';
import { wallClock } from '#market/town/dates.ts';
import { hoursAfter } from '#kit/shared/durations.ts';
import { expectAccessible } from '../axe.ts';
import { secondDesk } from '../desk.ts';
import { aMember, aNight, buysNights, buysTwo } from '../members.ts';
import { message } from '../pages.ts';
import { aRental, dayOf } from '../rentals.ts';
import { test } from '../test.ts';
import { now } from '../clock.ts';

const words = {
  en: {
    later: 'Later (1)',
    cancel: 'Cancel booking',
    title: 'Cancel this booking?',
    every: 'All of them',
    all: 'Cancel and get €50 back',
    half: 'Cancel and get €25 back',
    none: 'Cancel without a refund',
    keep: 'Keep it',
    done: 'Booking cancelled',
    back: '€50 is on its way back to you.',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    note: '€25 of €50 went back to you.',
    nights: 'Cancel and get €200 back',
    callOff: 'Call it off',
    calledOff: 'Event called off',
    ended: /2 bookings ended, €100 goes? back\./,
    off: 'Called off',
    allBack: '€50 went back to you.',
    changed: /^The amount has changed in the meantime/,
  },
  es: {
    later: 'Más adelante (1)',
    cancel: 'Cancelar reserva',
    title: '¿Cancelar esta reserva?',
    every: 'Todas',
    all: /^Cancelar y recuperar .*50/,
    half: /^Cancelar y recuperar .*25/,
    none: 'Cancelar sin reembolso',
    keep: 'La mantengo',
    done: 'Reserva cancelada',
    back: /50.* van de camino a ti/,
    refunded: 'Reembolsada',
    cancelled: 'Cancelada',
    note: /^Te devolvimos .*25.* de .*50/,
    nights: /^Cancelar y recuperar .*200/,
    callOff: 'Cancelar el evento',
    calledOff: 'Evento cancelado',
    ended: /Terminan 2 reservas, se devuelven 100\s€\./,
    off: 'Cancelado',
    allBack: /^Te devolvimos .*50/,
    changed: /^El importe ha cambiado mientras tanto/,
  },
} as const;

/** That money is back is said once the provider confirmed it: the house asks it in the background. */
const isBack = { timeout: 20_000 };

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`bookings are given back for what was promised (${tongue}) @phone`, async ({ page }) => {
    test.slow();
    const somebody = await aMember(page, tongue);
    const buys = async (days: number, time?: string) => buysTwo(page, somebody, await aNight(days, 'moderate', time));
    // In two to three hours, whatever the town's clock says now.
    const { date: today, hour } = wallClock(hoursAfter(now(), 3));
    const soon = [today === wallClock(now()).date ? 0 : 1, `${String(hour).padStart(2, '0')}:00`] as const;
    const rental = await aRental({ cancellation: 'flexible' });
    const [early, late, changed, tooLate] = [await buys(30), await buys(3), await buys(3), await buys(...soon)];
    const nights = await buysNights(page, somebody, rental.id);
    const { date } = await (await page.request.get(`/api/orders/${nights}`)).json();
    await page.goto('/user-dashboard');
    // Five lie ahead, of which four stand open.
    await page.getByText(say.later).click();
    const cardOf = (order: string) => page.getByRole('article').filter({ has: page.locator(`#booking-${order}`) });
    const sheet = page.getByRole('dialog', { name: say.title });
    const every = sheet.getByRole('checkbox', { name: say.every });

    await test.step('early enough for all of it', async () => {
      const card = cardOf(early);
      await card.getByRole('button', { name: say.cancel }).click();
      await every.check();
      await expect(sheet.getByRole('button', { name: say.all })).toBeVisible();
      await expectAccessible(page, `cancelling a booking in ${tongue}`);
      // Nothing happens to whoever only looks.
      await sheet.getByRole('button', { name: say.keep }).click();
      await expect(sheet).toBeHidden();
      await card.getByRole('button', { name: say.cancel }).click();
      await every.check();
      await sheet.getByRole('button', { name: say.all }).click();
      await expect(message(page)).toContainText(say.done);
      await expect(message(page)).toContainText(say.back);
      await expect(card.getByText(say.refunded, { exact: true })).toBeVisible(isBack);
      await expect(card.getByRole('button', { name: say.cancel })).toHaveCount(0);
    });

    await test.step('another amount than the one shown is asked about again', async () => {
      const card = cardOf(changed);
      // As if the sheet had been open since the days when all of it went back.
      const pattern = `**/api/orders/${changed}/cancellation*`;
      await page.route(pattern, (route) => route.fulfill({ json: { refund: '50.00', percent: 100, until: null } }));
      await card.getByRole('button', { name: say.cancel }).click();
      await every.check();
      await expect(sheet.getByRole('button', { name: say.all })).toBeVisible();
      await page.unroute(pattern);
      await sheet.getByRole('button', { name: say.all }).click();
      await expect(sheet.getByText(say.changed)).toBeVisible();
      await sheet.getByRole('button', { name: say.half }).click();
      await expect(card.getByText(say.refunded, { exact: true })).toBeVisible(isBack);
    });

    await test.step('too late for anything', async () => {
      const card = cardOf(tooLate);
      await card.getByRole('button', { name: say.cancel }).click();
      await every.check();
      await sheet.getByRole('button', { name: say.none }).click();
      await expect(card.getByText(say.cancelled, { exact: true }).first()).toBeVisible();
    });

    await test.step('late enough for half of it, with the keyboard alone', async () => {
      const card = cardOf(late);
      await card.getByRole('button', { name: say.cancel }).press('Enter');
      // A sheet takes the focus when it opens: who was quicker would press what it stands on then.
      await expect(sheet.locator(':focus')).toHaveCount(1);
      await every.press('Space');
      await sheet.getByRole('button', { name: say.half }).press('Enter');
      await expect(card.getByText(say.refunded, { exact: true })).toBeVisible(isBack);
      await expect(card.getByText(say.note)).toBeVisible();
      await expect(card.getByRole('heading').getByRole('link')).toBeFocused();
      await page.reload();
      await page.getByText(say.later).click();
      await expect(card.getByText(say.note)).toBeVisible();
    });

    await test.step('a rental gives its dates back with it', async () => {
      const card = cardOf(nights);
      await card.getByRole('button', { name: say.cancel }).click();
      await sheet.getByRole('button', { name: say.nights }).click();
      await expect(card.getByText(say.refunded, { exact: true })).toBeVisible(isBack);
      await page.goto(`/rentals/${rental.id}?from=${date}`);
      await expect(page.locator('[role=grid] td[aria-disabled=false]').first()).toBeVisible();
      await expect(dayOf(page, date)).not.toHaveAttribute('aria-disabled', 'true');
      await rental.takeDown();
    });
  });

  test(`an event that is called off gives everybody everything back, and its tickets open no door (${tongue})`, async ({
    page,
    visitor,
  }) => {
    const somebody = await aMember(page, tongue);
    const night = await aNight(3, 'final');
    const order = await buysTwo(page, somebody, night);
    const [ticket] = (await (await page.request.get(`/api/orders/${order}`)).json()).tickets;
    const friend = await visitor();
    await buysTwo(friend, await aMember(friend, tongue), night);

    const desk = await secondDesk(visitor, tongue, `tab=events&open=${night}`);
    await desk.getByRole('button', { name: say.callOff, exact: true }).click();
    const ask = desk.getByRole('alertdialog');
    await ask.getByRole('button', { name: say.callOff, exact: true }).click();
    await expect(message(desk)).toContainText(say.calledOff);
    await expect(message(desk)).toContainText(say.ended);

    for (const buyer of [page, friend]) {
      await buyer.goto('/user-dashboard');
      await expect(buyer.getByRole('article').getByText(say.refunded, { exact: true })).toBeVisible(isBack);
      await expect(buyer.getByText(say.allBack)).toBeVisible(isBack);
    }
    await page.goto(`/ticket/${ticket.id}`);
    await expect(page.getByText(say.off, { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0);

    const letters = `/api/mails?letter=cancelled&q=${encodeURIComponent(somebody.email)}`;
    expect(await (await desk.request.get(letters)).json()).toMatchObject([
      { letter: 'cancelled', language: tongue, recipient: somebody.email },
    ]);
    const scanned = await desk.request.post(`/api/events/${night}/check-in`, { data: { code: ticket.code } });
    expect([scanned.status(), (await scanned.json()).code]).toEqual([409, 'invalid_transition']);
    expect(await (await desk.request.get(`/api/events/${night}`)).json()).toMatchObject({ calledOff: true });
  });
}
