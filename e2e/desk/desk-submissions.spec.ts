/** Proposals at the desk: reviewed, completed, published or turned down, once (specification sections 2, 4 and 8). */
import { expect, type Page } from '@playwright/test';
import { daysAfter } from '#kit/shared/durations.ts';
import { lookFor, openDesk, secondDesk } from '../desk.ts';
import { gatheringFor } from '../mails.ts';
import { message, type Tongue } from '../pages.ts';
import { test } from '../test.ts';
import { now } from '../clock.ts';
import { aSuffix } from '../suffix.ts';

const words = {
  en: {
    review: 'Review',
    look: 'Open',
    views: 'Submissions',
    pending: 'Pending',
    approved: /^Approved/,
    rejected: /^Rejected/,
    lead: /Reviewed within 24 to 48 hours\. Oldest has waited \d+ hours?\./,
    twins: 'Perhaps here already',
    open: 'Date to be announced',
    date: 'Date',
    time: 'Time',
    price: 'Price',
    noPrice: 'Nobody has named a price; 0 is free. To publish without one, press Approve once more.',
    note: /^Note to the owner/,
    reason: /^Why not/,
    approve: 'Approve',
    reject: 'Reject',
    close: 'Close',
    updated: 'Submission status updated',
    failed: 'Changed by somebody else',
    meanwhile: 'Somebody else has decided on it meanwhile',
    up: 'It is up: ',
    about: 'About your proposal: ',
    leave: 'Leave without saving?',
    stay: 'Keep editing',
    none: 'Nothing matches',
  },
  es: {
    review: 'Revisar',
    look: 'Abrir',
    views: 'Propuestas',
    pending: 'Pendientes',
    approved: /^Aprobadas/,
    rejected: /^Rechazadas/,
    lead: /Se revisan en 24 a 48 horas\. La más antigua lleva \d+ horas?\./,
    twins: 'Quizá ya está aquí',
    open: 'Fecha por anunciar',
    date: 'Fecha',
    time: 'Hora',
    price: 'Precio',
    noPrice: 'Nadie ha dicho un precio; 0 es gratis. Para publicar sin él, pulsa Aprobar otra vez.',
    note: /^Nota para quien la envió/,
    reason: /^¿Por qué no/,
    approve: 'Aprobar',
    reject: 'Rechazar',
    close: 'Cerrar',
    updated: 'El estado de la propuesta se ha actualizado',
    failed: 'Otra persona lo ha cambiado',
    meanwhile: 'Otra persona ha decidido mientras tanto',
    up: 'Ya está publicado: ',
    about: 'Sobre tu propuesta: ',
    leave: '¿Salir sin guardar?',
    stay: 'Seguir editando',
    none: 'No hay nada que coincida',
  },
} as const;

/** A visitor's proposal, as the conversation sends it. */
async function propose(page: Page, tongue: Tongue, over: Record<string, string | null> = {}) {
  const name = aSuffix();
  const proposal = { title: `Espuma ${name}`, contact_email: `sala${name}@correo.example`, ...over };
  const reply = await page.request.post(`/api/submissions?lang=${tongue}`, {
    data: {
      type: 'event',
      description: 'Espuma desde medianoche.',
      category: 'party',
      location: 'Casco Antiguo',
      address: `Calle ${name} 4`,
      contact_phone: '',
      price: '12.50',
      currency: 'EUR',
      ...proposal,
    },
  });
  expect(reply.status()).toBe(201);
  return proposal;
}

