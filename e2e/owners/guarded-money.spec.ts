/** Issue 21: whoever touches an owner's money needs a second factor, and is led to it; all else stays open to them. */
import { expect } from '@playwright/test';
import { accountant, host, stayed } from '../../tests/setup/people-of-the-past.ts';
import { codeOf } from '../authenticator.ts';
import { openGuardedHouse } from '../guarded-house.ts';
import { guardedHouse } from '../house.ts';
import { message } from '../pages.ts';
import { comesBack } from '../past.ts';
import { test } from '../test.ts';

test.use({ baseURL: guardedHouse });

let close = async () => {};
test.beforeAll(async () => {
  close = await openGuardedHouse();
});
test.afterAll(() => close());

test('an accountant sees the sums, and takes the file away once they have a second step (es) @phone', async ({
  page,
}) => {
  await comesBack(page, accountant, 'es');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Trabajar para ${host.fullName}` }).click();
  const parts = page.getByRole('navigation', { name: 'Partes de tu espacio' });
  await expect(parts.getByRole('link', { name: 'Anuncios' })).toHaveCount(0);
  await parts.getByRole('link', { name: 'Cuentas' }).click();
  await expect(page.getByRole('table', { name: 'Por anuncio' })).toContainText(stayed.es);
  await expect(page.getByLabel('Mes')).toBeVisible();
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  await expect(message(page)).toContainText('No se ha podido crear el archivo');
  await expect(message(page)).toContainText('Para manejar dinero necesitas un segundo paso al entrar.');

  await message(page).getByRole('link', { name: 'Ir a tu cuenta' }).click();
  await page.getByRole('button', { name: 'Verificación en dos pasos' }).click();
  const sheet = page.getByRole('dialog', { name: 'Verificación en dos pasos' });
  await sheet.getByRole('button', { name: 'Activar' }).click();
  await sheet.getByLabel(/^Seis cifras/).fill(codeOf(await sheet.locator('dd code').innerText()));
  await sheet.getByRole('button', { name: 'Terminar' }).click();
  await sheet.getByRole('button', { name: 'Ya los tengo' }).click();

  await page.goto('/dashboard?tab=ledger');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  await expect(message(page)).toContainText('Tu archivo está listo');
});
