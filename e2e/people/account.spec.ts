/** One's own account: edit it, change its password, take one's data along, have it erased (issue 6). */
import { readFile } from 'node:fs/promises';
import { expect, type Page, request } from '@playwright/test';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import { expectAccessible } from '../axe.ts';
import { aMember, aNight, buysTwo, secret } from '../members.ts';
import { bothTongues, message, speak, type Tongue } from '../pages.ts';
import { test } from '../test.ts';
import { house } from '../house.ts';

const words = {
  en: {
    card: 'Account info',
    edit: 'Edit',
    details: 'Your details',
    name: /^Full name/,
    phone: /^Phone number/,
    password: /^Your password/,
    save: 'Save',
    saved: 'Saved',
    missing: 'Please enter your password',
    hello: 'Welcome, Lola',
    change: 'Change password',
    current: /^Current password/,
    newPassword: /^New password required/,
    again: /^New password again/,
    wrong: 'This is not your password',
    changed: 'New password saved',
    export: 'Download my data',
    everywhere: 'Sign out everywhere',
    signOut: 'Sign out',
    erase: 'Erase account',
    eraseTitle: 'Erase your account?',
    eraseYes: 'Erase my account',
    ahead: /^You still have a booking coming up/,
    erased: 'Your account is erased',
    title: 'A night to cancel',
  },
  es: {
    card: 'Datos de la cuenta',
    edit: 'Editar',
    details: 'Tus datos',
    name: /^Nombre completo/,
    phone: /^Teléfono/,
    password: /^Tu contraseña/,
    save: 'Guardar',
    saved: 'Guardado',
    missing: 'Escribe tu contraseña',
    hello: 'Hola, Lola',
    change: 'Cambiar contraseña',
    current: /^Contraseña actual/,
    newPassword: /^Contraseña nueva/,
    again: /^Repite la contraseña nueva/,
    wrong: 'Esta no es tu contraseña',
    changed: 'Contraseña guardada',
    export: 'Descargar mis datos',
    everywhere: 'Cerrar todas las sesiones',
    signOut: 'Salir',
    erase: 'Borrar la cuenta',
    eraseTitle: '¿Borrar tu cuenta?',
    eraseYes: 'Borrar mi cuenta',
    ahead: /^Aún tienes una reserva/,
    erased: 'Tu cuenta está borrada',
    title: 'Una noche para cancelar',
  },
} as const;

/** Whether these words open the account, from another browser than this one. */
async function signsIn(phone: string, password: string): Promise<boolean> {
  const door = await request.newContext({ baseURL: house });
  const reply = await door.post('/api/auth/signin', { data: { phone, password } });
  await door.dispose();
  return reply.status() === 200;
}

const open = async (page: Page, tongue: Tongue) => {
  const somebody = await aMember(page, tongue);
  await page.goto('/user-dashboard');
  const card = page.getByRole('region', { name: words[tongue].card });
  await expect(card).toBeVisible();
  return { somebody, card };
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const tongue of bothTongues) {
  const say = words[tongue];

  test(`an account is edited, and erased (${tongue}) @phone`, async ({ page }) => {
    const { somebody, card } = await open(page, tongue);
    const phone = somebody.phone.replace('+346', '+347');

    await test.step('edits the account: names freely, the phone with the password', async () => {
      await press(page, say.edit);
      const sheet = page.getByRole('dialog', { name: say.details });
      await sheet.getByLabel(say.name).fill('Lola Campos');
      await sheet.getByLabel(say.phone).fill(phone);
      await sheet.getByRole('button', { name: say.save, exact: true }).click();
      await expect(sheet.getByText(say.missing)).toBeInViewport({ ratio: 1 });
      await expect(sheet.getByLabel(say.password)).toBeFocused();
      await sheet.getByLabel(say.password).fill(secret);
      await sheet.getByRole('button', { name: say.save, exact: true }).click();
      await expect(message(page)).toContainText(say.saved);
      await expect(page.getByRole('heading', { level: 1, name: say.hello })).toBeVisible();
      await expect(card.getByText(shownPhone(phone))).toBeVisible();
      await page.reload();
      await expect(card.getByText(shownPhone(phone))).toBeVisible();
      expect([await signsIn(somebody.phone, secret), await signsIn(phone, secret)]).toEqual([false, true]);
    });

    await test.step('has the account erased, once nothing lies ahead', async () => {
      const orderId = await buysTwo(page, somebody, await aNight(30, 'moderate'));
      await press(page, say.erase);
      const sheet = page.getByRole('dialog', { name: say.eraseTitle });
      await sheet.getByLabel(say.password).fill(secret);
      // The sheet says so before it is asked, too: the refusal itself is waited for, or the booking is gone before it comes.
      const refused = page.waitForResponse('**/api/account/erasure*');
      await sheet.getByRole('button', { name: say.eraseYes }).click();
      expect((await refused).status()).toBe(409);
      await expect(sheet.getByText(say.ahead)).toBeVisible();
      await page.request.post(`/api/orders/${orderId}/cancellation`, { data: { refund: '50.00' } });
      // Money on its way back holds the account as well.
      const back = async () => (await (await page.request.get(`/api/orders/${orderId}`)).json()).back.done as string;
      await expect.poll(back).toBe('50.00');
      await sheet.getByRole('button', { name: say.eraseYes }).click();
      await expect(message(page)).toContainText(say.erased);
      await page.waitForURL((url) => url.pathname === '/');
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
      expect((await page.request.get('/api/account')).status()).toBe(401);
      expect(await signsIn(phone, secret)).toBe(false);
    });
  });
}

