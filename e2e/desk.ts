/** The way to the desk: whoever runs the town signs in once a journey. */
import { expect, type Browser, type Page } from '@playwright/test';
import type { Tongue } from './pages.ts';

/** As playwright.config.ts seats them. */
export const admin = { phone: '+34600000001', password: 'una-clave-larga-9' };

const titles = { en: 'Front desk', es: 'Recepción' } as const;

/** Signs the admin in and opens a part of the desk, `tab=events` for example, in a language. */
export async function openDesk(page: Page, tongue: Tongue, search = ''): Promise<void> {
  const reply = await page.request.post('/api/auth/signin', { data: admin });
  expect(reply.status()).toBe(200);
  const { user } = await reply.json();
  await page.addInitScript(
    ([language, text]) => {
      localStorage.setItem('language', language);
      localStorage.setItem('user', text);
    },
    [tongue, JSON.stringify(user)] as const,
  );
  await page.context().addCookies([{ name: 'language', value: tongue, url: reply.url() }]);
  await page.goto(`/admin${search === '' ? '' : `?${search}`}`);
  // A sheet that the address opens hides the desk behind it from readers.
  await expect(page.getByRole('heading', { level: 1, name: titles[tongue], includeHidden: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', tongue);
}

/** A second admin's window: the same account from another browser. */
export async function secondDesk(browser: Browser, tongue: Tongue, search = ''): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openDesk(page, tongue, search);
  return page;
}
