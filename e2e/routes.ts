/** Every page a visitor can open without an account, and how to open it in a language and an inking. */
import type { Page } from '@playwright/test';
import { publicPages } from '../src/app/server/sitemap.ts';

export const pagesForAll = [
  ...publicPages,
  '/auth',
  '/quote',
  '/forgot-password',
  '/reset-password',
  '/nowhere-at-all',
] as const;
export const inkings = ['day', 'night'] as const;
export const widths = [390, 1440] as const;

export type Face = {
  readonly language: 'en' | 'es';
  readonly inking: (typeof inkings)[number];
  readonly width: number;
};

/** Opens a page as somebody who chose this language and inking before. */
export async function openAs(page: Page, path: string, { language, inking, width }: Face): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    ([chosenLanguage, chosenInking]) => {
      localStorage.setItem('language', chosenLanguage);
      localStorage.setItem('theme', chosenInking);
    },
    [language, inking] as const,
  );
  const separator = path.includes('?') ? '&' : '?';
  await page.goto(`${path}${separator}lang=${language}`);
  await page.locator('html[data-theme]').waitFor();
  // Sections appear when they come into view; a look from top to bottom brings all of them.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 900) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
}
