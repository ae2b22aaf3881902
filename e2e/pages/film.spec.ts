/** The bay come alive: it plays, can be stopped for good, and is not there for whoever wants no motion. */
import { expect } from '@playwright/test';
import { withPictures } from '../launch.ts';
import { test } from '../test.ts';

const video = '.hero-plate video';

test.use({ film: true, reducedMotion: 'no-preference', launchOptions: withPictures });

test.describe('the film', { tag: '@phone' }, () => {
  test('plays over the still, its copy in the ink of its clock, and stays stopped', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'night'));
    await page.goto('/');
    await expect(page.locator(`${video}[data-shown]`)).toBeAttached({ timeout: 20_000 });
    // Night pages begin at six.
    await expect(page.locator('.hero-plate')).toHaveAttribute('data-ink', 'night');
    await page.getByRole('button', { name: 'Pause the film' }).click();

    const goTo = (seconds: number) =>
      page.locator(video).evaluate((film: HTMLVideoElement, at) => void (film.currentTime = at), seconds);
    await goTo(1);
    await expect(page.locator('.hero-plate')).toHaveAttribute('data-ink', 'day');
    await goTo(3.85);
    await expect(page.locator('.hero-plate h1')).toHaveCSS('color', 'color(srgb 1 1 1)');

    await page.reload();
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible({ timeout: 20_000 });
    await expect(page.locator(`${video}[data-shown]`)).toHaveCount(0);
  });

  test('is not there for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const films: string[] = [];
    page.on('request', (request) => {
      if (/\.(?:webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator(video)).toHaveCount(0);
    expect(films).toEqual([]);
  });
});
