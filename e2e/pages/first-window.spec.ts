/** What stands in the first window, on the desk and in the hand: the button that decides, the film, the bar of tabs. */
import { expect, type Locator, type Page } from '@playwright/test';
import { bothTongues, speak, tongues } from '../pages.ts';
import { test } from '../test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

const kinds = ['events', 'rentals', 'businesses', 'jobs'] as const;

const tabs = {
  en: { name: 'Quick ways', labels: ['Tonight', 'Search', 'Map', 'Saved', 'Tickets'], menu: 'Menu', saved: 'Saved' },
  es: {
    name: 'Accesos rápidos',
    labels: ['Esta noche', 'Buscar', 'Mapa', 'Guardado', 'Entradas'],
    menu: 'Menú',
    saved: 'Guardado',
  },
} as const;

/** Whether an element lies whole in the window, and whoever presses its middle or its ends presses it. */
const isFree = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const across = [(left + right) / 2, left + height / 2, right - height / 2];
    return isInside && across.every((x) => element.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  });

const bar = (page: Page, tongue: keyof typeof tabs) => page.getByRole('navigation', { name: tabs[tongue].name });

test('the button that decides stands in the first window, and nothing lies on it', async ({ page }) => {
  for (const kind of kinds) {
    const [listing] = await (await page.request.get(`/api/${kind}?limit=1`)).json();
    await page.goto(`/${kind}/${listing.id}?lang=en`);
    for (const tongue of bothTongues) {
      await speak(page, tongue);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const button = page.locator('.deal-action > *');
        const where = `${kind} at ${size.width} px in ${tongue}`;
        await expect.poll(() => isFree(button), where).toBe(true);
        // The ways to change the language lie free as well, beside all else and not over it.
        const toggle = page.getByRole('banner').getByRole('button', { name: tongues[tongue].switchTo });
        await expect.poll(() => isFree(toggle), where).toBe(true);
      }
    }
  }
});

for (const tongue of bothTongues)
  test(`a phone has five ways at its bottom, which say where one is (${tongue}) @phone`, async ({ page }) => {
    const { labels, menu, saved } = tabs[tongue];
    if ((page.viewportSize()?.width ?? 0) > 760) {
      await page.goto(`/?lang=${tongue}`);
      await expect(bar(page, tongue)).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: saved }).click();
      await expect(page).toHaveURL(/\/saved/);
      return;
    }
    await page.goto(`/?lang=${tongue}`);
    await expect(bar(page, tongue).getByRole('link')).toHaveText([...labels]);
    await expect(bar(page, tongue).locator('[aria-current]')).toHaveCount(0);
    for (const link of await bar(page, tongue).getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    for (const [label, address] of [
      [labels[0], /\/search\?.*type=events&date=\d{4}-\d\d-\d\d/],
      [labels[2], /\/search\?.*view=map/],
      [labels[1], /\/search(\?lang=..)?$/],
      [labels[3], /\/saved/],
    ] as const) {
      await bar(page, tongue).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(address);
      await expect(bar(page, tongue).locator('[aria-current="page"]')).toHaveText(label);
    }
    // Nothing of the page ends under it, and it leaves the window to whoever writes.
    const end = await page.locator('footer').evaluate((footer) => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      return footer.getBoundingClientRect().bottom;
    });
    expect(Math.floor(end)).toBeLessThanOrEqual((await bar(page, tongue).boundingBox())?.y ?? 0);
    await page.goto(`/search?lang=${tongue}`);
    await page.getByRole('combobox').first().focus();
    await expect(bar(page, tongue)).toBeHidden();
    await page.getByRole('button', { name: menu }).focus();
    await expect(bar(page, tongue)).toBeVisible();
  });

test('the ways at the bottom lead on before there is any script', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto('/?lang=en');
  await bar(page, 'en').getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL(/\/saved/);
  await expect(bar(page, 'en').locator('[aria-current="page"]')).toHaveText('Saved');
});

test('the film fills the first window', async ({ page }) => {
  await page.goto('/');
  for (const size of sizes) {
    await page.setViewportSize(size);
    const free = await page.locator('.hero-plate').evaluate((plate) => {
      const { left, right, top, bottom } = plate.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const tabBar = [...document.querySelectorAll('nav')].at(-1)?.getBoundingClientRect();
      const floor = tabBar && tabBar.height > 0 ? tabBar.top : innerHeight;
      return [left, innerWidth - right, top - header, floor - bottom].map((gap) => Math.round(gap));
    });
    // But for the plate's own margin of paper.
    expect(Math.max(...free), `${size.width} × ${size.height}`).toBeLessThanOrEqual(20);
  }
});
