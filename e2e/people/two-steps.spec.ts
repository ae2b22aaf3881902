/** Somebody guards their account: a second step, the devices they are signed in on, and a letter about a new one. */
import { expect, type Page } from '@playwright/test';
import { codeOf } from '../authenticator.ts';
import { expectAccessible } from '../axe.ts';
import { mailTo } from '../mails.ts';
import { aMember, secret } from '../members.ts';
import { hasChosen } from '../pages.ts';
import { test, type Visitor } from '../test.ts';

/** Another browser, which the account does not know, in Spanish. */
async function anotherBrowser(visitor: Visitor): Promise<Page> {
  const page = await visitor();
  await hasChosen(page, 'es');
  return page;
}

/** Says phone and password at the Spanish door. */
async function saysPassword(page: Page, phone: string): Promise<void> {
  await page.goto('/auth?tab=signin');
  await page
    .getByLabel(/^Teléfono/)
    .last()
    .fill(phone);
  await page
    .getByLabel(/^Contraseña/)
    .last()
    .fill(secret);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Entrar' }).click();
}

test('a second step is set up, and asked for at the next sign-in', async ({ page, visitor }) => {
  const { phone } = await aMember(page, 'en');
  await page.goto('/user-dashboard');
  await page.getByRole('button', { name: 'Two-step verification' }).click();
  const sheet = page.getByRole('dialog', { name: 'Two-step verification' });
  await sheet.getByRole('button', { name: 'Set up' }).click();
  await expect(sheet.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  const key = await sheet.locator('dd code').innerText();
  await sheet.getByLabel(/^Six digits/).fill(codeOf(key));
  await sheet.getByRole('button', { name: 'Finish' }).click();
  await expect(sheet.getByRole('heading', { name: 'Keep these now' })).toBeFocused();
  const codes = await sheet.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await sheet.getByRole('button', { name: 'I have kept them' }).click();
  await expect(sheet.getByText('10 of 10 left')).toBeVisible();
  await expectAccessible(page, 'the second step', 'in one language');

  const other = await anotherBrowser(visitor);
  await saysPassword(other, phone);
  await expect(other.getByRole('heading', { name: 'Un paso más' })).toBeFocused();
  await other.getByLabel(/^Código/).fill('000000');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Ese código no es correcto, o ya se ha usado.')).toBeVisible();
  await other.getByLabel(/^Código/).fill(codeOf(key, 1));
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/user-dashboard/);

  const third = await anotherBrowser(visitor);
  await saysPassword(third, phone);
  await expect(third.getByRole('heading', { name: 'Un paso más' })).toBeFocused();
  await expectAccessible(third, 'the second step of signing in', 'in one language');
  await third.getByLabel(/^Código/).fill(codes[0] ?? '');
  await third.getByRole('tabpanel').getByRole('button', { name: 'Entrar' }).click();
  await expect(third).toHaveURL(/\/user-dashboard/);
});

test('a new device is written about, stands in the list, and can show all others out', async ({ page, visitor }) => {
  const { phone, email } = await aMember(page, 'en');
  await page.goto('/user-dashboard');
  const other = await anotherBrowser(visitor);
  await saysPassword(other, phone);
  await expect(other).toHaveURL(/\/user-dashboard/);
  const letter = await mailTo(email, 'A new device in your account');
  expect(letter.text).toContain('Chrome');

  await other.getByRole('button', { name: 'Tus dispositivos' }).click();
  const devices = other.getByRole('dialog', { name: 'Tus dispositivos' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(other, 'the devices', 'in one language');
  await devices.getByRole('button', { name: 'Cerrar todas las demás' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await page.goto('/user-dashboard');
  await expect(page).toHaveURL(/\/auth/);
});
