/** Issue 21: a guest asks, hears kindly what stays hidden before payment, the owner answers, the guest reads it. */
import { expect } from '@playwright/test';
import { expectAccessibleInBoth } from '../axe.ts';
import { aBusiness, aRentalOf, openWorkspace } from '../business.ts';
import { aMember } from '../members.ts';
import { speak } from '../pages.ts';
import { test } from '../test.ts';

test('a guest asks a host, without a phone before payment, and reads the answer', async ({ page, visitor }) => {
  await aBusiness(page, 'en');
  const id = await aRentalOf(page);

  const guest = await visitor();
  await aMember(guest, 'es');
  await guest.goto(`/rentals/${id}`);
  await guest.getByRole('link', { name: 'Preguntar al anfitrión' }).click();
  // The link stands far down a long page: the next one is begun at its top.
  await expect(guest.getByRole('heading', { name: 'Escribir a Iratxe Goñi' })).toBeInViewport();
  await guest.getByLabel('Tu mensaje').fill('¿Hay cuna? Llámame al 612 40 83 37.');
  await guest.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(guest.getByText('Teléfono: 612 40 83 37')).toBeVisible();
  await guest.getByRole('button', { name: 'Enviar igualmente' }).click();
  await expect(guest.getByText('¿Hay cuna? Llámame al •••.').last()).toBeVisible();

  await openWorkspace(page, 'en', 'tab=messages');
  const row = page.getByRole('article', { name: 'Marta F.' });
  await expect(row).toContainText('1 new');
  await row.getByRole('button', { name: 'Open' }).click();
  const sheet = page.getByRole('dialog', { name: 'Marta F.' });
  await sheet.getByLabel('Your message').fill('Yes, in the wardrobe.');
  await sheet.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sheet.getByText('Yes, in the wardrobe.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expectAccessibleInBoth(page, 'the messages');

  await guest.goto('/user-dashboard');
  await expect(guest.getByText('1 nuevo')).toBeVisible();
  await guest.getByRole('link', { name: 'Tus mensajes' }).click();
  await speak(guest, 'en');
  await guest.getByRole('link', { name: /^Iratxe Goñi/ }).click();
  await expect(guest.getByRole('list').getByText('Yes, in the wardrobe.').last()).toBeVisible();
  await expect(guest.getByRole('button', { name: 'End this conversation' })).toBeVisible();
});
