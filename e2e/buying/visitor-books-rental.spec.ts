/** Issue 6: a rental is booked for dates or hours, from its page to the code, and nobody else gets the same. */
import { expect } from '@playwright/test';
import { formatEuro } from '#kit/shared/money.ts';
import { expectAccessibleInBoth } from '../axe.ts';
import { bothTongues, fillCard, message, pay, signUp, speak, tongues, type Tongue } from '../pages.ts';
import { aRental, dayOf, newMember, nextMonth, pressDays } from '../rentals.ts';
import { test } from '../test.ts';

const words = {
  en: {
    book: 'Book it',
    goOn: 'To the payment',
    which: 'Which days?',
    other: 'Other dates',
    taken: /^Somebody else was faster/,
    confirmed: 'Confirmed',
    nights: '3 nights',
    hours: '2 hours',
    longer: 'Longer',

    giveBack: 'Let it go',
    gaveBack: 'Your dates went back',
    held: /^Your dates are held until/,
    finish: 'Finish paying',
    policy: 'If plans change',
    notForSale: 'Not bookable yet',
    unable: 'Unable to load payment details',
  },
  es: {
    book: 'Resérvalo',
    goOn: 'Ir al pago',
    which: '¿Qué días?',
    other: 'Otras fechas',
    taken: /^Alguien ha sido más rápido/,
    confirmed: 'Confirmada',
    nights: '3 noches',
    hours: '2 horas',
    longer: 'Más tiempo',

    giveBack: 'Dejarlo libre',
    gaveBack: 'Tus fechas han quedado libres',
    held: /^Guardamos tus fechas hasta/,
    finish: 'Terminar de pagar',
    policy: 'Si cambian los planes',
    notForSale: 'Aún no reservable',
    unable: 'No se han podido cargar los datos del pago',
  },
} as const;

for (const tongue of Object.keys(tongues) as Tongue[]) {
  const say = words[tongue];
  const { paid, completed } = tongues[tongue];

  test(`three nights are chosen on the page, paid, and gone for the next (${tongue}) @phone`, async ({
    page,
    visitor,
  }) => {
    const rental = await aRental();
    await page.goto(`/rentals/${rental.id}?lang=${tongue}`);
    await pressDays(page, tongue, 10, 13);
    await expect(page.getByRole('status').filter({ hasText: say.nights })).toBeVisible();
    await expect(page.getByText(formatEuro(30_000, tongue)).first()).toBeVisible();
    await page.getByRole('complementary').getByRole('link', { name: say.book }).click();
    await signUp(page, tongue);

    await page.waitForURL(/\/checkout\?type=rental&id=.+&from=.+&units=3/);
    await expect(page.getByText(say.policy)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await fillCard(page, tongue, '4242 4242 4242 4242');
    await pay(page, tongue);
    await expect(message(page)).toContainText(paid);
    await expect(message(page)).toContainText(completed);
    await page.waitForURL(/\/user-dashboard\?payment=success/);
    const booking = page.getByRole('article', { name: rental.title[tongue] });
    await expect(booking.getByText(say.confirmed)).toBeVisible();
    await expect(booking.getByText(say.nights)).toBeVisible();
    await expect(booking.locator('code')).toHaveText(/^[A-Z0-9]{8}$/);

    const next = await visitor();
    await next.goto(`/rentals/${rental.id}?lang=${tongue}`);
    await pressDays(next, tongue, 9, 10);
    for (const day of [10, 11, 12]) await expect(dayOf(next, nextMonth(day))).toHaveAttribute('aria-disabled', 'true');
    await expect(dayOf(next, nextMonth(13))).not.toHaveAttribute('aria-disabled', 'true');
    // Whoever signs in first, by the bar, comes back to the nights that they chose.
    const door = next.locator('header a[href^="/auth"]');
    await expect(door).toHaveAttribute('href', /redirect=%2Frentals%2F.+units%3D1/);
    await rental.takeDown();
  });
}

test('a boat goes out by the hour, several alike, asked for in the checkout', async ({ page }) => {
  const [english, spanish] = [words.en, words.es];
  const terms = { category: 'boat', priceUnit: 'hour', price: '20', quantity: 3, fromTime: '10:00', toTime: '14:00' };
  const rental = await aRental(terms);
  await newMember(page, 'en');
  await page.goto(`/checkout?type=rental&id=${rental.id}&lang=en`);
  await expect(page.getByRole('heading', { name: english.which })).toBeVisible();
  await expect(page.getByRole('button', { name: english.goOn })).toBeDisabled();
  await pressDays(page, 'en', 15);
  await page.getByRole('button', { name: '11:00', exact: true }).click();
  await page.getByRole('button', { name: english.longer }).click();
  await speak(page, 'es');
  await expect(page.getByRole('heading', { name: spanish.which })).toBeVisible();
  await expect(page.getByRole('button', { name: spanish.longer })).toBeVisible();
  await page.getByRole('button', { name: spanish.goOn }).click();
  await fillCard(page, 'es', '4000 0000 0000 0002');
  await pay(page, 'es');
  await expect(message(page)).toContainText(tongues.es.declined);
  await speak(page, 'en');
  await fillCard(page, 'en', '4242 4242 4242 4242');
  await pay(page, 'en');
  await page.waitForURL(/\/user-dashboard\?payment=success/);
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    const booking = page.getByRole('article', { name: rental.title[tongue] });
    await expect(booking.getByText(words[tongue].hours)).toBeVisible();
    await expect(booking.getByText(/11:00–13:00/)).toBeVisible();
  }
  await rental.takeDown();
});

