/** Holidays at the desk: from the wish over the quote, which the client answers, to the booking (decisions). */
import { expect, type Page } from '@playwright/test';
import { formatEuro } from '#kit/shared/money.ts';
import { lookFor, openDesk } from '../desk.ts';
import { mailTo } from '../mails.ts';
import { message, speak, type Tongue } from '../pages.ts';
import { test } from '../test.ts';
import { aSuffix } from '../suffix.ts';

const words = {
  en: {
    start: 'Start Planning',
    send: 'Send Quote',
    again: 'Send another quote',
    confirm: 'Confirm Booking',
    complete: 'Complete',
    look: 'Open',
    planning: 'Planning',
    quoted: 'Quoted',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cost: /^Price in euros/,
    itinerary: 'Itinerary',
    missing: 'The client needs an itinerary.',
    updated: 'Holiday Request Updated',
    updatedText: 'Holiday request updated',
    wants: 'Client asks for changes',
    letter: 'Your holiday plan is ready',
    newLetter: 'Your new holiday plan',
    booked: 'Your holiday is confirmed',
    accept: 'Accept the plan',
    keep: 'Leave it as accepted',
    changes: 'Ask for changes',
    message: /^What should be different/,
    sendChanges: 'Send',
    seen: 'We’ll see to it',
    date: 'It’s a date',
    wrong: 'This link opens nothing',
  },
  es: {
    start: 'Empezar a planificar',
    send: 'Enviar presupuesto',
    again: 'Enviar otro presupuesto',
    confirm: 'Confirmar reserva',
    complete: 'Terminar',
    look: 'Abrir',
    planning: 'En planificación',
    quoted: 'Presupuestada',
    confirmed: 'Confirmada',
    completed: 'Terminada',
    cost: /^Precio en euros/,
    itinerary: 'Itinerario',
    missing: 'El cliente necesita un itinerario.',
    updated: 'Petición de vacaciones actualizada',
    updatedText: 'La petición de vacaciones se ha actualizado',
    wants: 'El cliente pide cambios',
    letter: 'Tu plan de vacaciones está listo',
    newLetter: 'Tu nuevo plan de vacaciones',
    booked: 'Tus vacaciones están confirmadas',
    accept: 'Aceptar el plan',
    keep: 'Dejarlo como lo acepté',
    changes: 'Pedir cambios',
    message: /^¿Qué cambiarías/,
    sendChanges: 'Enviar',
    seen: 'Nos ponemos con ello',
    date: 'Hecho, nos vemos',
    wrong: 'Este enlace no abre nada',
  },
} as const;

/** A visitor's wish, as the letter on the home page sends it. */
async function wish(page: Page, tongue: Tongue, budget: string) {
  const name = `Marta ${aSuffix()}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@correo.example`;
  const data = { client_name: name, client_email: email, vacation_description: 'Sombra y música.', budget };
  const reply = await page.request.post(`/api/holiday-requests?lang=${tongue}`, { data });
  expect(reply.status()).toBe(201);
  return { name, email };
}

async function find(page: Page, tongue: Tongue, name: string) {
  await lookFor(page, tongue, name);
  const row = page.getByRole('article', { name });
  await expect(row).toBeVisible();
  return row;
}

/** The private link of a quote's letter, as a path of this site. */
const linkIn = (text: string) => /\/quote\S*#[\w-]{43}/.exec(text)?.[0] ?? '';

