/** Issue 21: an owner invites somebody by a link, who joins through the door, works in their part of it, and is taken out. */
import { expect } from '@playwright/test';
import { expectAccessibleInBoth } from '../axe.ts';
import { aBusiness, openWorkspace } from '../business.ts';
import { hasChosen, message, signUp } from '../pages.ts';
import { test } from '../test.ts';

test('an owner lets somebody work in a part of the business, as long as the owner wants', async ({ page, visitor }) => {
  await aBusiness(page, 'en');
  await openWorkspace(page, 'en', 'tab=team');
  await page.getByRole('region', { name: 'Invite somebody' }).getByLabel(/^Role/).selectOption('door');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await page.getByLabel('Link to pass on').inputValue();
  await expect(page.getByRole('article', { name: 'Anybody with the link' })).toContainText('Invited: Door');

  const waiter = await visitor();
  await hasChosen(waiter, 'es');
  await waiter.goto(link);
  await expect(waiter.getByRole('heading', { level: 1, name: 'Iratxe Goñi' })).toBeVisible();
  await waiter.getByRole('link', { name: 'Abrir una cuenta' }).click();
  // The key of the invitation stands in no address that a server hears.
  await waiter.waitForURL(/\/auth\?redirect=%2Fteam-invitation&tab=signup$/);
  // A letter on the way, for a new password, would open another tab: the key is found there as well.
  const tab = await waiter.context().newPage();
  await tab.goto(waiter.url());
  await signUp(tab, 'es');
  await tab.getByRole('button', { name: 'Unirme al equipo' }).click();
  // Of the door alone: it is what they came for.
  await tab.waitForURL('/check-in');
  expect(await tab.evaluate(() => localStorage.getItem('link-key'))).toBeNull();
  await tab.close();
  await waiter.goto('/dashboard');
  await expect(waiter.getByRole('combobox', { name: 'Trabajas para' })).toHaveValue(/\w/);
  const parts = waiter.getByRole('navigation', { name: 'Partes de tu espacio' }).getByRole('link');
  await expect(parts).toHaveText(['Equipo']);
  await waiter.getByRole('link', { name: 'Control de acceso' }).click();
  await waiter.waitForURL('/check-in');

  await page.reload();
  const member = page.getByRole('article', { name: 'Marta Ferrer' });
  await member.getByLabel('Role of Marta Ferrer').selectOption('editor');
  await expect(message(page)).toContainText('Marta Ferrer has a new role.');
  await waiter.goto('/dashboard');
  await expect(waiter.getByRole('button', { name: 'Añadir evento' })).toBeVisible();
  await expectAccessibleInBoth(page, 'the team');

  await page.getByRole('button', { name: 'Quitar a Marta Ferrer del equipo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Marta Ferrer' })).toHaveCount(0);
  await waiter.goto('/dashboard');
  await waiter.waitForURL('/user-dashboard');
});
