import { expect, type Page } from '@playwright/test';
import { message, tongues, type Tongue } from '../pages.ts';
import { test } from '../test.ts';

/** The two forms of the desk in the words of their pages. */
const desk = {
  en: {
    contact: {
      heading: 'Talk to us',
      texts: {
        Name: 'Marta Ferrer',
        Email: 'marta@example.com',
        Subject: 'A lost hat',
        Message: 'Straw, blue ribbon.',
      },
      choices: { Priority: 'high' },
      send: 'Send message',
      sent: 'Message Sent!',
      after: 'within 24 hours',
      again: 'Write another',
      failed: 'Your message could not be sent. Please try again.',
    },
    issue: {
      heading: 'What went wrong?',
      texts: { Email: 'marta@example.com', Title: 'Loose rail', 'What happened': 'On the third floor terrace.' },
      choices: { 'Kind of issue': 'safety', Urgency: 'critical' },
      send: 'Report it',
      sent: 'Issue Reported',
      after: 'investigated immediately',
      again: 'Report something else',
      failed: 'Your report could not be sent. Please try again.',
    },
  },
  es: {
    contact: {
      heading: 'Cuéntanos',
      texts: {
        Nombre: 'Marta Ferrer',
        Correo: 'marta@example.com',
        Asunto: 'Un sombrero',
        Mensaje: 'De paja, cinta azul.',
      },
      choices: { Prioridad: 'high' },
      send: 'Enviar mensaje',
      sent: '¡Mensaje enviado!',
      after: 'menos de 24 horas',
      again: 'Escribir otro',
      failed: 'No se ha podido enviar tu mensaje. Inténtalo de nuevo.',
    },
    issue: {
      heading: '¿Qué ha pasado?',
      texts: { Correo: 'marta@example.com', Título: 'Barandilla suelta', 'Qué ha pasado': 'En la terraza.' },
      choices: { 'Tipo de problema': 'safety', Urgencia: 'critical' },
      send: 'Enviar aviso',
      sent: 'Problema comunicado',
      after: 'de inmediato',
      again: 'Avisar de otra cosa',
      failed: 'No se ha podido enviar tu aviso. Inténtalo de nuevo.',
    },
  },
} as const;

const pages = { contact: '/contact-us', issue: '/report-issue' } as const;
const calls = { contact: '**/api/contact-messages*', issue: '**/api/issue-reports*' } as const;
type Form = keyof typeof pages;
type Words = (typeof desk)[Tongue][Form];

/** Opens a page and changes its language there and back: whoever can do that has a page that is awake. */
async function open(page: Page, form: Form, tongue: Tongue): Promise<Words> {
  await page.goto(pages[form]);
  const html = page.locator('html');
  const other = tongue === 'en' ? 'es' : 'en';
  await expect(async () => {
    await page.getByRole('button', { name: tongues[other].switchTo }).click();
    await page.getByRole('button', { name: tongues[tongue].switchTo }).click();
    await expect(page.getByRole('button', { name: tongues[tongue].switchTo })).toHaveAttribute('aria-pressed', 'true', {
      timeout: 500,
    });
    await expect(html).toHaveAttribute('lang', tongue, { timeout: 500 });
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(tongue);
  }).toPass();
  const words = desk[tongue][form];
  await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
  return words;
}

/** The control under a label; a required one has the word for that behind it. */
const control = (page: Page, label: string) => page.locator('form').getByLabel(new RegExp(`^${label}( |$)`));

async function fillIn(page: Page, words: Words) {
  for (const [label, text] of Object.entries(words.texts)) await control(page, label).fill(text);
  for (const [label, value] of Object.entries(words.choices)) await control(page, label).selectOption(value);
}

for (const tongue of Object.keys(tongues) as Tongue[])
  for (const form of Object.keys(pages) as Form[])
    test(`a visitor sends the ${form} form (${tongue}) @phone`, async ({ page }) => {
      const words = await open(page, form, tongue);
      const send = page.getByRole('button', { name: words.send });
      const wrong = page.locator('form [aria-invalid=true]');

      await test.step('form says what is missing, and takes the mended one', async () => {
        await send.click();
        await expect(wrong).not.toHaveCount(0);
        await expect(wrong.first()).toBeFocused();
        await expect(wrong.first()).toHaveAccessibleDescription(/\p{L}/u);
        await expect(message(page)).toContainText(tongue === 'en' ? 'Missing Information' : 'Faltan datos');
        await fillIn(page, words);
        await expect(wrong).toHaveCount(0);
        await control(page, tongue === 'en' ? 'Email' : 'Correo').fill('marta');
        await send.click();
        await expect(wrong).toHaveCount(1);
        await fillIn(page, words);
      });

      await test.step('it keeps every word while the server is down', async () => {
        await page.route(calls[form], (route) => route.abort());
        await send.click();
        await expect(message(page)).toContainText(words.failed);
        for (const [label, text] of Object.entries(words.texts)) await expect(control(page, label)).toHaveValue(text);
        await page.unroute(calls[form]);
      });

      const reply = page.waitForResponse(calls[form]);
      await send.click();
      expect((await reply).status()).toBe(201);
      expect(new URL((await reply).url()).searchParams.get('lang')).toBe(tongue);
      await expect(page.getByRole('heading', { name: words.sent })).toBeFocused();
      await expect(page.getByRole('main')).toContainText(words.after);
      await page.getByRole('button', { name: words.again }).click();
      await expect(control(page, Object.keys(words.texts)[0] ?? '')).toHaveValue('');
    });
