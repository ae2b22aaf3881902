/** A line that drops in the middle, and who uses the keyboard or a reader on the way (WCAG 2.4.3, decision 0149). */
import { expect, type Page } from '@playwright/test';
import { maxPhotoBytes } from '#kit/shared/photo.ts';
import { awake } from '../asleep.ts';
import { aBusiness, openWorkspace } from '../business.ts';
import { aMember, aNight } from '../members.ts';
import { bothTongues, fillCard, hasChosen, message, readyToPay, speak } from '../pages.ts';
import { aPhotoOfAPhone } from '../photo.ts';
import { test } from '../test.ts';

// A kept browser has the files of pages that another journey went to.
test.use({ isFresh: true });

const words = {
  en: { wrong: 'Something went wrong', tonight: 'Events', dropped: 'The line dropped' },
  es: { wrong: 'Algo ha salido mal', tonight: 'Eventos', dropped: 'Se ha cortado la línea' },
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

for (const tongue of bothTongues)
  test(`a language that can't come for want of a line leaves the page as it is, until it is pressed again (${tongue}) @phone`, async ({
    page,
    context,
  }) => {
    const other = tongue === 'en' ? 'es' : 'en';
    await hasChosen(page, tongue);
    await page.goto('/search?type=jobs');
    await awake(page);
    const name = (await firstCard(page).textContent()) ?? '';
    await context.setOffline(true);
    await page.locator(`button[lang=${other}]`).first().click();
    await expect(message(page)).toContainText(words[tongue].dropped);
    await expect(firstCard(page)).toHaveText(name);
    await expect(page.locator('html')).toHaveAttribute('lang', tongue);
    await context.setOffline(false);
    await speak(page, other);
    await expect(firstCard(page)).not.toHaveText(name);
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

test('photos that the line lost are sent again when it is back, no larger than the house keeps them', async ({
  page,
  context,
}) => {
  const photo = await aPhotoOfAPhone();
  await aBusiness(page, 'en');
  await openWorkspace(page, 'en', 'tab=listings&view=rentals');
  await page.getByRole('button', { name: 'Add rental' }).click();
  const sheet = page.locator('.desk-sheet');
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/photos'))
      void request.headerValue('content-length').then((length) => sent.push(Number(length)));
  });
  await context.setOffline(true);
  // A camera's may be heavier than what the house takes: what counts is what is sent.
  const heavy = Buffer.concat([photo.buffer, Buffer.alloc(maxPhotoBytes)]);
  await sheet.locator('input[type=file]').setInputFiles([photo, { ...photo, name: 'second.jpg', buffer: heavy }]);
  for (const name of [photo.name, 'second.jpg'])
    await expect(sheet.getByRole('button', { name: `Try again: ${name}` })).toBeVisible();
  await context.setOffline(false);
  await expect(sheet.getByRole('listitem', { name: 'Photo 2 of 2' })).toBeVisible({ timeout: 60_000 });
  expect(sent.filter((length) => length > photo.buffer.length / 2)).toEqual([]);
});
