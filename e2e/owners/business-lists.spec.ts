/** Issue 6: a business writes an event, a place and a job; the desk sends one back, and publishes; somebody applies. */
import { expect } from '@playwright/test';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import * as business from '../business.ts';
import { goOn, secondDesk } from '../desk.ts';
import { words as listingWords } from '../listing-words.ts';
import { bothTongues, speak, type Tongue } from '../pages.ts';
import { test } from '../test.ts';
import { now } from '../clock.ts';
import { aSuffix } from '../suffix.ts';

const words = {
  en: { shortList: 'Short list', isShort: 'Short list', accept: 'Accept', look: 'Open', sure: /^Short list: Ainhoa/ },
  es: {
    shortList: 'Pasar a finalista',
    isShort: 'Finalista',
    accept: 'Aceptar',
    look: 'Abrir',
    sure: /^Pasar a finalista: ¿Ainhoa/,
  },
} as const;

const { fillBoth } = business;
const sayIn = (tongue: Tongue) => ({ ...words[tongue], ...business.reviewWords[tongue], ...listingWords[tongue] });

test('an event comes back with a reason, is mended, and is public', async ({ page, visitor }) => {
  test.slow();
  const [english, spanish] = [sayIn('en'), sayIn('es')];
  const suffix = aSuffix();
  const names = { en: `Brass ${suffix}`, es: `Metales ${suffix}` };
  await business.aBusiness(page, 'en');
  // The line below a list comes with it: it would be pushed down.
  const answers = Promise.withResolvers<void>();
  await page.route(
    '**/api/admin/events?*',
    async (route) => {
      await answers.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await business.openWorkspace(page, 'en', 'tab=listings&open=new');
  const claims = page.locator('.work-claims');
  await expect(claims).toBeAttached();
  await expect(claims).toHaveCSS('visibility', 'hidden');
  answers.resolve();
  await expect(claims).toHaveCSS('visibility', 'visible');
  const sheet = page.locator('.desk-sheet');
  await fillBoth(sheet, 'en', english.title, names.en, names.es);
  await fillBoth(sheet, 'en', english.description, 'Until the sun is up.', 'Hasta que salga el sol.');
  await fillBoth(sheet, 'en', english.duration, '3 hours', '3 horas');
  await sheet.getByLabel(english.organizer).fill('Iratxe');
  await sheet.getByLabel(english.date).fill(addDays(wallClock(now()).date, 21));
  await sheet.getByLabel(english.time).fill('22:30');
  await sheet.getByLabel(english.price).fill('12.50');
  await sheet.getByLabel(english.location).fill('Plaza Triangular');
  await sheet.getByLabel(english.address).fill('Calle Gerona 3');
  await business.addPhoto(sheet, 'en');
  await business.sendsForReview(page, 'en', names.en);

  const desk = await secondDesk(visitor, 'es', 'tab=events&status=waiting');
  const waiting = business.rowOf(desk, names.es);
  await waiting.getByRole('button', { name: spanish.return }).click();
  const question = desk.getByRole('alertdialog');
  await question.getByRole('button', { name: spanish.return }).click();
  // Without a reason nothing goes back.
  await expect(question.getByLabel(spanish.whyBack)).toBeFocused();
  await speak(desk, 'en');
  await question.getByLabel(english.whyBack).fill('Who plays?');
  await question.getByRole('button', { name: english.return }).click();
  await expect(business.rowOf(desk, names.en)).toHaveCount(0);
  await expect(question).toHaveCount(0);

  await page.reload();
  await expect(business.rowOf(page, names.en)).toContainText(english.sentBack('Who plays?'), { timeout: 20_000 });
  await speak(page, 'es');
  const row = business.rowOf(page, names.es);
  await expect(row).toContainText(spanish.sentBack('Who plays?'));
  await row.getByRole('button', { name: spanish.edit }).click();
  await expect(sheet).toContainText(spanish.sentBack('Who plays?'));
  await sheet.getByLabel(spanish.organizer).fill('Pleamar');
  await business.sendsForReview(page, 'es', names.es);
  await expect(row).not.toContainText('Who plays?');

  await desk.reload();
  await business.deskPublishes(desk, 'en', names.en);
  await page.reload();
  await business.pausesAndResumes(page, 'es', names.es);
  const [own] = await (await page.request.get('/api/admin/events')).json();
  await page.goto(`/events/${own.id}`);
  for (const tongue of ['es', 'en'] as const) {
    await speak(page, tongue);
    await expect(page.getByRole('heading', { level: 1, name: names[tongue] })).toBeVisible();
  }
});

test('a place goes from its owner’s draft to the directory', async ({ page }) => {
  test.slow();
  await business.aBusiness(page, 'en');
  await business.openWorkspace(page, 'en', 'tab=listings&view=businesses');
  for (const tongue of bothTongues) {
    const say = sayIn(tongue);
    const name = `Bar ${aSuffix()}`;
    await speak(page, tongue);
    await goOn(page, 'tab=listings&view=businesses&open=new');
    const sheet = page.locator('.desk-sheet');
    await sheet.getByLabel(say.name).fill(name);
    await fillBoth(sheet, tongue, say.description, 'Late.', 'Hasta tarde.');
    await sheet.getByLabel(say.phone).fill('+34 965 000 999');
    await sheet.getByLabel(say.email).fill('bar@correo.example');
    await sheet.getByLabel(say.location).fill('Levante');
    await sheet.getByLabel(say.address).fill('Calle Gerona 9');
    await business.addPhoto(sheet, tongue);
    await business.sendsForReview(page, tongue, name);
    await business.isPublishedFor(page, 'businesses', name);
    await page.reload();
    await business.pausesAndResumes(page, tongue, name);
  }
});

test('a job is put up by its owner, and an applicant comes on the short list', async ({ page }) => {
  test.slow();
  await business.aBusiness(page, 'en');
  await business.openWorkspace(page, 'en', 'tab=listings&view=jobs');
  for (const tongue of bothTongues) {
    const say = sayIn(tongue);
    const suffix = aSuffix();
    const name = { en: `Deckhand ${suffix}`, es: `Marinero ${suffix}` }[tongue];
    await speak(page, tongue);
    await goOn(page, 'tab=listings&view=jobs&open=new');
    const sheet = page.locator('.desk-sheet');
    await fillBoth(sheet, tongue, say.title, `Deckhand ${suffix}`, `Marinero ${suffix}`);
    await fillBoth(sheet, tongue, say.description, 'Ropes and sun.', 'Cabos y sol.');
    await fillBoth(sheet, tongue, say.salary, '€1,500 a month', '1.500 € al mes');
    await sheet.getByLabel(say.employer).fill('Marina Baixa');
    await sheet.getByLabel(say.email).fill('crew@correo.example');
    await sheet.getByLabel(say.location).fill('Port');
    await business.addPhoto(sheet, tongue);
    await business.sendsForReview(page, tongue, name);
    const id = await business.isPublishedFor(page, 'jobs', name);

    const application = {
      name: `Ainhoa ${suffix}`,
      email: 'ainhoa@correo.example',
      phone: null,
      languages: ['Español'],
      availableFrom: addDays(wallClock(now()).date, 7),
      message: 'Two summers at sea.',
    };
    const sent = await page.request.post(`/api/jobs/${id}/applications`, { data: application });
    expect(sent.status()).toBe(201);
    await page.reload();
    await business.pausesAndResumes(page, tongue, name);

    await goOn(page, 'tab=applicants');
    const applicant = business.rowOf(page, application.name);
    await applicant.getByRole('button', { name: say.look }).click();
    await expect(sheet).toContainText(application.message);
    await sheet.getByRole('button', { name: say.shortList }).click();
    const question = page.getByRole('alertdialog', { name: say.sure });
    await question.getByRole('button', { name: say.shortList }).click();
    await expect(sheet).toHaveCount(0);
    await expect(applicant.getByText(say.isShort)).toBeVisible();
  }
});
