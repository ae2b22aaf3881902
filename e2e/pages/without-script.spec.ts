/** Pages in a browser without scripts: they work, or say that they can't (issue 5). */
import { expect } from '@playwright/test';
import { test } from '../test.ts';

test('without a script the form is the browser’s own', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/search?type=events&lang=es');
  await page.getByRole('combobox', { name: /^Busca eventos/ }).fill('playa');
  await page.locator('summary').click();
  await page.getByLabel('Hasta', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Ver resultados' }).click();
  await expect(page).toHaveURL(/query=playa/);
  await expect(page).toHaveURL(/type=events/);
  await expect(page.getByRole('link', { name: 'Hasta 20 €. Quitar' })).toBeVisible();
  // The rest of the page may still be on its way.
  await expect(page.locator('.result-list article').first()).toBeVisible();
});

test('a page that can’t do without a script says so to who has none, and no other', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  const said = { en: /^Without JavaScript/, es: /^Sin JavaScript/ };
  const [needing, doingWithout] = [
    ['/user-dashboard', '/messages', '/saved', '/letters', '/contact-us', '/auth', '/forgot-password'],
    ['/search', '/community', '/help-center'],
  ];
  for (const tongue of ['en', 'es'] as const) {
    const sentence = page.getByText(said[tongue]).filter({ visible: true });
    for (const path of needing) {
      await page.goto(`${path}?lang=${tongue}`);
      await expect(sentence, path).toHaveCount(1);
    }
    for (const path of doingWithout) {
      await page.goto(`${path}?lang=${tongue}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sentence, path).toHaveCount(0);
    }
  }
});
