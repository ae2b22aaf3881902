/** Issue 6: a business writes an event, a place and a job; the desk sends one back, and publishes; somebody applies. */
import { expect } from '@playwright/test';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import * as business from './business.ts';
import { secondDesk } from './desk.ts';
import { words as listingWords } from './listing-words.ts';
import type { Tongue } from './pages.ts';
import { test } from './test.ts';
import { now } from './clock.ts';
import { aMark } from './a-mark.ts';
import { bothTongues } from './pages.ts';

const words = {
  en: { shortList: 'Short list', accept: 'Accept', look: 'Open', sure: /^Short list: Ainhoa/ },
  es: { shortList: 'Finalista', accept: 'Aceptar', look: 'Abrir', sure: /^Finalista: ¿Ainhoa/ },
} as const;

const { fillBoth } = business;
const sayIn = (tongue: Tongue) => ({ ...words[tongue], ...business.reviewWords[tongue], ...listingWords[tongue] });

for (const tongue of ['en', 'es'] as const satisfies readonly Tongue[]) {
  const say = sayIn(tongue);

  test(`an event comes back with a reason, is mended, and is public (${tongue})`, async ({ page, visitor }) => {
    test.slow();
    const mark = aMark();
    const name = { en: `Brass ${mark}`, es: `Metales ${mark}` }[tongue];
    await business.aBusiness(page, tongue);
    await business.openWorkspace(page, tongue, 'tab=listings&open=new');
    const sheet = page.locator('.desk-sheet');
    await fillBoth(sheet, tongue, say.title, `Brass ${mark}`, `Metales ${mark}`);
    await fillBoth(sheet, tongue, say.description, 'Until the sun is up.', 'Hasta que salga el sol.');
    await fillBoth(sheet, tongue, say.duration, '3 hours', '3 horas');
    await sheet.getByLabel(say.organizer).fill('Iratxe');
    await sheet.getByLabel(say.date).fill(addDays(wallClock(now()).date, 21));
    await sheet.getByLabel(say.time).fill('22:30');
    await sheet.getByLabel(say.price).fill('12.50');
    await sheet.getByLabel(say.location).fill('Plaza Triangular');
    await sheet.getByLabel(say.address).fill('Calle Gerona 3');
    await business.addPhoto(sheet, tongue);
    await business.sendsForReview(page, tongue, name);

    const desk = await secondDesk(visitor, tongue, 'tab=events&status=waiting');
    const waiting = business.rowOf(desk, name);
    await waiting.getByRole('button', { name: say.return }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByRole('button', { name: say.return }).click();
    // Without a reason nothing goes back.
    await expect(question.getByLabel(say.whyBack)).toBeFocused();
    await question.getByLabel(say.whyBack).fill('Who plays?');
    await question.getByRole('button', { name: say.return }).click();
    await expect(waiting).toHaveCount(0);

    await page.reload();
    const row = business.rowOf(page, name);
    await expect(row).toContainText(say.sentBack('Who plays?'), { timeout: 20_000 });
    await row.getByRole('button', { name: say.edit }).click();
    await expect(sheet).toContainText(say.sentBack('Who plays?'));
    await sheet.getByLabel(say.organizer).fill('Pleamar');
    await business.sendsForReview(page, tongue, name);
    await expect(row).not.toContainText('Who plays?');

    await desk.reload();
    await business.deskPublishes(desk, tongue, name);
    await page.reload();
    await business.pausesAndResumes(page, tongue, name);
    const [own] = await (await page.request.get('/api/admin/events')).json();
    await page.goto(`/events/${own.id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

test('a place goes from its owner’s draft to the directory', async ({ page }) => {
  test.slow();
  for (const tongue of bothTongues) {
    const say = sayIn(tongue);
    const name = `Bar ${aMark()}`;
    await business.aBusiness(page, tongue);
    await business.openWorkspace(page, tongue, 'tab=listings&view=businesses&open=new');
    const sheet = page.locator('.desk-sheet');
    await sheet.getByLabel(say.name).fill(name);
    await fillBoth(sheet, tongue, say.description, 'Late.', 'Hasta tarde.');
    await sheet.getByLabel(say.phone).fill('+34 965 000 999');
    await sheet.getByLabel(say.email).fill('bar@correo.example');
    await sheet.getByLabel(say.location).fill('Levante');
    await sheet.getByLabel(say.address).fill('Calle Gerona 9');
    await business.addPhoto(sheet, tongue);
    await business.sendsForReview(page, tongue, name);
    await business.isPublishedFor(page, 'businesses');
    await page.reload();
    await business.pausesAndResumes(page, tongue, name);
  }
});

test('a job is put up by its owner, and an applicant comes on the short list', async ({ page }) => {
  test.slow();
  for (const tongue of bothTongues) {
    const say = sayIn(tongue);
    const mark = aMark();
    const name = { en: `Deckhand ${mark}`, es: `Marinero ${mark}` }[tongue];
    await business.aBusiness(page, tongue);
    await business.openWorkspace(page, tongue, 'tab=listings&view=jobs&open=new');
    const sheet = page.locator('.desk-sheet');
    await fillBoth(sheet, tongue, say.title, `Deckhand ${mark}`, `Marinero ${mark}`);
    await fillBoth(sheet, tongue, say.description, 'Ropes and sun.', 'Cabos y sol.');
    await fillBoth(sheet, tongue, say.salary, '€1,500 a month', '1.500 € al mes');
    await sheet.getByLabel(say.employer).fill('Marina Baixa');
    await sheet.getByLabel(say.email).fill('crew@correo.example');
    await sheet.getByLabel(say.location).fill('Port');
    await business.addPhoto(sheet, tongue);
    await business.sendsForReview(page, tongue, name);
    const id = await business.isPublishedFor(page, 'jobs');
    await page.reload();
    await business.pausesAndResumes(page, tongue, name);

    const application = {
      name: 'Ainhoa Ruiz',
      email: 'ainhoa@correo.example',
      phone: null,
      languages: ['Español'],
      availableFrom: addDays(wallClock(now()).date, 7),
      message: 'Two summers at sea.',
    };
    const sent = await page.request.post(`/api/jobs/${id}/applications`, { data: application });
    expect(sent.status()).toBe(201);

    await business.openWorkspace(page, tongue, 'tab=applicants');
    const applicant = business.rowOf(page, application.name);
    await applicant.getByRole('button', { name: say.look }).click();
    await expect(sheet).toContainText(application.message);
    await sheet.getByRole('button', { name: say.shortList }).click();
    const question = page.getByRole('alertdialog', { name: say.sure });
    await question.getByRole('button', { name: say.shortList }).click();
    await expect(sheet).toHaveCount(0);
    await expect(applicant.getByText(say.shortList)).toBeVisible();
  }
});
