/** A line that drops in the middle, and who uses the keyboard or a reader on the way (WCAG 2.4.3, decision 0149). */
import { expect, type Page } from '@playwright/test';
import { awake } from './asleep.ts';
import { aMember, aNight } from './members.ts';
import { bothTongues, fillCard, hasChosen, readyToPay, speak } from './pages.ts';
import { test } from './test.ts';

// A kept browser has the files of pages that another journey went to.
test.use({ isFresh: true });

const words = {
  en: { wrong: 'Something went wrong', tonight: 'Events' },
  es: { wrong: 'Algo ha salido mal', tonight: 'Eventos' },
} as const;

const firstCard = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link').first();

for (const tongue of bothTongues)
  test(`a page whose files did not come stays in its frame, and is loaded anew when the line is back (${tongue})`, async ({
    page,
    context,
  }) => {
    const say = words[tongue];
    await hasChosen(page, tongue);
    await page.goto('/search?type=jobs');
    await awake(page);
    const name = (await firstCard(page).textContent()) ?? '';
    await context.setOffline(true);
    await firstCard(page).click();
    await expect(page.getByRole('alert').filter({ hasText: say.wrong })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

test('nobody pays when the line comes back who was told nothing', async ({ page, context }) => {
  const night = await aNight(6, 'flexible');
  await aMember(page, 'es');
  await page.goto(`/checkout?type=event&id=${night}`);
  await fillCard(page, 'es', '4242424242424242');
  const pay = await readyToPay(page, 'es');
  await context.setOffline(true);
  await pay.click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(false);
  await pay.click();
  await page.waitForURL(/\/user-dashboard\?payment=success/);
});

test('by keyboard alone: the heading of a page that was gone to has the focus, and what an address jumps to', async ({
  page,
}) => {
  await hasChosen(page, 'en');
  await page.goto('/search?type=jobs');
  await awake(page);
  const name = (await firstCard(page).textContent()) ?? '';
  await firstCard(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await test.step('from the bar above, to a part of another page', async () => {
    await page.getByRole('banner').getByRole('link', { name: words.en.tonight, exact: true }).press('Enter');
    await expect(page.locator('#events')).toBeFocused();
  });
  await test.step('and back', async () => {
    await speak(page, 'es');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
