/** A guest whose flight moved asks for other dates, and the owner gives them (decision 0181). */
import { expect } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aBusiness, aSoldRental, openWorkspace } from '../business.ts';
import { mailsTo } from '../mails.ts';
import { bothTongues, message } from '../pages.ts';
import { dayOf } from '../rentals.ts';
import { test } from '../test.ts';

const words = {
  en: {
    change: 'Change dates',
    sheet: 'Other dates',
    back: '€100 back to you, the way you paid',
    ask: 'Ask for these dates',
    asked: 'Your host has been asked',
    waiting: 'You have asked for other dates',
    requests: 'Guests who ask for other dates',
    accept: 'Accept',
    line: 'A line for the guest (optional)',
    yes: 'Yes, new dates',
    done: 'The booking has its new dates',
    settled: 'Your new dates are settled',
    subject: (title: string) => `New dates: ${title}`,
  },
  es: {
    change: 'Cambiar las fechas',
    sheet: 'Otras fechas',
    back: /^Se te devuelven 100\s€, por donde pagaste$/,
    ask: 'Pedir estas fechas',
    asked: 'Petición enviada',
    waiting: 'Has pedido otras fechas',
    requests: 'Clientes que piden otras fechas',
    accept: 'Aceptar',
    line: 'Unas palabras para el cliente (opcional)',
    yes: 'Sí, nuevas fechas',
    done: 'La reserva tiene nuevas fechas',
    settled: 'Tus nuevas fechas están confirmadas',
    subject: (title: string) => `Nuevas fechas: ${title}`,
  },
} as const;

for (const tongue of bothTongues)
  test(`a guest asks for other dates, and the owner gives them (${tongue}) @phone`, async ({
    page: owner,
    visitor,
  }) => {
    const say = words[tongue];
    await aBusiness(owner, tongue);
    // From 1 to 3 July.
    const { title, order, guest, member } = await aSoldRental(owner, visitor, tongue);

    await guest.goto('/user-dashboard');
    const booking = guest.getByRole('article', { name: title });
    await booking.getByRole('button', { name: say.change }).click();
    const sheet = guest.locator('.desk-sheet');
    await expect(sheet.getByRole('heading', { name: say.sheet })).toBeVisible();
    for (const day of ['2026-07-02', '2026-07-03']) await dayOf(guest, day).click();
    await expect(sheet.getByText(say.back)).toBeVisible();
    await expectAccessible(guest, `choosing other dates in ${tongue}`);
    await sheet.getByRole('button', { name: say.ask }).click();
    await expect(message(guest)).toContainText(say.asked);
    await expect(booking.getByRole('region', { name: say.waiting })).toBeVisible();

    await openWorkspace(owner, tongue, 'tab=bookings');
    const requests = owner.getByRole('region', { name: say.requests });
    await expect(requests).toBeVisible();
    await expectAccessible(owner, `a request for other dates in ${tongue}`);
    await requests.getByRole('button', { name: say.accept }).click();
    const question = owner.getByRole('alertdialog');
    await question.getByLabel(say.line).fill('Hasta el jueves.');
    await question.getByRole('button', { name: say.yes }).click();
    await expect(message(owner)).toContainText(say.done);
    await expect(requests).toBeHidden();

    const letter = async () =>
      (await mailsTo(member.email)).find(({ subject }) => subject === say.subject(title))?.text;
    await expect.poll(letter, { timeout: 30_000, intervals: [300] }).toContain('Hasta el jueves.');
    await guest.reload();
    await expect(booking.getByRole('region', { name: say.settled })).toContainText('Hasta el jueves.');
    await expectAccessible(guest, `a booking with other dates in ${tongue}`);
    const moved = await (await guest.request.get(`/api/orders/${order}`)).json();
    expect(moved).toMatchObject({ date: '2026-07-02', units: 1, refunded: '100.00', price: '100.00' });
  });