test('looks at each sheet, changes the password, takes the data along and signs out everywhere', async ({ page }) => {
  test.slow();
  const { somebody, card } = await open(page, 'en');

  for (const tongue of bothTongues)
    await test.step(`each sheet is for everybody, in ${tongue}`, async () => {
      const say = words[tongue];
      await speak(page, tongue);
      for (const [button, title] of [
        [say.edit, say.details],
        [say.change, say.change],
        [say.erase, say.eraseTitle],
      ] as const) {
        await press(page, button);
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expectAccessible(page, `${title} (${tongue})`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await expectAccessible(page, `the dashboard (${tongue})`);
    });

  let password: string = secret;
  for (const tongue of ['es', 'en'] as const)
    await test.step(`changes the password, and stays, in ${tongue}`, async () => {
      const say = words[tongue];
      const chosen = `otra-clave-larga-${tongue}`;
      await speak(page, tongue);
      await press(page, say.change);
      const sheet = page.getByRole('dialog', { name: say.change });
      await sheet.getByLabel(say.current).fill('not this one');
      await sheet.getByLabel(say.newPassword).fill(chosen);
      await sheet.getByLabel(say.again).fill(chosen);
      await sheet.getByRole('button', { name: say.save, exact: true }).click();
      await expect(sheet.getByText(say.wrong)).toBeVisible();
      await sheet.getByLabel(say.current).fill(password);
      await sheet.getByRole('button', { name: say.save, exact: true }).click();
      await expect(message(page)).toContainText(say.changed);
      await expect(sheet).toBeHidden();
      expect((await page.request.get('/api/account')).status()).toBe(200);
      expect(await signsIn(somebody.phone, password)).toBe(false);
      expect(await signsIn(somebody.phone, chosen)).toBe(true);
      password = chosen;
    });
  await page.reload();
  await expect(card).toBeVisible();

  const say = words.en;
  await test.step('takes the own data along as a file, and only the own', async () => {
    const orderId = await buysTwo(page, somebody, await aNight(30, 'moderate'));
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, say.export)]);
    expect(download.suggestedFilename()).toMatch(/^aftersun-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.account).toMatchObject({ id: somebody.id, phone: somebody.phone, email: somebody.email });
    expect(data.orders).toMatchObject([{ id: orderId, amount: '50.00', status: 'confirmed' }]);
    expect(data.orders[0].tickets).toHaveLength(2);
  });

  await test.step('signs out everywhere', async () => {
    await speak(page, 'es');
    await press(page, words.es.everywhere);
    const asked = page.getByRole('alertdialog');
    await expect(asked.getByRole('button', { name: words.es.signOut, exact: true })).toBeVisible();
    await speak(page, 'en');
    await asked.getByRole('button', { name: say.signOut, exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await page.request.get('/api/account')).status()).toBe(401);
  });
});
