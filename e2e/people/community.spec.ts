import { expect } from '@playwright/test';
import { aMember } from '../members.ts';
import { bothTongues, message, openHome, signUp, speak, type Tongue } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    comeAlong: 'Come along',
    join: 'Join meetups',
    leave: 'Leave meetups',
    joined: 'Joined',
    in: 'You are in',
    out: 'You have left',
    error: 'Failed to save your choice. Please try again.',
    failed: 'Failed to load your groups',
    retry: 'Try again',
  },
  es: {
    comeAlong: 'Apúntate',
    join: 'Unirme a las quedadas',
    leave: 'Salir de las quedadas',
    joined: 'Ya estás',
    in: 'Ya estás dentro',
    out: 'Has salido',
    error: 'No se ha podido guardar tu elección. Inténtalo de nuevo.',
    failed: 'No se han podido cargar tus grupos',
    retry: 'Reintentar',
  },
} as const satisfies Record<Tongue, object>;

const call = '**/api/community/joined*';

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`a visitor is led through the door, joins a meetup and leaves it (${tongue}) @phone`, async ({ page }) => {
    await openHome(page, tongue);
    const section = page.locator('#community');
    await expect(section.locator('blockquote:visible')).toHaveCount(3);
    await section.getByRole('link', { name: say.comeAlong }).click();
    await page.waitForURL(/\/community/);
    await page.getByRole('link', { name: say.join }).click();
    await page.waitForURL(/\/auth\?redirect=%2Fcommunity/);
    await signUp(page, tongue);
    await page.waitForURL(/\/community/);

    await page.getByRole('button', { name: say.join }).click();
    await expect(message(page)).toContainText(say.in);
    await expect(page.getByText(say.joined, { exact: true })).toHaveCount(1);
    await page.reload();
    await expect(page.getByText(say.joined, { exact: true })).toHaveCount(1);

    await page.getByRole('button', { name: say.leave }).click();
    await expect(message(page)).toContainText(say.out);
    await expect(page.getByText(say.joined, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: say.join })).toBeVisible();
  });
}

test('a wish that could not be stored is not shown as joined', async ({ page }) => {
  await aMember(page, 'en');
  await page.goto('/community');
  await expect(page.getByRole('button', { name: words.en.join })).toBeVisible();
  await page.route(call, (route) => route.abort());
  for (const tongue of bothTongues) {
    const say = words[tongue];
    await speak(page, tongue);
    await page.getByRole('button', { name: say.join }).click();
    await expect(message(page)).toContainText(say.error);
    await expect(page.getByText(say.joined, { exact: true })).toHaveCount(0);
  }

  await page.reload();
  await expect(page.getByRole('alert')).toContainText(words.es.failed);
  await speak(page, 'en');
  await expect(page.getByRole('alert')).toContainText(words.en.failed);
  await page.unroute(call);
  await page.getByRole('button', { name: words.en.retry }).click();
  await expect(page.getByRole('button', { name: words.en.join })).toBeVisible();
});
