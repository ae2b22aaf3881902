/** A business account in a journey, and the way to its workspace. */
import { expect, type Page } from '@playwright/test';
import type { Tongue } from './pages.ts';

const titles = { en: 'Your business', es: 'Tu negocio' } as const;

/** Opens a business account and is signed in with it. */
export async function aBusiness(page: Page, tongue: Tongue): Promise<void> {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const reply = await page.request.post(`/api/auth/signup?lang=${tongue}`, {
    data: {
      username: `iratxe${digits}`,
      fullName: 'Iratxe Goñi',
      phone: `+346${digits}`,
      email: null,
      password: 'una-clave-larga-9',
      accountType: 'business',
    },
  });
  expect(reply.status()).toBe(201);
  const { user } = await reply.json();
  await page.addInitScript(
    ([language, text]) => {
      localStorage.setItem('language', language);
      localStorage.setItem('user', text);
    },
    [tongue, JSON.stringify(user)] as const,
  );
  await page.context().addCookies([{ name: 'language', value: tongue, url: reply.url() }]);
}

/** Opens a part of the workspace. */
export async function openWorkspace(page: Page, tongue: Tongue, search = ''): Promise<void> {
  await page.goto(`/dashboard${search === '' ? '' : `?${search}`}`);
  const title = page.getByRole('heading', { level: 1, name: titles[tongue], includeHidden: true });
  await expect(title).toBeVisible({ timeout: 20_000 });
}
