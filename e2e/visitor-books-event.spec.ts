import { expect } from '@playwright/test';
import { expectTickets, fillCard, goToCheckout, message, pay, tongues, type Tongue } from './pages.ts';
import { test } from './test.ts';

for (const tongue of Object.keys(tongues) as Tongue[])
  test(`a visitor books two tickets and sees their codes (${tongue}) @phone`, async ({ page }) => {
    const words = tongues[tongue];
    await goToCheckout(page, tongue, 'buy');
    await expect(page.getByText(words.testMode)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await page.getByRole('button', { name: words.more }).click();
    await fillCard(page, tongue, '4242 4242 4242 4242');
    await pay(page, tongue);
    await expect(message(page)).toContainText(words.paid);
    await expect(message(page)).toContainText(words.completed);
    await expectTickets(page, tongue, 2);

    await page.reload();
    await expectTickets(page, tongue, 2);
  });
