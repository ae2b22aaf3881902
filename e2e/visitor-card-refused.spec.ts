import { expect } from '@playwright/test';
import { aMember, aNight } from './members.ts';
import { expectTickets, fillCard, message, pay, tongues, type Tongue } from './pages.ts';
import { test } from './test.ts';

for (const tongue of Object.keys(tongues) as Tongue[])
  test(`a refused card says so, and another one pays (${tongue})`, async ({ page }) => {
    const words = tongues[tongue];
    await aMember(page, tongue);
    await page.goto(`/checkout?type=event&id=${await aNight(30, 'moderate')}`);
    await fillCard(page, tongue, '4000 0000 0000 0002');
    await pay(page, tongue);
    await expect(message(page)).toContainText(words.refused);
    await expect(message(page)).toContainText(words.declined);
    // The message goes; the reason stays beside the form.
    await expect(page.locator('form').getByRole('alert')).toContainText(words.declined);
    await expect(page.getByLabel(words.cvc)).toHaveValue('123');

    await fillCard(page, tongue, '4242 4242 4242 4242');
    await pay(page, tongue);
    await expectTickets(page, tongue, 1);
  });