/** Opens the review of a proposal, found by its title. */
async function review(page: Page, tongue: Tongue, title: string) {
  const say = words[tongue];
  await lookFor(page, tongue, title);
  const row = page.getByRole('article', { name: title });
  await row.getByRole('button', { name: say.review }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The day after tomorrow: no night is over by then. */
const soon = () => daysAfter(now(), 2).toISOString().slice(0, 10);

for (const tongue of ['en', 'es'] as const satisfies readonly Tongue[]) {
  const say = words[tongue];

  test(`proposals are turned down and published (${tongue}) @phone`, async ({ page }) => {
    const proposed = [await propose(page, tongue), await propose(page, tongue)] as const;
    await openDesk(page, tongue, 'tab=submissions');

    await test.step('a proposal is turned down with a reason', async () => {
      const { title, contact_email: email } = proposed[0];
      const sheet = await review(page, tongue, title);
      await sheet.getByRole('button', { name: say.reject }).click();
      const reason = sheet.getByLabel(say.reason);
      await expect(reason).toBeFocused();
      await reason.fill('Ya está publicada.');
      // What was written is not lost by a slip.
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: say.leave });
      await question.getByRole('button', { name: say.stay }).click();
      await expect(reason).toHaveValue('Ya está publicada.');
      await sheet.getByRole('button', { name: say.reject }).click();
      await expect(message(page)).toContainText(say.updated);
      await expect(sheet).toBeHidden();

      await page.getByRole('navigation', { name: say.views }).getByRole('link', { name: say.rejected }).click();
      const row = page.getByRole('article', { name: title });
      await row.getByRole('button', { name: say.look }).click();
      const seen = page.getByRole('dialog', { name: title });
      await expect(seen.getByText('Ya está publicada.')).toBeVisible();
      await expect(seen.getByRole('button', { name: say.approve })).toHaveCount(0);
      expect((await gatheringFor(email, `${say.about}${title}`)).text).toContain('Ya está publicada.');
      await page.keyboard.press('Escape');
      await expect(seen).toBeHidden();
    });

    await test.step('a proposal is completed, published, and its sender told', async () => {
      await page.getByRole('navigation', { name: say.views }).getByRole('link', { name: say.pending }).click();
      const { title, contact_email: email } = proposed[1];
      await expect(page.getByText(say.lead)).toBeVisible();
      const sheet = await review(page, tongue, title);
      await expect(sheet.getByText(say.open)).toBeVisible();
      await sheet.getByLabel(say.date).fill(soon());
      await sheet.getByLabel(say.time).fill('23:30');
      await expect(sheet.getByText(say.open)).toBeHidden();
      await sheet.getByLabel(say.note).fill('Bienvenidos.');
      await sheet.getByRole('button', { name: say.approve }).click();
      await expect(message(page)).toContainText(say.updated);
      await expect(sheet).toBeHidden();
      await expect(page.getByText(say.none)).toBeVisible();

      await page.getByRole('navigation', { name: say.views }).getByRole('link', { name: say.approved }).click();
      await expect(page.getByRole('article', { name: title })).toBeVisible();
      const letter = await gatheringFor(email, `${say.up}${title}`);
      expect(letter.text).toContain('Bienvenidos.');
      const address = /https?:\/\/\S+\/events\/[\w-]+/.exec(letter.text)?.[0] ?? '';
      await page.goto(new URL(address).pathname);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  });
}

test('what is perhaps here already is said, and nothing becomes free by accident', async ({ page }) => {
  const { title } = await propose(page, 'en');
  await propose(page, 'en', { title: `${title}!`, price: '' });
  await openDesk(page, 'en', 'tab=submissions');
  const sheet = await review(page, 'en', `${title}!`);
  await expect(sheet.getByText(words.en.twins)).toBeVisible();
  await expect(sheet.getByText(title, { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: words.en.approve }).click();
  await expect(sheet.getByText(words.en.noPrice)).toBeVisible();
  await expect(sheet.getByLabel(words.en.price, { exact: true })).toBeFocused();
  // Nobody has to know it: the second press leaves it to be announced.
  const decided = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await sheet.getByRole('button', { name: words.en.approve }).click();
  await expect(message(page)).toContainText(words.en.updated);
  const { listing_id: id } = await (await decided).json();
  expect(await (await page.request.get(`/api/events/${id}`)).json()).toMatchObject({ title: `${title}!`, price: null });
});

test('the second of two admins is told, and decides nothing', async ({ page, visitor }) => {
  const say = words.en;
  const { title } = await propose(page, 'en');
  await openDesk(page, 'en', 'tab=submissions');
  const first = await review(page, 'en', title);
  const other = await secondDesk(visitor, 'en', 'tab=submissions');
  const second = await review(other, 'en', title);
  await first.getByRole('button', { name: say.approve }).click();
  await expect(message(page)).toContainText(say.updated);
  await second.getByLabel(say.note).fill('No, thank you.');
  await second.getByRole('button', { name: say.reject }).click();
  await expect(message(other)).toContainText(say.failed);
  await expect(second.getByText(say.meanwhile)).toBeVisible();
  await expect(second.getByRole('button', { name: say.reject })).toHaveCount(0);
});
