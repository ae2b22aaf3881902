/** A page can be seen before its script is there: what a visitor does meanwhile is not lost (kit/web/early-press.ts). */
import { expect, type Page } from '@playwright/test';
import { message } from './pages.ts';
import { test } from './test.ts';

/** Opens a page whose scripts come only when it is woken. */
async function openAsleep(page: Page, path: string) {
  let wake: () => void = () => undefined;
  const woken = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/\.js$/, async (route) => {
    await woken;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return wake;
}

test('a form that is sent to a page asleep is answered when it awakes, with all that was typed', async ({ page }) => {
  const wake = await openAsleep(page, '/advertise?lang=en');
  const inquiry = page.locator('#inquiry');
  await inquiry.getByLabel(/^Contact name/).fill('Marta Ferrer');
  await inquiry.getByRole('button', { name: 'Submit inquiry' }).click();
  wake();
  await expect(message(page)).toContainText('Missing Information');
  await expect(inquiry.getByLabel(/^Contact name/)).toHaveValue('Marta Ferrer');
});

test('who has scrolled a page asleep stays there when it awakes', async ({ page }) => {
  const wake = await openAsleep(page, '/?lang=en');
  await page.evaluate(() => scrollTo(0, 1500));
  const awake = page.evaluate(
    () => new Promise((resolve) => addEventListener('awake', () => resolve(true), { once: true })),
  );
  wake();
  await awake;
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});
