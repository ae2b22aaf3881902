/** What people mean: words become filters in the address, each a chip that stays away once it was taken (issue 19). */
import { expect } from '@playwright/test';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { now } from '../clock.ts';
import { bothTongues, type Tongue } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    query: 'cheap villa for 8',
    left: 'villa',
    other: 'boat',
    people: 'For 8 people. Remove',
    order: 'Order: Price, low first. Remove',
    field: /^Search events/,
  },
  es: {
    query: 'villa barata para 8',
    left: 'villa',
    other: 'barco',
    people: 'Para 8 personas. Quitar',
    order: 'Orden: Más baratos. Quitar',
    field: /^Busca eventos/,
  },
} as const satisfies Record<Tongue, object>;

for (const tongue of bothTongues) {
  const say = words[tongue];

  test(`words are read as filters, and one that is taken away stays away (${tongue}) @phone`, async ({ page }) => {
    await page.goto(`/search?query=${encodeURIComponent(say.query)}&lang=${tongue}`);
    await expect(page).toHaveURL(/query=villa&people=8&sort=price/);
    await expect(page.getByRole('combobox', { name: say.field })).toHaveValue(say.left);
    await expect(page.getByRole('link', { name: say.order })).toBeVisible();
    const chip = page.getByRole('link', { name: say.people });
    await chip.press('Enter');
    await expect(page).not.toHaveURL(/people/);
    await page.reload();
    await expect(page).toHaveURL(/query=villa/);
    await expect(chip).toBeHidden();
    const order = page.getByRole('link', { name: say.order });
    await expect(order).toBeVisible();

    await test.step('pressed away it stays so on the way back from a listing, and beside another word', async () => {
      await order.click();
      await expect(page).not.toHaveURL(/sort/);
      await page.locator('[data-found] h3 a').first().click();
      await expect(page).toHaveURL(/\/rentals\//);
      await page.goBack();
      await expect(page).toHaveURL(/\/search\?.*query=villa/);
      await expect(page.locator('[data-found]').first()).toBeVisible();
      await expect(page).not.toHaveURL(/people|sort/);
      const field = page.getByRole('combobox', { name: say.field });
      await field.fill(say.other);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`query=${say.other}`));
      await expect(page.locator('[data-found]').first()).toBeVisible();
      await expect(page).not.toHaveURL(/people|sort/);
      await expect(order).toBeHidden();
      await expect(chip).toBeHidden();
    });
  });
}

test('without a script too', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/search?query=open+now&lang=en');
  await expect(page).toHaveURL(/\/search\?open=now/);
  await expect(page.getByRole('link', { name: 'Open now. Remove' })).toBeVisible();
  await test.step('of work the hours that somebody can’t do are a chip as well', async () => {
    await page.goto('/search?query=trabajo+de+tarde+sin+noches&lang=es');
    await expect(page).toHaveURL(/shifts=afternoons%2Cevenings%2C-nights/);
    await page.getByRole('link', { name: /Tardes o Tarde-noche.*Sin noches.*Quitar/ }).click();
    await expect(page).not.toHaveURL(/shifts/);
  });
});

test('a place that is found for another day says nothing of now, drawn by the server or by the browser', async ({
  page,
}) => {
  const address = `/search?type=businesses&date=${addDays(wallClock(now()).date, 9)}&lang=en`;
  const html = await (await page.request.get(address)).text();
  expect(html).toMatch(/\/businesses\/\w+/);
  // A filter says "Open now" as well.
  expect(html).not.toMatch(/<span class="[^"]*">(?:Open now|Closed (?:now|today))</);
  await page.goto(address);
  await page.locator('form[role=search]').evaluate(async (form) => {
    while (!Object.keys(form).some((key) => key.startsWith('__react')))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const found = page.locator('[data-found]');
  await expect(found.first()).toBeVisible();
  await expect(found.getByText(/^(Open now|Closed (now|today))$/)).toHaveCount(0);
});
