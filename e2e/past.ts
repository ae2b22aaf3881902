/** Somebody whom a house without the catalogue knew before the journeys began (tests/setup/an-ended-stay.ts). */
import { expect, type Page } from '@playwright/test';
import { password } from '../tests/setup/people-of-the-past.ts';
import type { Tongue } from './pages.ts';
import { isSomebody } from './signed-in.ts';

/** Signs in at the page's own house. */
export async function comesBack(page: Page, { phone }: { readonly phone: string }, tongue: Tongue): Promise<void> {
  const reply = await page.request.post('/api/auth/signin', { data: { phone, password } });
  expect(reply.status(), await reply.text()).toBe(200);
  await isSomebody(page, tongue, (await reply.json()).user);
}
