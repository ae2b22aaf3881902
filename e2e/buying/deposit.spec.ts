/** A host names a deposit, and it stands beside the price and in no sum: on the page, before paying, on the booking, and for the host (decision 0192). */
import { expect } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aBusiness, aDraftRentalOf, isLet, openWorkspace } from '../business.ts';
import { aMember } from '../members.ts';
import { bothTongues, fillCard, message, pay } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    deposit: /^Deposit/,
    stay: 'Your dates',
    way: /^Deposit is taken/,
    card: 'Blocked on a card',
    save: 'Save draft',
    saved: 'Rental updated successfully',
    told: '€500, not in the price',
    before: /Deposit\s*€500\s*It is blocked on your card on arrival and released at the end/,
    total: /^Total€100$/,
    book: 'Book it',
    sum: 'What it costs',
    booked: /^Deposit: €500, blocked on a card on arrival/,
    fact: '€500, blocked on a card on arrival',
  },
  es: {
    deposit: /^Fianza/,
    stay: 'Tus fechas',
    way: /^La fianza se deja/,
    card: 'Bloqueada en una tarjeta',
    save: 'Guardar borrador',
    saved: 'Alquiler actualizado correctamente',
    told: /^500\s€, aparte del precio$/,
    before: /Fianza\s*500\s€\s*Se bloquea en tu tarjeta al llegar y se libera al final/,
    total: /^Total100\s€$/,
    book: 'Resérvalo',
    sum: 'Lo que cuesta',
    booked: /^Fianza: 500\s€, bloqueados en una tarjeta al llegar/,
    fact: /^500\s€, bloqueados en una tarjeta al llegar$/,
  },
} as const;

for (const tongue of bothTongues)
  test(`a boat is booked with a deposit that nobody pays here (${tongue}) @phone`, async ({ page, visitor }) => {
    const say = words[tongue];
    await aBusiness(page, tongue);
    const id = await aDraftRentalOf(page, {
      title: { en: 'Launch', es: 'Lancha' },
      description: { en: 'Six metres.', es: 'Seis metros.' },
      category: 'boat',
      priceUnit: 'day',
      location: 'Harbour',
    });
    await openWorkspace(page, tongue, `tab=listings&view=rentals&open=${id}`);
    const form = page.getByRole('dialog');
    await form.getByLabel(say.deposit).first().fill('500');
    await form.getByLabel(say.way).selectOption({ label: say.card });
    await expectAccessible(page, `a deposit in the form in ${tongue}`);
    await form.getByRole('button', { name: say.save, exact: true }).click();
    await expect(message(page)).toContainText(say.saved);
    await isLet(page, id);

    const guest = await visitor();
    await aMember(guest, tongue);
    await guest.goto(`/rentals/${id}?from=2026-07-30&units=1`);
    await expect(guest.getByRole('complementary').getByText(say.told)).toBeVisible();
    await expectAccessible(guest, `a boat with a deposit in ${tongue}`);
    await guest.getByRole('complementary').getByRole('link', { name: say.book }).click();
    const receipt = guest.getByRole('article', { name: say.stay, exact: true });
    await expect(receipt).toContainText(say.before);
    await expect(receipt.getByLabel(say.sum).locator('> div').last()).toHaveText(say.total);
    await fillCard(guest, tongue, '4242424242424242');
    await pay(guest, tongue);
    await guest.waitForURL(/\/user-dashboard\?payment=success/);
    await expect(guest.getByText(say.booked)).toBeVisible();

    const [booking] = await (await page.request.get('/api/workspace/bookings')).json();
    expect(booking).toMatchObject({ amount: '100.00', deposit: '500.00' });
    await openWorkspace(page, tongue, `tab=bookings&open=${booking.id}`);
    await expect(page.getByRole('dialog').getByText(say.fact)).toBeVisible();
  });
