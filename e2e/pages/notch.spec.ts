/** A phone lies on its side: what is pressed keeps clear of its notch, in either language (decision 0151). */
import { expect, type Page } from '@playwright/test';
import { bothTongues, hasChosen, speak } from '../pages.ts';
import { test } from '../test.ts';

const notch = 59;

// Its notch is told to this one page.
test.use({ viewport: { width: 844, height: 390 }, isFresh: true });

/** What is seen of links, buttons and fields, with where it begins and ends, as far as it reaches under the notch. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate((inset) => {
    const seen = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('.sr-only') === null,
    );
    // What is swiped sideways goes under it on the way.
    const isSwiped = (element: HTMLElement): boolean => {
      const above = element.parentElement;
      return above !== null && (above.scrollWidth > above.clientWidth + 1 || isSwiped(above));
    };
    return seen.flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const isUnder =
        width > 1 && bottom > 0 && top < innerHeight && (left < inset - 1 || right > innerWidth - inset + 1);
      return isUnder && !isSwiped(element) ? [`${element.outerHTML.slice(0, 90)} ${left}…${right}`] : [];
    });
  }, notch);

test('nothing that is pressed lies under the notch of a phone on its side (es) @phone', async ({ page }) => {
  await hasChosen(page, 'es');
  const window = await page.context().newCDPSession(page);
  await window.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: notch, right: notch, bottom: 21 } });
  for (const path of ['/', '/search', '/auth?redirect=%2Fsaved', '/saved']) {
    await page.goto(path);
    await expect(page.locator('html:not([data-asleep])')).toBeVisible();
    for (const tongue of bothTongues) {
      await speak(page, tongue);
      expect(await hidden(page), `${path} ${tongue}`).toEqual([]);
    }
  }
  await page.goto('/');
  const menu = page.getByRole('button', { name: /^Menu|^Menú/ });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(await hidden(page)).toEqual([]);
});
