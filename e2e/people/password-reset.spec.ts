/** Somebody forgot their password and gets another one by mail (issue 4, Mail). */
import { expect, type Page } from '@playwright/test';
import { mailTo } from '../mails.ts';
import { message, speak, tongues, type Tongue } from '../pages.ts';
import { test } from '../test.ts';
import { newDigits } from '../suffix.ts';

const words = {
  en: {
    forgot: 'Forgot your password?',
    account: /^Phone or email/,
    send: 'Send the link',
    sent: 'Look at your mail',
    subject: 'Choose a new password',
    newPassword: /^New password/,
    save: 'Save the password',
    differ: 'Passwords do not match',
    saved: 'New password saved',
    phone: /^Phone/,
    signIn: 'Sign in',
    hello: /Welcome back/,
    spent: 'This link is spent',
    another: 'Get a new link',
  },
  es: {
    forgot: '¿Has olvidado la contraseña?',
    account: /^Teléfono o correo/,
    send: 'Enviar el enlace',
    sent: 'Mira tu correo',
    subject: 'Elige una contraseña nueva',
    newPassword: /^Contraseña nueva/,
    save: 'Guardar la contraseña',
    differ: 'Las contraseñas no coinciden',
    saved: 'Contraseña guardada',
    phone: /^Teléfono/,
    signIn: 'Entrar',
    hello: /Hola otra vez/,
    spent: 'Este enlace ya no sirve',
    another: 'Pedir otro enlace',
  },
} as const;

/** The page has taken its form over: a press before that would be the bare browser's. */
const isAwake = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );

for (const tongue of ['en', 'es'] as const satisfies readonly Tongue[])
  test(`a new password by mail: asked for, chosen, used (${tongue}) @phone`, async ({ page, visitor }) => {
    const say = words[tongue];
    const digits = newDigits();
    const [email, phone] = [`marta${digits}@correo.example`, `+346${digits}`];
    const account = { username: `marta${digits}`, fullName: 'Marta Ferrer', phone, email };
    const signedUp = await page.request.post(`/api/auth/signup?lang=${tongue}`, {
      data: { ...account, password: 'una-clave-larga-9', accountType: 'traveller' },
    });
    expect(signedUp.status()).toBe(201);
    // The browser that forgot is another one: nobody is signed in here.
    await page.context().clearCookies();

    // On the way to a checkout, which is not lost by it.
    const wanted = '/checkout?plan=advanced';
    await page.goto(`/auth?redirect=${encodeURIComponent(wanted)}&lang=${tongue}`);
    await isAwake(page);
    // With an order the door opens for new accounts where nobody has come in with this browser.
    await page.getByRole('tab', { name: say.signIn }).click();
    await page.getByRole('link', { name: say.forgot }).click();
    await page.waitForURL(/\/forgot-password/);
    await page.getByLabel(say.account).fill(email);
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByRole('heading', { name: say.sent })).toBeVisible();

    const letter = await mailTo(email, say.subject);
    const link = /https?:\S+\/reset-password\S+/.exec(letter.text)?.[0] ?? '';
    expect(letter.html).toContain(new URL(link).hash);
    const { pathname, search, searchParams, hash } = new URL(link);
    expect([...searchParams]).toEqual([
      ['redirect', wanted],
      ['lang', tongue],
    ]);

    await page.goto(pathname + search + hash);
    await isAwake(page);
    await page.getByLabel(say.newPassword).fill('otra-clave-larga-9');
    await page.getByLabel(tongues[tongue].again).fill('otra-clave-larga-8');
    await page.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.differ).first()).toBeVisible();
    await page.getByLabel(tongues[tongue].again).fill('otra-clave-larga-9');
    await page.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.saved);

    await page.waitForURL(/\/auth/);
    const form = page.getByRole('tabpanel');
    await form.getByLabel(say.phone).fill(phone);
    await form.getByLabel(tongues[tongue].password).fill('otra-clave-larga-9');
    await form.getByRole('button', { name: say.signIn }).click();
    await page.waitForURL(/\/checkout\?plan=advanced/);

    // The link has done its work, whoever finds it now.
    const stranger = await visitor();
    await stranger.goto(new URL(pathname + search + hash, page.url()).href);
    await isAwake(stranger);
    await stranger.getByLabel(say.newPassword).fill('una-clave-de-otro-9');
    await stranger.getByLabel(tongues[tongue].again).fill('una-clave-de-otro-9');
    await stranger.getByRole('button', { name: say.save }).click();
    await expect(stranger.getByText(say.spent)).toBeVisible();
    await stranger.getByRole('link', { name: say.another }).click();
    await stranger.waitForURL(/\/forgot-password/);
  });

test('at the door the language that is chosen goes on with its visitor, and a tab with what was typed outlives a reload', async ({
  page,
}) => {
  await page.goto(`/auth?redirect=${encodeURIComponent('/community?lang=es')}&lang=es`);
  await isAwake(page);
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await page
    .getByRole('tabpanel')
    .getByLabel(/^Nombre completo/)
    .fill('Marta Ferrer');
  await speak(page, 'en');
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fcommunity&tab=signup$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByLabel(/^Full name/)).toHaveValue('Marta Ferrer');
});
