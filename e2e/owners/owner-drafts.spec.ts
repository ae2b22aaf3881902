/** Issue 17: an owner's draft may have gaps, and a booking is a way to write to its guest. The language changes on the way. */
import { expect } from '@playwright/test';
import { aBusiness, aSoldRental, openWorkspace, reviewWords, rowOf } from '../business.ts';
import { message, speak } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

test('a draft with gaps is kept, found again, finished and sent for review', async ({ page }) => {
  const name = `Terrace ${aSuffix()}`;
  await aBusiness(page, 'en');
  await openWorkspace(page, 'en', 'tab=listings&view=rentals');
  await page.getByRole('button', { name: 'Add rental' }).click();
  const sheet = page.locator('.desk-sheet');
  await sheet.getByLabel('Title (English)').fill(name);
  await sheet.getByLabel(/^Bedrooms/).fill('2');
  // What the account knows stands there already.
  await expect(sheet.getByLabel(/^Phone/)).toHaveValue(/^\+34 6/);
  await sheet.getByRole('button', { name: 'Save draft' }).click();
  const row = rowOf(page, name);
  await expect(row.getByText(reviewWords.en.draft, { exact: true })).toBeVisible();
  await expect(row.getByText(/^Still missing for the review: .*Price/)).toBeVisible();

  await speak(page, 'es');
  await openWorkspace(page, 'es', 'tab=listings&view=rentals');
  await expect(row.getByText(/^Falta para la revisión: .*Precio/)).toBeVisible({ timeout: 20_000 });
  await row.getByRole('button', { name: 'Editar' }).click();
  await expect(sheet.getByLabel(/^Habitaciones/)).toHaveValue('2');
  await sheet.getByRole('button', { name: reviewWords.es.ask }).click();
  // It is not sent with gaps, and goes to the first of them.
  await expect(sheet.getByText(/^Falta para la revisión/)).toBeVisible();
  await sheet.getByLabel('Descripción (español)').fill('Sol de nueve a nueve.');
  await sheet.getByLabel(/^Precio(?! por| de fin)/).fill('100');
  await sheet.getByLabel(/^Local/).fill('Levante');
  await sheet.getByLabel(/^Correo/).fill('iratxe@correo.example');
  await sheet.getByRole('button', { name: reviewWords.es.ask }).click();
  await expect(row.getByText(reviewWords.es.waiting)).toBeVisible();
});

test('an owner writes to the guest of a booking, who reads it in the conversation about it', async ({
  page,
  visitor,
}) => {
  await aBusiness(page, 'en');
  const { order, guest } = await aSoldRental(page, visitor, 'es');

  await openWorkspace(page, 'en', 'tab=bookings');
  await rowOf(page, 'Terrace').getByRole('button', { name: 'Open', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Terrace' });
  await expect(sheet.getByText(order, { exact: true })).toBeVisible();
  await sheet.getByLabel('Write to Marta').fill('The key is with Lola: 600 55 50 01.');
  // What is written stays while the page changes its language.
  await speak(page, 'es');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(message(page)).toContainText('Marta lo ve en sus mensajes y lo recibe por correo.');
  await expect(page.getByLabel('Escribir a Marta')).toHaveValue('');

  // The stay is paid: nothing is hidden between the two.
  await guest.goto(`/messages#order=${order}`);
  await expect(guest.getByText('The key is with Lola: 600 55 50 01.').last()).toBeVisible();
});
