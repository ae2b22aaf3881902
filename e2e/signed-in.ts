/** Who a page belongs to: the session is a cookie, who it is and the language are remembered by the browser. */
import type { Page } from '@playwright/test';
import { house } from './house.ts';
import type { Tongue } from './pages.ts';

/** An account as the door tells it. */
export type Somebody = { readonly id: string };

/** Tells the page who is signed in, and the language they chose. */
export async function isSomebody(page: Page, tongue: Tongue, user: Somebody): Promise<void> {
  await page.addInitScript(
    ([language, text, who]) => {
      // Once a window for each account: who signs out, or changes the account, is not put back by the next page.
      const met = location.protocol.startsWith('http') ? (sessionStorage.getItem('met') ?? '') : who;
      if (met.includes(who)) return;
      sessionStorage.setItem('met', met + who);
      localStorage.setItem('language', language);
      localStorage.setItem('user', text);
    },
    [tongue, JSON.stringify(user), user.id] as const,
  );
  await page.context().addCookies([{ name: 'language', value: tongue, url: house }]);
}
