/** Listings at the desk: written in both languages, seen, changed by two, deleted and kept (specification 5 and 8). */
import { expect, type Locator, type Page } from '@playwright/test';
import { nightOf } from '#market/town/dates.ts';
import { openDesk, secondDesk } from './desk.ts';
import { words } from './listing-words.ts';
import { message, type Tongue, bothTongues, speak } from './pages.ts';
import { aPhoto } from './photo.ts';
import { withPictures } from './launch.ts';
import { test } from './test.ts';
import { now } from './clock.ts';
import { aMark, newDigits } from './a-mark.ts';

test.use({ launchOptions: withPictures });

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

/** The home page shows six, and other journeys buy the first: this one stands among them, but behind. */
async function besideTheFourth(page: Page): Promise<{ date: string; time: string }> {
  const shown = await (await page.request.get('/api/events?featured=true')).json();
  return shown[3];
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
    const title = `Two hands ${aMark()}`;
    const { id } = await anEvent(page, title);
    await page.goto(`/admin?tab=events&open=${id}`);
    await speak(page, tongue);
    await other.goto(`/admin?tab=events&open=${id}`);
    await speak(other, tongue);
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
    const title = `Kept for Marta ${aMark()}`;
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

    await page.goto(`/admin?tab=events&q=${encodeURIComponent(title)}`);
    await speak(page, tongue);
    const shown = tongue === 'en' ? title : `${title} (es)`;
    await rowOf(page, shown).getByRole('button', { name: say.delete }).click();
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
    const mark = aMark();
    await page.goto('/admin?tab=jobs');
    await speak(page, tongue);
    await page.getByRole('button', { name: say.addJob }).click();
    const sheet = sheetOf(page);
    await fillBoth(sheet, say, say.title, `Deckhand ${mark}`, `Marinero ${mark}`);
    await fillBoth(sheet, say, say.description, 'Ropes and sun.', 'Cabos y sol.');
    await fillBoth(sheet, say, say.salary, '€1,500 a month', '1.500 € al mes');
    await fillBoth(sheet, say, say.requirements, ' Swims well,, speaks Spanish ', 'Nada bien, habla español');
    await sheet.getByLabel(say.employer).fill('Marina Baixa');
    await sheet.getByLabel(say.email).fill('crew@example.com');
    await sheet.getByLabel(say.location).fill('Port');
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.jobCreated);
    const jobs = await (await page.request.get(`/api/admin/jobs?q=${mark}`)).json();
    expect(jobs).toMatchObject([
      {
        requirements: { en: ['Swims well', 'speaks Spanish'], es: ['Nada bien', 'habla español'] },
        category: 'hospitality',
        salaryType: 'monthly',
        schedule: 'full-time',
      },
    ]);

    await page.goto('/admin?tab=businesses&open=new');
    await sheet.getByLabel(say.name).fill(`Bar ${mark}`);
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
    const places = await (await page.request.get(`/api/admin/businesses?q=${mark}`)).json();
    expect(places).toMatchObject([
      {
        category: 'restaurant',
        priceRange: '€€',
        openingHours: [{ days: [0, 1, 2, 3, 4], opens: '20:00', closes: '04:00' }],
      },
    ]);
  }
});

test('an event is written in both languages, seen by visitors, changed and deleted', async ({ page }) => {
  test.slow();
  await openDesk(page, 'en');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const mark = aMark();
    const titles = { en: `Brass at Dawn ${mark}`, es: `Metales al alba ${mark}` };
    await page.goto('/admin?tab=events');
    await speak(page, tongue);
    const { date, time } = await besideTheFourth(page);
    await page.getByRole('button', { name: say.add }).click();
    const sheet = sheetOf(page);
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(sheet.getByLabel(`${say.title} (${say.in[0]})`)).toBeFocused();
    await expect(sheet.getByText(say.missing).first()).toBeVisible();

    await fillBoth(sheet, say, say.title, titles.en, titles.es);
    await fillBoth(sheet, say, say.description, 'Brass bands until the sun is up.', 'Bandas hasta que salga el sol.');
    await fillBoth(sheet, say, say.duration, '3 hours', '3 horas');
    await sheet.getByLabel(say.organizer).fill('Marea Baja');
    await sheet.getByLabel(say.featured).check();
    await sheet.getByLabel(say.date).fill(date);
    await sheet.getByLabel(say.time).fill(time);
    await sheet.getByLabel(say.price).fill('12.50');
    await sheet.getByLabel(say.location).fill('Plaza Triangular');
    await sheet.getByLabel(say.address).fill('Calle Gerona 3');
    // The pin is put by a key and moved by others.
    const pin = sheet.getByRole('button', { name: say.pin });
    await pin.press('ArrowDown');
    const before = Number(await sheet.getByLabel(say.latitude).inputValue());
    await pin.press('Shift+ArrowUp');
    expect(Number(await sheet.getByLabel(say.latitude).inputValue())).toBeGreaterThan(before);
    await sheet.locator('input[type=file]').setInputFiles(await aPhoto());
    // The house draws it in all its sizes first.
    await expect(sheet.getByLabel(`${say.shows} (${say.in[0]})`)).toBeVisible({ timeout: 20_000 });
    await expect(sheet.getByRole('button', { name: say.save })).toBeEnabled();
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(sheet.getByText(say.alt)).toBeVisible();
    await fillBoth(sheet, say, say.shows, 'A stage', 'Un escenario');
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.created);
    await expect(sheet).toHaveCount(0);
    await expect(rowOf(page, titles[tongue])).toBeVisible();

    for (const [language, alt] of [
      ['en', 'A stage'],
      ['es', 'Un escenario'],
    ] as const) {
      await page.goto(`/?lang=${language}`);
      const card = rowOf(page, titles[language]);
      await expect(card.getByRole('img', { name: alt })).toHaveJSProperty('complete', true);
      await expect(card.locator('source[type="image/avif"]')).toHaveCount(1);
      await page.goto(`/search?type=events&query=${encodeURIComponent(titles[language])}&lang=${language}`);
      await expect(rowOf(page, titles[language])).toBeVisible();
    }

    await page.goto(`/admin?tab=events&q=${mark}`);
    await speak(page, tongue);
    await rowOf(page, titles[tongue]).getByRole('button', { name: say.edit }).click();
    await sheet.getByLabel(say.organizer).fill('Pleamar');
    await sheet.getByRole('button', { name: say.close, exact: true }).click();
    await page.getByRole('button', { name: say.stay }).click();
    await expect(sheet.getByLabel(say.organizer)).toHaveValue('Pleamar');
    await sheet.getByLabel(say.location).fill('Parque de Elche');
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.updated);
    await expect(rowOf(page, titles[tongue])).toContainText('Parque de Elche');

    await rowOf(page, titles[tongue]).getByRole('button', { name: say.delete }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.delete, exact: true }).click();
    await expect(message(page)).toContainText(say.deleted);
    await expect(rowOf(page, titles[tongue])).toHaveCount(0);
    const list = await page.request.get('/api/events?lang=en');
    expect(await list.text()).not.toContain(titles.en);

    // Deleting is taken back by saving the deleted one.
    await page.getByLabel(say.status).selectOption({ label: say.gone });
    await rowOf(page, titles[tongue]).getByRole('button', { name: say.edit }).click();
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.updated);
    const listed = await (await page.request.get('/api/events?lang=en')).json();
    const { id } = listed.find((event: { title: string }) => event.title === titles.en);
    expect((await page.request.delete(`/api/events/${id}`)).status()).toBe(200);
  }
});
