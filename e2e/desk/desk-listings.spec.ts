/** Listings at the desk: written in both languages, seen, changed by two, deleted and kept (specification 5 and 8). */
import { expect, type Locator, type Page } from '@playwright/test';
import { nightOf } from '#market/town/dates.ts';
import { goOn, openDesk, secondDesk } from '../desk.ts';
import { words } from '../listing-words.ts';
import { pressMore } from '../more.ts';
import { message, type Tongue, bothTongues, speak } from '../pages.ts';
import { test } from '../test.ts';
import { now } from '../clock.ts';
import { aSuffix, newDigits } from '../suffix.ts';

type Say = (typeof words)[Tongue];

const tonight = () => nightOf(now());

async function fillBoth(sheet: Locator, say: Say, label: string, english: string, spanish: string) {
  await sheet.getByLabel(`${label} (${say.in[0]})`).fill(english);
  await sheet.getByLabel(`${label} (${say.in[1]})`).fill(spanish);
}

/** An event that somebody else at the desk has made already. */
async function anEvent(page: Page, title: string) {
  const reply = await page.request.post('/api/events', {
    data: {
      title: { en: title, es: `${title} (es)` },
      description: 'Brass bands until the sun is up.',
      price: '12.00',
      location: 'Plaza Triangular',
      address: 'Calle Gerona 3',
      date: tonight(),
      time: '23:30',
      duration: { en: '3 hours', es: '3 horas' },
      organizer: 'Marea Baja',
    },
  });
  expect(reply.status()).toBe(201);
  return (await reply.json()) as { id: string };
}

/** Messages are dialogs too, so the sheet is told by its paper. */
const sheetOf = (page: Page) => page.locator('.desk-sheet');
const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

test('what is not saved is asked about before the sheet closes @phone', async ({ page }) => {
  const say = words.en;
  await openDesk(page, 'en', 'tab=rentals&open=new');
  const sheet = sheetOf(page);
  await sheet.getByLabel(`${say.title} (${say.in[0]})`).fill('Never saved');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say.leave }).click();
  await expect(sheet).toHaveCount(0);
});

test('of two who change the same event the second is told, and nothing is lost', async ({ page, visitor }) => {
  await openDesk(page, 'en');
  const other = await secondDesk(visitor, 'en');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const title = `Two hands ${aSuffix()}`;
    const { id } = await anEvent(page, title);
    for (const desk of [page, other]) {
      await speak(desk, tongue);
      await goOn(desk, `tab=events&open=${id}`);
    }
    const [mine, theirs] = [sheetOf(page), sheetOf(other)];
    await mine.getByLabel(say.organizer).fill('Mine');
    await theirs.getByLabel(say.location).fill('Theirs');
    await theirs.getByRole('button', { name: say.save }).click();
    await expect(message(other)).toContainText(say.updated);

    await mine.getByRole('button', { name: say.save }).click();
    await expect(mine.getByText(say.conflict)).toBeVisible();
    await expect(mine.getByLabel(say.organizer)).toHaveValue('Mine');
    await mine.getByRole('button', { name: say.merge }).click();
    await expect(mine.getByLabel(say.location)).toHaveValue('Theirs');
    await expect(mine.getByLabel(say.organizer)).toHaveValue('Mine');
    await mine.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.updated);
    const stored = await (await page.request.get(`/api/admin/events/${id}`)).json();
    expect(stored).toMatchObject({ organizer: 'Mine', location: 'Theirs', version: 3 });
  }
});

test('an event that somebody has a ticket for is not deleted, and why', async ({ page, visitor }) => {
  await openDesk(page, 'en');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const title = `Kept for Marta ${aSuffix()}`;
    const { id } = await anEvent(page, title);
    const { request: door } = await visitor();
    const digits = newDigits();
    const signedUp = await door.post('/api/auth/signup', {
      data: { username: `m${digits}`, fullName: 'Marta Ferrer', phone: `+346${digits}`, password: 'una-clave-larga-9' },
    });
    const { user } = await signedUp.json();
    const held = await door.post('/api/create-payment-intent', {
      data: { amount: 12, currency: 'eur', metadata: { type: 'event', itemId: id, userId: user.id } },
    });
    const { clientSecret } = await held.json();
    const paid = await door.post('/api/payments/sandbox/confirm', {
      data: { clientSecret, cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' },
    });
    expect(await paid.json()).toMatchObject({ status: 'processing' });
    const orders = async () => (await door.get(`/api/users/${user.id}/orders`)).text();
    await expect.poll(orders).toContain('"status":"confirmed"');

    await speak(page, tongue);
    await goOn(page, `tab=events&q=${encodeURIComponent(title)}`);
    const shown = tongue === 'en' ? title : `${title} (es)`;
    await pressMore(rowOf(page, shown), say.delete);
    const asks = page.getByRole('alertdialog');
    await asks.getByRole('button', { name: say.delete, exact: true }).click();
    await expect(message(page)).toContainText(say.refused);
    await expect(asks).toContainText(say.why);
    await asks.getByRole('button', { name: say.keep }).click();
    await expect(rowOf(page, shown)).toBeVisible();
  }
});

test('a job and a place are written with their lists and hours', async ({ page }) => {
  await openDesk(page, 'en');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const suffix = aSuffix();
    await speak(page, tongue);
    await goOn(page, 'tab=jobs');
    await page.getByRole('button', { name: say.addJob }).click();
    const sheet = sheetOf(page);
    await fillBoth(sheet, say, say.title, `Deckhand ${suffix}`, `Marinero ${suffix}`);
    await fillBoth(sheet, say, say.description, 'Ropes and sun.', 'Cabos y sol.');
    await fillBoth(sheet, say, say.salary, '€1,500 a month', '1.500 € al mes');
    await fillBoth(sheet, say, say.requirements, ' Swims well,, speaks Spanish ', 'Nada bien, habla español');
    await sheet.getByLabel(say.employer).fill('Marina Baixa');
    await sheet.getByLabel(say.email).fill('crew@example.com');
    await sheet.getByLabel(say.location).fill('Port');
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.jobCreated);
    const jobs = await (await page.request.get(`/api/admin/jobs?q=${suffix}`)).json();
    expect(jobs).toMatchObject([
      {
        requirements: { en: ['Swims well', 'speaks Spanish'], es: ['Nada bien', 'habla español'] },
        category: 'hospitality',
        salaryType: 'monthly',
        schedule: 'full-time',
      },
    ]);

    await goOn(page, 'tab=businesses&open=new');
    await sheet.getByLabel(say.name).fill(`Bar ${suffix}`);
    await fillBoth(sheet, say, say.description, 'Late.', 'Hasta tarde.');
    await sheet.getByLabel(say.phone).fill('+34 965 000 999');
    await sheet.getByLabel(say.email).fill('bar@example.com');
    await sheet.getByLabel(say.location).fill('Levante');
    await sheet.getByLabel(say.address).fill('Calle Gerona 9');
    await sheet.getByRole('button', { name: say.addHours }).click();
    await sheet.getByLabel(say.opens).fill('20:00');
    await sheet.getByLabel(say.closes, { exact: true }).fill('04:00');
    await expect(sheet.getByText(say.nextDay)).toBeVisible();
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.placeCreated);
    const places = await (await page.request.get(`/api/admin/businesses?q=${suffix}`)).json();
    expect(places).toMatchObject([
      {
        category: 'restaurant',
        priceRange: '€€',
        openingHours: [{ days: [0, 1, 2, 3, 4], opens: '20:00', closes: '04:00' }],
      },
    ]);
  }
});
