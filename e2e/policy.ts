/** What a page's policy (Content-Security-Policy) refused. */
import type { Page } from '@playwright/test';

type Refused = { readonly refused: string[] };

/** Notes what the browser refuses from the first byte of each page on. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      refused.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });

export const refusedOn = (page: Page) => page.evaluate(() => (globalThis as unknown as Refused).refused);
