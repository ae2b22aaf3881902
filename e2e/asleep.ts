/** Pages that can be seen before their script is there. */
import type { Page } from '@playwright/test';

/** Holds scripts back, all unless told which; gives what lets them through. */
export async function holdScripts(page: Page, which = /\.js$/): Promise<() => void> {
  let wake: () => void = () => undefined;
  const woken = new Promise<void>((resolve) => (wake = resolve));
  await page.route(which, async (route) => {
    await woken;
    await route.continue();
  });
  return wake;
}

/** Opens a page whose scripts come only when it is woken. */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  const wake = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await painted(page);
  return wake;
}

/** All that the server wrote is there, and can be seen. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.locator('#content').waitFor();
}

/** React answers for the page. */
export const awake = (page: Page) => page.locator('html:not([data-asleep])').waitFor();
