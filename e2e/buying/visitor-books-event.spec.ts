/** A visitor buys: the whole way from the poster to the codes, by way of a refused card; then joins what is free (issue 6). */
import { expect } from '@playwright/test';
import {
  expectTickets,
  fillCard,
  goToCheckout,
  message,
  pay,
  pressPoster,
  readyToPay,
  tongues,
  type Tongue,
} from '../pages.ts';
import { test } from '../test.ts';

for (const tongue of Object.keys(tongues) as Tongue[])
  test(`a visitor books two tickets and sees their codes (${tongue}) @phone`, async ({ page }) => {
    const words = tongues[tongue];
    await goToCheckout(page, tongue);
    await expect(page.getByText(words.testMode)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await page.getByRole('button', { name: words.more }).click();

    await test.step('a refused card says so, and another one pays once, with a double click', async () => {
      await fillCard(page, tongue, '4000 0000 0000 0002');
      await pay(page, tongue);
      await expect(message(page)).toContainText(words.refused);
      await expect(message(page)).toContainText(words.declined);
      // The message goes; the reason stays beside the form.
      await expect(page.locator('form').getByRole('alert')).toContainText(words.declined);
      await expect(page.getByLabel(words.cvc)).toHaveValue('123');
      await fillCard(page, tongue, '4242 4242 4242 4242');
      await (await readyToPay(page, tongue)).dblclick();
      await expect(message(page)).toContainText(words.paid);
      await expect(message(page)).toContainText(words.completed);
      // It stays while it is pointed at; meanwhile it lies over none of the codes.
      const slip = message(page).getByRole('dialog', { name: words.paid });
      await slip.hover();
      await expectTickets(page, tongue, 2);
      // What comes later than the codes may still move them.
      await expect(async () => {
        const said = await slip.boundingBox();
        for (const code of await page.locator('code').all()) {
          const box = await code.boundingBox();
          if (!said || !box) throw new Error('A message or a code is not there.');
          const isApart = box.y >= said.y + said.height || box.x + box.width <= said.x || box.y + box.height <= said.y;
          expect(isApart, JSON.stringify({ said, box })).toBe(true);
        }
      }).toPass();
    });
    await page.reload();
    await expectTickets(page, tongue, 2);

    await test.step('a visitor joins a free event without a card', async () => {
      await page.goto('/');
      await pressPoster(page, tongue, 'join');
      await page.waitForURL(/\/checkout\?/);
      await expect(page.getByText(words.free, { exact: true }).first()).toBeVisible();
      await expect(page.getByLabel(words.cardNumber)).toHaveCount(0);
      await page.getByRole('button', { name: words.join, exact: true }).click();
      await expect(message(page)).toContainText(words.listed);
      await expectTickets(page, tongue, 3);
    });
  });
