/** Somebody applies for a job, with an account and without one, and sees what becomes of it (issue 5). */
import { expect, type Locator, type Page } from '@playwright/test';
import { dayMs } from '#kit/shared/durations.ts';
import { deskOf, openDesk } from '../desk.ts';
import { mailTo } from '../mails.ts';
import { aMember } from '../members.ts';
import { bothTongues, message, speak, type Tongue } from '../pages.ts';
import { test } from '../test.ts';
import { now } from '../clock.ts';
import { newDigits } from '../suffix.ts';

const words = {
  en: {
    apply: 'Apply Now',
    name: /^Your name/,
    email: /^Email/,
    from: /^You can start on/,
    languages: /^Languages you speak/,
    spanish: 'Spanish',
    message: /^A few words about you/,
    send: 'Send application',
    missing: 'Missing Information',
    sent: 'Application sent',
    subject: (title: string) => `Your application has arrived: ${title}`,
    shortSubject: (title: string) => `You are on the short list: ${title}`,
    yours: 'Your application',
    received: 'Received',
    shortlisted: 'Short list',
    takenBack: 'Taken back',
    takeBack: 'Take it back',
    already: /There is an application for this job/,
    applied: 'You have applied',
    mine: 'Your applications',
    answer: 'A word for the applicant',
    saved: 'Saved',
    closed: 'This job is closed',
    open: 'See open jobs',
    search: 'Search',
    look: 'Open',
  },
  es: {
    apply: 'Inscribirme',
    name: /^Tu nombre/,
    email: /^Correo/,
    from: /^Puedes empezar el/,
    languages: /^Idiomas que hablas/,
    spanish: 'Español',
    message: /^Unas palabras sobre ti/,
    send: 'Enviar solicitud',
    missing: 'Faltan datos',
    sent: 'Solicitud enviada',
    subject: (title: string) => `Tu solicitud ha llegado: ${title}`,
    shortSubject: (title: string) => `Estás entre los finalistas: ${title}`,
    yours: 'Tu solicitud',
    received: 'Recibida',
    shortlisted: 'Finalista',
    takenBack: 'Retirada',
    takeBack: 'Retirarla',
    already: /Ya hay una solicitud para este puesto/,
    applied: 'Ya lo has solicitado',
    mine: 'Tus solicitudes',
    answer: 'Unas palabras para quien solicita',
    saved: 'Guardado',
    closed: 'Esta oferta está cerrada',
    open: 'Ver empleos abiertos',
    search: 'Buscar',
    look: 'Abrir',
  },
} as const satisfies Record<Tongue, object>;

/** A job of this journey alone, pinned up by the desk. */
async function aJob(employer: string): Promise<{ id: string; title: string }> {
  const title = `Sunrise waiter ${newDigits()}`;
  const reply = await (
    await deskOf()
  ).post('/api/jobs', {
    data: {
      title: { en: title, es: title },
      description: 'Coffee for those who have not slept.',
      location: 'Poniente',
      employer: 'Bar Alba',
      salary: '€1,600 a month',
      contactEmail: employer,
      requirements: ['A steady hand'],
      latitude: 38.5345,
      longitude: -0.1425,
    },
  });
  expect(reply.status()).toBe(201);
  return { id: (await reply.json()).id, title };
}

/** The page has taken its form over: a press before that would be the bare browser's. */
const isAwake = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#apply form') ?? {}).some((key) => key.startsWith('__react')),
  );

async function write(form: Locator, tongue: Tongue, email: string): Promise<void> {
  const say = words[tongue];
  await form.getByLabel(say.name).fill('Marta Ferrer');
  await form.getByLabel(say.email).fill(email);
  await form.getByLabel(say.from).fill('2030-05-01');
  await form.getByRole('button', { name: say.spanish }).click();
  await expect(form.getByLabel(say.languages)).toHaveValue(say.spanish);
  await form.getByLabel(say.message).fill('Two summers behind a bar.');
}

