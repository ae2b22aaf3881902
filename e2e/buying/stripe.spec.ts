/** Paying by Stripe (issue 6): the whole way through a house with its keys; Stripe itself is stood in for (stripe.ts). */
import { expect, type Page } from '@playwright/test';
import { messages } from '#features/payments/messages.ts';
import { messages as planWords } from '#features/payments/plan-messages.ts';
import { aBusiness } from '../business.ts';
import { aMember, aNight } from '../members.ts';
import { bothTongues, expectTickets, message, pay, speak, tongues, type Tongue } from '../pages.ts';
import { cardField, declined, serveStripe, tellStripe } from '../stripe.ts';
import { stripeHouse } from '../house.ts';
import { test } from '../test.ts';

// What is told to Stripe is told for everybody: one after the other.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: stripeHouse });
test.afterEach(async () => {
  await tellStripe('back');
  await tellStripe('release');
});

/** A sentence of the product with its hole filled. */
const fill = (text: string, plan: string) => text.replace('{{plan}}', plan);

/** A member at the checkout of a night of their own. */
async function goToNight(page: Page, tongue: Tongue) {
  const member = await aMember(page, tongue);
  const id = await aNight(3, 'flexible', '23:30', stripeHouse);
  await page.goto(`/checkout?type=event&id=${id}`);
  return { ...member, orders: async () => (await page.request.get(`/api/users/${member.id}/orders`)).json() };
}

for (const tongue of Object.keys(tongues) as Tongue[]) {
  const [words, told] = [tongues[tongue], messages[tongue]];

  test(`a card is refused in Stripe’s words, another one pays, and the tickets wait for the notice (${tongue})`, async ({
    page,
  }) => {
    await serveStripe(page);
    const { orders } = await goToNight(page, tongue);
    const field = page.getByLabel(cardField);
    await field.fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: words.more }).click();
    await expect(page.getByRole('button', { name: words.pay })).toHaveText(/50/);
    await pay(page, tongue);
    await expect(message(page)).toContainText(words.refused);
    await expect(message(page)).toContainText(declined[tongue]);
    await expect(field).toHaveValue('4000 0000 0000 0002');

    await tellStripe('hold');
    await field.fill('4242 4242 4242 4242');
    await pay(page, tongue);
    await expect(page.getByRole('heading', { name: told.confirming })).toBeFocused();
    expect(await orders()).toMatchObject([{ status: 'pending', tickets: [] }]);
    await tellStripe('release');
    await expectTickets(page, tongue, 2);
    expect(await orders()).toMatchObject([{ status: 'confirmed', amount: '50.00' }]);
  });

  test(`a plan is bought with a card that is kept for the next months (${tongue})`, async ({ page }) => {
    await serveStripe(page);
    await aBusiness(page, tongue);
    await page.goto('/checkout?plan=premium');
    await page.getByLabel(cardField).fill('4242 4242 4242 4242');
    await pay(page, tongue);
    await expect(message(page)).toContainText(fill(planWords[tongue].welcome, 'Premium'));
  });
}

test('while Stripe is away nothing is lost, and one may try again', async ({ page }) => {
  await tellStripe('away');
  const { orders } = await goToNight(page, 'en');
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    await expect(page.getByText(messages[tongue]['reason.unavailable'])).toBeVisible();
  }
  expect(await orders()).toMatchObject([{ status: 'pending' }]);

  // The house reaches it again, the browser does not.
  await tellStripe('back');
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.getByRole('button', { name: messages.es.retry }).click();
  for (const tongue of ['es', 'en'] as const) {
    await speak(page, tongue);
    await expect(page.getByRole('heading', { name: messages[tongue].cardAway })).toBeVisible();
  }
  await expect(page.getByRole('timer')).toBeVisible();

  await page.unroute('https://js.stripe.com/**');
  await serveStripe(page);
  await page.getByRole('button', { name: messages.en.retry }).click();
  await page.getByLabel(cardField).fill('4242 4242 4242 4242');
  await pay(page, 'en');
  await expectTickets(page, 'en', 1);
  expect(await orders()).toMatchObject([{ status: 'confirmed', amount: '25.00' }]);
});
