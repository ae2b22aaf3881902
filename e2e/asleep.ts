/** Pages that can be seen before their script is there. */
import type { Page } from '@playwright/test';

/** When the pages of a window may ask for their script. */
const mornings = new WeakMap<Page, Promise<void>>();

/**
 * Pages ask for their script only when woken; gives what wakes them. The asking is held back (src/app/web/after-paint.ts),
 * not the file: `page.route` turns off the browser's cache, so that each page would be fetched and compiled anew.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const isKnown = mornings.has(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  mornings.set(page, promise);
  if (!isKnown) {
    await page.exposeFunction('morning', () => mornings.get(page));
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src') ?? {};
      const { morning } = window as unknown as { morning: () => Promise<void> };
      const set = function (this: HTMLScriptElement, address: string) {
        void morning().then(() => own.set?.call(this, address));
      };
      Object.defineProperty(HTMLScriptElement.prototype, 'src', { ...own, set });
    });
  }
  return resolve;
}

/** Holds back the files of scripts that are asked for later; gives what lets them through. */
export async function holdFiles(page: Page, which: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The line drops over these files; gives what lets them through again. */
export async function dropFiles(page: Page, which: RegExp): Promise<() => Promise<void>> {
  await page.route(which, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(which);
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
  await page.waitForLoadState('domcontentloaded');
  await page.locator('#content').waitFor();
}

/** Nobody answers for the page yet. */
export const isAsleep = (page: Page) => page.locator('html[data-asleep]').waitFor();

/** React answers for the page. */
export const awake = (page: Page) => page.locator('html:not([data-asleep])').waitFor();

/**
 * Moments at which a page that is being opened may be pressed. Each is asked before the page is gone to, and gives what is
 * waited for once it is on its way: before, that would be true of the page that still stands there.
 */
export const moments = {
  'as soon as it is painted': () => painted,
  'when the first script has come': (page: Page) => {
    const come = page.waitForResponse(/\.js$/);
    return async () => void (await (await come).finished());
  },
  'as soon as the page is awake': () => awake,
} as const;