/** What a letter's link leads to, on the server that the journey runs against. */
function linkIn(text: string): string {
  const url = new URL(/https?:\/\/\S+\/application\S+/.exec(text)?.[0] ?? '');
  return url.pathname + url.search + url.hash;
}

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`a guest applies, follows the link, is shortlisted and takes it back (${tongue}) @phone`, async ({
    page,
    visitor,
  }) => {
    const email = `marta.de.los.angeles.ferrer${newDigits()}@correo.example`;
    const employer = `alba${newDigits()}@correo.example`;
    const { id, title } = await aJob(employer);
    await page.goto(`/jobs/${id}?lang=${tongue}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await isAwake(page);
    await page.getByRole('complementary').getByRole('link', { name: say.apply }).click();
    const form = page.locator('#apply');
    await expect(form.getByLabel(say.name)).toBeInViewport();
    await form.getByRole('button', { name: say.send }).click();
    await expect(message(page)).toContainText(say.missing);
    await write(form, tongue, email);
    await form.getByRole('button', { name: say.send }).click();
    await expect(form.getByRole('heading', { name: say.sent })).toBeFocused();
    // The mailbox is named, however long it is, and none of it is cut.
    const [line, frame] = await Promise.all([form.getByText(email), form].map((part) => part.boundingBox()));
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));

    const toEmployer = await mailTo(employer, `Alguien quiere el puesto: ${title}`);
    expect(toEmployer.text).toContain(email);
    const receipt = await mailTo(email, say.subject(title));
    const link = linkIn(receipt.text);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: say.yours })).toBeVisible();
    const card = page.getByRole('article', { name: title });
    await expect(card.getByText(say.received, { exact: true })).toBeVisible();

    const desk = await visitor();
    await openDesk(desk, tongue, `tab=inbox&view=applications&q=${email}`);
    await desk.getByRole('button', { name: say.look, exact: true }).click();
    const sheet = desk.getByRole('dialog');
    await sheet.getByLabel(say.answer).fill('Ven el lunes.');
    await sheet.getByRole('button', { name: say.shortlisted }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: say.shortlisted }).click();
    await expect(message(desk)).toContainText(say.saved);

    await mailTo(email, say.shortSubject(title));
    await page.reload();
    await expect(card.getByText(say.shortlisted, { exact: true })).toBeVisible();
    await expect(card.getByText('Ven el lunes.')).toBeVisible();
    await card.getByRole('button', { name: say.takeBack }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.takeBack }).click();
    await expect(card.getByText(say.takenBack, { exact: true })).toBeVisible();
    await mailTo(employer, `Han retirado una solicitud: ${title}`);

    // The same address again is refused in words, and what was typed stays.
    await page.goto(`/jobs/${id}?lang=${tongue}#apply`);
    await isAwake(page);
    await write(form, tongue, email);
    await form.getByRole('button', { name: say.send }).click();
    await expect(form.getByText(say.already)).toBeVisible();
    await expect(form.getByLabel(say.message)).toHaveValue('Two summers behind a bar.');
  });
}

test('a member applies and sees it in the dashboard', async ({ page }) => {
  const [english, spanish] = [words.en, words.es];
  const { id, title } = await aJob(`alba${newDigits()}@correo.example`);
  const { email } = await aMember(page, 'en');
  await page.goto(`/jobs/${id}`);
  const form = page.locator('#apply');
  await isAwake(page);
  await expect(form.getByLabel(english.name)).toHaveValue('Marta Ferrer');
  await expect(form.getByLabel(english.email)).toHaveValue(email);
  await speak(page, 'es');
  await expect(form.getByLabel(spanish.name)).toHaveValue('Marta Ferrer');
  await expect(form.getByLabel(spanish.email)).toHaveValue(email);
  await write(form, 'es', email);
  await form.getByRole('button', { name: spanish.send }).click();
  await expect(form.getByRole('heading', { name: spanish.sent })).toBeVisible();

  await page.goto('/user-dashboard');
  for (const tongue of ['es', 'en'] as const) {
    await speak(page, tongue);
    const mine = page.getByRole('region', { name: words[tongue].mine });
    const card = mine.getByRole('article', { name: title });
    await expect(card.getByText(words[tongue].received, { exact: true })).toBeVisible();
  }

  // Whoever has applied finds how it stands where the form was; the server refuses a second one all the same.
  await page.goto(`/jobs/${id}`);
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    await expect(form.getByRole('article', { name: words[tongue].applied })).toBeVisible();
  }
  const again = await page.request.post(`/api/jobs/${id}/applications`, {
    data: { name: 'M', email: 'other@correo.example', languages: ['x'], availableFrom: '2030-05-01', message: 'x' },
  });
  expect([again.status(), (await again.json()).code]).toEqual([409, 'already_applied']);
});

test.describe('another day', () => {
  // A page's clock is not given back.
  test.use({ isFresh: true });

  test('a job whose days are over says so and leads to open ones', async ({ page }) => {
    const { id, title } = await aJob(`alba${newDigits()}@correo.example`);
    await page.clock.setFixedTime(now().getTime() + 31 * dayMs);
    await page.goto(`/jobs/${id}?lang=en`);
    for (const tongue of bothTongues) {
      await speak(page, tongue);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(words[tongue].closed)).toBeVisible();
      await expect(page.getByRole('link', { name: words[tongue].open }).first()).toHaveAttribute('href', /type=jobs/);
      await expect(page.locator('#apply')).toHaveCount(0);
    }
  });
});

test('the address of no job is a real 404', async ({ page }) => {
  const reply = await page.goto('/jobs/AbCdEfGhJkLmNpQr');
  expect(reply?.status()).toBe(404);
});