for (const tongue of ['en', 'es'] as const satisfies readonly Tongue[]) {
  const say = words[tongue];

  test(`a wish is planned, quoted, changed, accepted and completed (${tongue}) @phone`, async ({ page, visitor }) => {
    test.slow();
    const { name, email } = await wish(page, tongue, '900');
    await openDesk(page, tongue, 'tab=holidays');
    const row = await find(page, tongue, name);
    await row.getByRole('button', { name: say.start }).click();
    await expect(message(page)).toContainText(say.updated);
    await expect(message(page)).toContainText(say.updatedText);
    await expect(row.getByText(say.planning, { exact: true })).toBeVisible();

    await row.getByRole('button', { name: say.send, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByLabel(say.cost)).toHaveValue('900');
    await dialog.getByRole('button', { name: say.send }).click();
    await expect(dialog.getByText(say.missing)).toBeVisible();
    await dialog.getByLabel(say.itinerary).fill('Día 1: la playa.\nDía 2: la otra playa.');
    await dialog.getByRole('button', { name: say.send }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByText(say.quoted, { exact: true })).toBeVisible();

    const first = linkIn((await mailTo(email, say.letter)).text);
    const client = await visitor();
    await client.goto(first);
    await expect(client.locator('html')).toHaveAttribute('lang', tongue);
    await expect(client.getByText(formatEuro(90_000, tongue))).toBeVisible();
    await expect(client.getByText('Día 2: la otra playa.')).toBeVisible();
    await client.getByRole('button', { name: say.changes }).click();
    await client.getByLabel(say.message).fill('Un día menos, por favor.');
    await client.getByRole('button', { name: say.sendChanges, exact: true }).click();
    await expect(client.getByText(say.seen)).toBeVisible();

    await page.reload();
    await expect(row.getByText(say.wants)).toBeVisible();
    await row.getByRole('button', { name: say.again }).click();
    await expect(dialog.getByText('Un día menos, por favor.')).toBeVisible();
    await dialog.getByLabel(say.cost).fill('790');
    await dialog.getByRole('button', { name: say.send }).click();
    await expect(dialog).toBeHidden();
    const second = linkIn((await mailTo(email, say.newLetter)).text);
    expect(second).not.toBe(first);

    await client.reload();
    await expect(client.getByText(say.wrong)).toBeVisible();
    await client.goto('/robots.txt');
    await client.goto(second);
    await expect(client.getByText(formatEuro(79_000, tongue))).toBeVisible();
    await client.getByRole('button', { name: say.accept }).click();
    await expect(client.getByText(say.date)).toBeVisible();
    await expect(client.getByRole('button', { name: say.accept })).toHaveCount(0);
    expect((await mailTo(email, say.booked)).text).toContain('Día 2: la otra playa.');

    await test.step('what is booked can still be changed, or left as it was accepted', async () => {
      await client.getByRole('button', { name: say.changes }).click();
      await client.getByLabel(say.message).fill('Un desayuno más, por favor.');
      await client.getByRole('button', { name: say.sendChanges, exact: true }).click();
      await expect(client.getByText(say.seen)).toBeVisible();
      await page.reload();
      await expect(row.getByText(say.wants)).toBeVisible();
      await expect(row.getByRole('button', { name: say.again })).toBeVisible();
      await client.getByRole('button', { name: say.keep }).click();
      await expect(client.getByText(say.date)).toBeVisible();
    });

    await page.reload();
    await expect(row.getByText(say.confirmed, { exact: true })).toBeVisible();
    await expect(row.getByText(say.wants)).toHaveCount(0);
    await row.getByRole('button', { name: say.complete }).click();
    await expect(row.getByText(say.completed, { exact: true })).toBeVisible();
    await row.getByRole('button', { name: say.look }).click();
    await expect(dialog.getByText('Un desayuno más, por favor.')).toBeVisible();
  });
}

test('a link that lost its key says so @phone', async ({ page }) => {
  // A key written by hand is as wrong as none; who stands there already only jumps, so each comes from elsewhere.
  for (const [tongue, other, key] of [
    ['en', 'es', ''],
    ['es', 'en', `#${'x'.repeat(43)}`],
  ] as const) {
    await page.goto(`/quote?lang=${tongue}${key}`);
    await expect(page.getByText(words[tongue].wrong)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await speak(page, other);
    await expect(page.getByText(words[other].wrong)).toBeVisible();
    await page.goto('/robots.txt');
  }
});

test('a budget in words is no price, and a booking without a quote is confirmed by the desk', async ({ page }) => {
  const say = words.en;
  const { name, email } = await wish(page, 'en', 'About €900');
  await openDesk(page, 'en', 'tab=holidays');
  const row = await find(page, 'en', name);
  await row.getByRole('button', { name: say.send }).click();
  await expect(page.getByRole('dialog', { name }).getByLabel(say.cost)).toHaveValue('');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: say.start }).click();
  await row.getByRole('button', { name: say.confirm }).click();
  await expect(row.getByText(say.confirmed, { exact: true })).toBeVisible();
  await mailTo(email, say.booked);
});
