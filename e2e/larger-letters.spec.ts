/** Who set letters twice as large in their browser reads them so, and nothing leaves the window for it (decision 0153). */
import { expect } from '@playwright/test';
import { awake } from './asleep.ts';
import { beyondSides } from './covered.ts';
import { withPictures } from './launch.ts';
import { aMember } from './members.ts';
import { hasChosen } from './pages.ts';
import { addressOf } from './routes.ts';
import { test } from './test.ts';

const args = [...(withPictures.args ?? []), '--blink-settings=imagesEnabled=false,defaultFontSize=32'];
test.use({ launchOptions: { ...withPictures, args } });

const paths = [
  '/',
  '/search',
  '/events/{first}',
  '/rentals/{first}',
  '/businesses/{first}',
  '/jobs/{first}',
  '/auth',
  '/advertise',
  '/safety-tips',
  '/user-dashboard',
  '/messages',
];

test('letters are as large as the reader set them, and stay in the window @phone', async ({ page, context }) => {
  await hasChosen(page, 'es');
  await aMember(page, 'es');
  for (const path of paths) {
    await page.goto(await addressOf(context, path));
    await awake(page);
    const size = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize));
    expect(await size('body'), path).toBe(32);
    expect(await size('h1'), path).toBeGreaterThan(28);
    expect(await beyondSides(page), path).toEqual([]);
    // A phone makes its window wider for what is too wide: not what the page has.
    const [all, window] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(all, path).toBe(window);
  }
});