test('who comes second is shown what is left, and Back keeps what was chosen', async ({ page, visitor }) => {
  const [english, spanish] = [words.en, words.es];
  const rental = await aRental();
  await newMember(page, 'en');
  await page.goto(`/rentals/${rental.id}?lang=en`);
  await pressDays(page, 'en', 10, 13);

  // Somebody else is at the checkout with the same nights meanwhile.
  const other = await visitor();
  await newMember(other, 'es');
  await other.goto(`/checkout?type=rental&id=${rental.id}&from=${nextMonth(12)}&units=2&lang=es`);
  await expect(other.getByRole('timer')).toBeVisible();

  await page.getByRole('complementary').getByRole('link', { name: english.book }).click();
  await expect(page.getByText(english.taken)).toBeVisible();
  await expect(page.getByRole('heading', { name: english.which })).toBeFocused();
  await speak(page, 'es');
  await expect(page.getByText(spanish.taken)).toBeVisible();
  await expect(dayOf(page, nextMonth(12))).toHaveAttribute('aria-disabled', 'true');
  await dayOf(page, nextMonth(20)).click();
  await dayOf(page, nextMonth(21)).click();
  await page.getByRole('button', { name: spanish.goOn }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`from=${nextMonth(20)}&units=1`));

  // One's own hold is in nobody's way but others'.
  await speak(page, 'en');
  await page.getByRole('button', { name: english.other }).click();
  await expect(dayOf(page, nextMonth(20))).not.toHaveAttribute('aria-disabled', 'true');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/rentals/${rental.id}\\?.*from=${nextMonth(10)}&units=3`));

  // The hold is let go among the bookings, and is free to the other one at once.
  await page.goto('/user-dashboard');
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    await expect(page.getByRole('heading', { name: tongues[tongue].bookings })).toBeVisible();
    await expect(page.getByText(words[tongue].held)).toBeVisible();
    const finish = page.getByRole('link', { name: words[tongue].finish });
    await expect(finish).toHaveAttribute('href', /from=.+&units=1/);
  }
  await page.getByRole('button', { name: spanish.giveBack }).click();
  await expect(message(page)).toContainText(spanish.gaveBack);
  await other.goto(`/checkout?type=rental&id=${rental.id}&from=${nextMonth(20)}&units=1`);
  await expect(other.getByRole('timer')).toBeVisible();
  await rental.takeDown();
});

test('what has no price is not booked, and the checkout says so', async ({ page }) => {
  const rental = await aRental({ price: '0' });
  await newMember(page, 'en');
  await page.goto(`/rentals/${rental.id}`);
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    const button = page.getByRole('complementary').getByRole('button', { name: words[tongue].notForSale });
    await expect(button).toBeDisabled();
    await expect(page.getByRole('grid')).toHaveCount(0);
  }
  await page.goto(`/checkout?type=rental&id=${rental.id}`);
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    await expect(page.getByRole('heading', { name: words[tongue].unable })).toBeVisible();
  }
  await rental.takeDown();
});

test('axe finds nothing while a stay is chosen and paid', async ({ page }) => {
  test.slow();
  const rental = await aRental({ quantity: 2 });
  await newMember(page, 'en');
  await page.goto(`/rentals/${rental.id}?lang=en`);
  await pressDays(page, 'en', 10, 13);
  await expectAccessibleInBoth(page, 'a rental with a stay');
  await page.goto(`/checkout?type=rental&id=${rental.id}&lang=en`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await pressDays(page, 'en', 10, 12);
  await expectAccessibleInBoth(page, 'the checkout’s dates');
  await page.getByRole('button', { name: words.es.goOn }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessibleInBoth(page, 'the checkout of a rental');
  await rental.takeDown();
});
