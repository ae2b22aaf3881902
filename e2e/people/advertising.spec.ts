import { expect, type Page } from '@playwright/test';
import { messages as account } from '#features/account/messages.ts';
import { message, openHome, signUp, tongues, type Tongue, bothTongues, speak } from '../pages.ts';
import { newDigits } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    getStarted: 'Get Started',
    advanced: 'Choose Advanced',
    starter: 'Start for free',
    traveller: /^Traveller/,
    runs: account.en['business.title'],
    becomes: account.en['business.button'],
    isBusiness: account.en['business.done'],
    accountEmail: /^Email/,
    accountPassword: /^Your password/,
    business: /^Business name/,
    contact: /^Contact name/,
    email: /^Email/,
    submit: 'Submit inquiry',
    submitted: 'Inquiry Submitted!',
    proposal: /personalized proposal within 24 hours/,
    missing: 'Missing Information',
    wrong: /^Please enter a valid email/,
    failed: 'Failed to submit inquiry. Please try again.',
    quoteEmail: /^Your email/,
    quote: 'Request a quote',
    quoteSubmitted: 'Quote Request Submitted!',
    quoteProposal: /custom enterprise proposal within 24 hours/,
    quoteFailed: 'Failed to submit quote request. Please try again.',
    type: /^What is it/,
    phone: /^Phone/,
    location: /^Location/,
    website: /^Website/,
    description: /^Tell us about it/,
    send: 'Send inquiry',
    sent: 'Business Inquiry Submitted!',
    sentText: /within 48 hours/,
    webAddress: /^Please enter a web address/,
    sendFailed: 'Failed to submit business inquiry. Please try again.',
  },
  es: {
    getStarted: 'Empezar',
    advanced: 'Elegir Advanced',
    starter: 'Empezar gratis',
    traveller: /^Viajero/,
    runs: account.es['business.title'],
    becomes: account.es['business.button'],
    isBusiness: account.es['business.done'],
    accountEmail: /^Correo/,
    accountPassword: /^Tu contraseña/,
    business: /^Nombre del negocio/,
    contact: /^Persona de contacto/,
    email: /^Correo/,
    submit: 'Enviar consulta',
    submitted: '¡Consulta enviada!',
    proposal: /En 24 horas te enviamos una propuesta personalizada/,
    missing: 'Faltan datos',
    wrong: /^Escribe un correo válido/,
    failed: 'No se ha podido enviar la consulta. Inténtalo de nuevo.',
    quoteEmail: /^Tu correo/,
    quote: 'Pedir presupuesto',
    quoteSubmitted: '¡Petición de presupuesto enviada!',
    quoteProposal: /En 24 horas te enviamos una propuesta de empresa/,
    quoteFailed: 'No se ha podido enviar la petición de presupuesto. Inténtalo de nuevo.',
    type: /^¿Qué es\?/,
    phone: /^Teléfono/,
    location: /^Ubicación/,
    website: /^Página web/,
    description: /^Cuéntanos/,
    send: 'Enviar consulta',
    sent: '¡Consulta de negocio enviada!',
    sentText: /Te contactaremos en 48 horas/,
    webAddress: /^Escribe una dirección web/,
    sendFailed: 'No se ha podido enviar la consulta de negocio. Inténtalo de nuevo.',
  },
} as const satisfies Record<Tongue, object>;

const calls = '**/api/*-inquiries*';

async function fillInquiry(page: Page, tongue: Tongue, email: string) {
  const form = page.locator('#inquiry');
  await form.getByLabel(words[tongue].business).fill('Bar Neptuno');
  await form.getByLabel(words[tongue].contact).fill('Marta Ferrer');
  await form.getByLabel(words[tongue].email).fill(email);
}

