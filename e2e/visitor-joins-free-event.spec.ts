import { expect } from '@playwright/test';
import { expectTickets, goToCheckout, message, tongues, type Tongue } from './pages.ts';
import { test } from './test.ts';

for (const tongue of Object.keys(tongues) as Tongue[])
  test(`a visitor joins a free event without a card (${tongue})`, async ({ page }) => {
    const words = tongues[tongue];
    await goToCheckout(page, tongue, 'join');
    await expect(page.getByText(words.free, { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel(words.cardNumber)).toHaveCount(0);
    await page.getByRole('button', { name: words.join, exact: true }).click();
    await expect(message(page)).toContainText(words.listed);
    await expectTickets(page, tongue, 1);
  });
