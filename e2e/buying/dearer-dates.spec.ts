/** A guest who stays a night longer pays what that costs more, once the owner has agreed (decision 0197). */
import { expect } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aBusiness, aSoldRental, openWorkspace } from '../business.ts';
import { mailsTo } from '../mails.ts';
import { bothTongues, fillCard, message, pay } from '../pages.ts';
import { dayOf } from '../rentals.ts';
import { test } from '../test.ts';

const words = {
  en: {
    change: 'Change dates',
    facts: ['In all€300', 'Paid so far€200', 'Still to pay€100'],
    ask: 'Ask for these dates',
    asked: 'Your host has been asked',
    requests: 'Guests who ask for other dates',
    pays: '€100 more, paid by the guest',
    accept: 'Accept',
    yes: 'Yes, new dates',
    kept: 'The new days are kept for the guest',
    waits: /^You said yes\. The guest has until/,
    agreed: 'Your host has said yes',
    pay: 'Pay €100',
    until: /^Kept for you until /,
    settled: 'Your new dates are settled',
    subject: (title: string) => `Yes to your new dates, once you pay the rest: ${title}`,
    done: (title: string) => `New dates: ${title}`,
  },
  es: {
    change: 'Cambiar las fechas',
    facts: [/^En total300\s€$/, /^Pagado hasta ahora200\s€$/, /^Queda por pagar100\s€$/],
    ask: 'Pedir estas fechas',
    asked: 'Petición enviada',
    requests: 'Clientes que piden otras fechas',
    pays: /^El cliente paga 100\s€ más$/,
    accept: 'Aceptar',
    yes: 'Sí, nuevas fechas',
    kept: 'Los días nuevos quedan guardados',
    waits: /^Has dicho que sí\. El cliente puede pagar hasta/,
    agreed: 'Te han dicho que sí',
    pay: /^Pagar 100\s€$/,
    until: /^Guardado para ti hasta /,
    settled: 'Tus nuevas fechas están confirmadas',
    subject: (title: string) => `Sí a tus nuevas fechas, cuando pagues el resto: ${title}`,
    done: (title: string) => `Nuevas fechas: ${title}`,
  },
} as const;

for (const tongue of bothTongues)
  test(`a guest stays a night longer, and pays for it once the owner has agreed (${tongue}) @phone`, async ({
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
    for (const day of ['2026-07-01', '2026-07-04']) await dayOf(guest, day).click();
    const facts = sheet.locator('dl > div');
    for (const fact of say.facts) await expect(facts.filter({ hasText: fact })).toBeVisible();
    await expectAccessible(guest, `dearer dates in ${tongue}`);
    await sheet.getByRole('button', { name: say.ask }).click();
    await expect(message(guest)).toContainText(say.asked);

    await openWorkspace(owner, tongue, 'tab=bookings');
    const requests = owner.getByRole('region', { name: say.requests });
    await expect(requests.getByText(say.pays)).toBeVisible();
    await requests.getByRole('button', { name: say.accept }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: say.yes }).click();
    await expect(message(owner)).toContainText(say.kept);
    await expect(requests.getByText(say.waits)).toBeVisible();
    await expect(requests.getByRole('button', { name: say.accept })).toBeHidden();
    await expectAccessible(owner, `dearer dates that wait for their payment in ${tongue}`);

    const letters = async () => (await mailsTo(member.email)).map(({ subject }) => subject);
    await expect.poll(letters, { timeout: 30_000, intervals: [300] }).toContain(say.subject(title));
    await guest.reload();
    await expect(booking.getByRole('region', { name: say.agreed })).toBeVisible();
    await expectAccessible(guest, `a booking whose dearer dates are agreed in ${tongue}`);
    await booking.getByRole('link', { name: say.pay }).click();
    await expect(guest.getByText(say.until)).toBeVisible();
    await expectAccessible(guest, `paying for dearer dates in ${tongue}`);
    await fillCard(guest, tongue, '4242424242424242');
    await pay(guest, tongue);
    await expect(message(guest)).toContainText(say.settled);
    await expect(booking.getByRole('region', { name: say.settled })).toBeVisible();
    await expect.poll(letters, { timeout: 30_000, intervals: [300] }).toContain(say.done(title));
    const longer = await (await guest.request.get(`/api/orders/${order}`)).json();
    expect(longer).toMatchObject({ date: '2026-07-01', until: { date: '2026-07-04' }, units: 3, amount: '300.00' });
  });
