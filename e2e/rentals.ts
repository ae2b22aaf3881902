/** A rental of one's own to book in a journey, and the days to book it for. */
import { expect, type Page } from '@playwright/test';
import { deskOf } from './desk.ts';
import type { Tongue } from './pages.ts';
import { now } from './clock.ts';
import { newDigits, aSuffix } from './suffix.ts';
import { isSomebody } from './signed-in.ts';

const base = {
  title: { en: 'Loft over the bay', es: 'Ático sobre la bahía' },
  description: { en: 'One bed, one view.', es: 'Una cama, una vista.' },
  category: 'apartment',
  price: '100',
  priceUnit: 'night',
  location: 'Levante',
  address: 'Avenida de Alcoy 17',
  capacity: 2,
  fromTime: '16:00',
  toTime: '11:00',
  contactPhone: '+34600000009',
  contactEmail: 'owner@aftersun.example',
};
export type Let = { readonly id: string; readonly title: typeof base.title; takeDown(): Promise<void> };

/** Puts one on offer; the journey takes it down again. */
export async function aRental(over: Record<string, unknown> = {}): Promise<Let> {
  const desk = await deskOf();
  const suffix = aSuffix();
  const title = { en: `${base.title.en} ${suffix}`, es: `${base.title.es} ${suffix}` };
  const reply = await desk.post('/api/rentals', { data: { ...base, title, ...over } });
  expect(reply.status()).toBe(201);
  const { id } = (await reply.json()) as { id: string };
  return {
    id,
    title,
    takeDown: async () => void (await desk.delete(`/api/rentals/${id}`)),
  };
}

/** A date of next month, so that it is never too late for it. */
export function nextMonth(day: number): string {
  const today = now();
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, day));
  return first.toISOString().slice(0, 10);
}

/** Somebody nobody has met before, signed in; pages that are opened from now on speak their language. */
export async function newMember(page: Page, tongue: Tongue): Promise<void> {
  const digits = newDigits();
  const reply = await page.request.post('/api/auth/signup', {
    data: {
      username: `rosa${digits}`,
      fullName: 'Rosa Ferrer',
      phone: `+346${digits}`,
      email: null,
      password: 'una-clave-larga-9',
      accountType: 'traveller',
    },
  });
  expect(reply.ok()).toBe(true);
  const body = await reply.json();
  await isSomebody(page, tongue, body.user ?? body);
}

export const dayOf = (page: Page, date: string) => page.locator(`[data-date="${date}"]`);

/** Turns the calendar on to next month and presses days there. */
export async function pressDays(page: Page, tongue: Tongue, ...days: readonly number[]): Promise<void> {
  // Until it is known what is free, nothing can be chosen.
  await expect(page.locator('[role=grid] td[aria-disabled=false]').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: { en: 'Later month', es: 'Mes siguiente' }[tongue] }).click();
  for (const day of days) {
    const button = dayOf(page, nextMonth(day));
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.click();
  }
}
