/** Every page a visitor can open without an account, and how to open it in a language and an inking. */
import type { Page } from '@playwright/test';
import { publicPages } from '../src/app/server/discovery/sitemap.ts';

export const pagesForAll = [
  ...publicPages,
  '/search?query=paella&priceMax=50&rating=4',
  '/search?type=businesses&view=map',
  '/auth',
  '/quote',
  '/application',
  '/review',
  '/saved',
  '/forgot-password',
  '/reset-password',
  '/prove-email',
  '/team-invitation',
  '/ticket/link',
  '/ticket/offline',
  '/listing-claims',
  '/nowhere-at-all',
  // The first listing of each kind: its id is another one in every town.
  '/events/{first}',
  '/rentals/{first}',
  '/businesses/{first}',
  '/jobs/{first}',
] as const;
/** What a business account sees of its workspace; `{rental}` is one that it let. */
export const pagesForOwners = [
  '/dashboard?tab=listings',
  '/dashboard?tab=listings&open=new',
  '/dashboard?tab=listings&view=rentals',
  '/dashboard?tab=listings&view=rentals&open={rental}',
  '/dashboard?tab=listings&view=businesses&open=new',
  '/dashboard?tab=listings&view=jobs&open=new',
  '/dashboard?tab=bookings',
  '/dashboard?tab=calendar',
  '/dashboard?tab=messages',
  '/dashboard?tab=reviews',
  '/dashboard?tab=applicants',
  '/dashboard?tab=figures',
  '/dashboard?tab=ledger',
  '/dashboard?tab=seller',
] as const;

export type Face = {
  readonly language: 'en' | 'es';
  readonly inking: 'day' | 'night';
  readonly width: number;
};

/** The address of a page, with the id of the listing it means. */
export async function addressOf(page: Pick<Page, 'request'>, path: string): Promise<string> {
  const type = /^\/(\w+)\/\{first\}/.exec(path)?.[1];
  if (type === undefined) return path;
  const reply = await page.request.get(`/api/${type}?limit=1`);
  const [listing] = (await reply.json()) as { id: string }[];
  return path.replace('{first}', listing?.id ?? '');
}

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
  const address = await addressOf(page, path);
  const separator = address.includes('?') ? '&' : '?';
  await page.goto(`${address}${separator}lang=${language}`);
  await page.locator('html[data-theme]').waitFor();
  await showAll(page);
}

/** Sections appear when they come into view; a look from top to bottom brings all of them. */
export const showAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 900) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