async function fillBusiness(page: Page, tongue: Tongue) {
  const say = words[tongue];
  await page.getByLabel(say.type).selectOption('business');
  await page.getByLabel(say.business).fill('Bar Neptuno');
  await page.getByLabel(say.contact).fill('Marta Ferrer');
  await page.getByLabel(say.email).fill('marta@example.com');
  await page.getByLabel(say.phone).fill('+34 600 123 456');
  await page.getByLabel(say.location).fill('Avenida de Alcoy');
  await page.getByLabel(say.description).fill('Caña fría, arena caliente.');
}

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`the banner leads to the packages, and a package through the door (${tongue}) @phone`, async ({ page }) => {
    await openHome(page, tongue);
    await page.locator('.ad').getByRole('link', { name: say.getStarted }).click();
    await page.waitForURL(/\/advertise$/);
    await expect(page.getByRole('link', { name: say.starter })).toHaveAttribute(
      'href',
      /^\/auth\?redirect=%2Fuser-dashboard/,
    );
    await page.getByRole('link', { name: say.advanced }).click();
    await page.waitForURL(/\/auth\?redirect=%2Fcheckout&plan=advanced/);
    // Whoever chose a plan is taken for a business, and may be a traveller all the same.
    await page.getByRole('tab', { name: tongues[tongue].signUp }).click();
    const traveller = page.getByRole('radio', { name: say.traveller });
    await expect(traveller).not.toBeChecked();
    await traveller.check();
    await signUp(page, tongue);
    await page.waitForURL(/\/checkout\?plan=advanced/);

    // They came as a traveller: the account becomes a business's, and goes on with the plan.
    const becoming = page.getByRole('region', { name: say.runs });
    await becoming.getByLabel(say.accountEmail).fill(`marta${newDigits()}@correo.example`);
    await becoming.getByLabel(say.accountPassword).fill('una-clave-larga-9');
    await becoming.getByRole('button', { name: say.becomes }).click();
    await expect(message(page)).toContainText(say.isBusiness);
    await expect(page.getByRole('timer')).toBeVisible();
  });

  test(`a business asks to be listed (${tongue}) @phone`, async ({ page }) => {
    await page.goto(`/business-inquiry?lang=${tongue}`);
    const send = page.getByRole('button', { name: say.send });

    await test.step('a listing inquiry is refused in words, and waits for the server', async () => {
      await send.click();
      await expect(message(page)).toContainText(say.missing);
      await expect(page.getByLabel(say.type)).toBeFocused();

      await fillBusiness(page, tongue);
      await page.getByLabel(say.website).fill('neptuno');
      await send.click();
      await expect(page.getByText(say.webAddress)).toBeVisible();
      await expect(page.getByLabel(say.website)).toBeFocused();

      await page.getByLabel(say.website).fill('https://neptuno.example');
      await page.route(calls, (route) => route.abort());
      await send.click();
      await expect(message(page)).toContainText(say.sendFailed);
      await expect(page.getByLabel(say.description)).toHaveValue('Caña fría, arena caliente.');
      await page.unroute(calls);
    });

    await page.getByLabel(say.website).fill('');
    await send.click();
    await expect(message(page)).toContainText(say.sent);
    await expect(message(page)).toContainText(say.sentText);
    await expect(page.getByLabel(say.business)).toHaveValue('');
  });
}

test('a business asks for a proposal and for a quote', async ({ page }) => {
  await page.goto('/advertise');
  const form = page.locator('#inquiry');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    await speak(page, tongue);
    const submit = page.getByRole('button', { name: say.submit });
    const quote = page.getByRole('button', { name: say.quote });

    await test.step(`an inquiry that is refused keeps its words (${tongue})`, async () => {
      await submit.click();
      await expect(message(page)).toContainText(say.missing);
      await expect(form.getByLabel(say.business)).toBeFocused();
      await fillInquiry(page, tongue, 'marta@example.c');
      await submit.click();
      await expect(form.getByText(say.wrong)).toBeVisible();
      await expect(form.getByLabel(say.email)).toBeFocused();
      await expect(form.getByLabel(say.business)).toHaveValue('Bar Neptuno');
    });

    await test.step(`an inquiry and a quote survive a server that is down (${tongue})`, async () => {
      await page.route(calls, (route) => route.abort());
      await fillInquiry(page, tongue, 'marta@example.com');
      await submit.click();
      await expect(message(page)).toContainText(say.failed);
      await expect(form.getByLabel(say.business)).toHaveValue('Bar Neptuno');

      await expect(quote).toBeDisabled();
      await page.getByLabel(say.quoteEmail).fill('marta@example.com');
      await quote.click();
      await expect(message(page)).toContainText(say.quoteFailed);
      await expect(page.getByLabel(say.quoteEmail)).toHaveValue('marta@example.com');
      await page.unroute(calls);
    });

    await submit.click();
    await expect(message(page)).toContainText(say.submitted);
    await expect(message(page)).toContainText(say.proposal);
    await expect(form.getByLabel(say.business)).toHaveValue('');

    await quote.click();
    await expect(message(page)).toContainText(say.quoteSubmitted);
    await expect(message(page)).toContainText(say.quoteProposal);
    await expect(page.getByLabel(say.quoteEmail)).toHaveValue('');
    await expect(quote).toBeDisabled();
  }
});
