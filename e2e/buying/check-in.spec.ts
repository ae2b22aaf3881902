/** The door: tickets typed, let in once, refused twice (issue 6). */
import { expect, type Page } from '@playwright/test';
import { nightOf } from '#market/town/dates.ts';
import { expectAccessible } from '../axe.ts';
import { deskOf, openDesk } from '../desk.ts';
import type { Tongue } from '../pages.ts';
import { test, type Visitor } from '../test.ts';
import { now } from '../clock.ts';
import { newDigits, aSuffix } from '../suffix.ts';
import { isSomebody } from '../signed-in.ts';

const say = {
  en: {
    code: 'Code of the ticket',
    enter: 'Let in',
    in: /Marta, ticket [12] of 2/,
    count: (entered: number) => `${entered} of 2 in`,
    already: 'Already in',
    unknown: 'Unknown code',
    used: /^Checked in at \d\d:\d\d$/,
    scan: 'Scan with the camera',
    aim: 'Hold the code in the frame.',
    which: 'Which door are you at?',
    mistake: 'Let in by mistake?',
    takeBack: 'Yes, take it back',
    undone: 'Taken back',
    byName: 'No code? Find the name',
    name: 'Name of who booked',
    letIn: 'Let in Marta Ferrer, ticket 2 of 2',
    since: /In since \d\d:\d\d/,
  },
  es: {
    code: 'Código de la entrada',
    enter: 'Dejar pasar',
    in: /Marta, entrada [12] de 2/,
    count: (entered: number) => `${entered} de 2 dentro`,
    already: 'Ya está dentro',
    unknown: 'Código desconocido',
    used: /^Entró a las\s\d\d:\d\d$/,
    scan: 'Escanear con la cámara',
    aim: 'Pon el código dentro del marco.',
    which: '¿En qué puerta estás?',
    mistake: '¿Ha entrado por error?',
    takeBack: 'Sí, deshacer',
    undone: 'Deshecho',
    byName: '¿Sin código? Busca el nombre',
    name: 'Nombre de quien reservó',
    letIn: 'Dejar pasar a Marta Ferrer, entrada 2 de 2',
    since: /Dentro desde las \d\d:\d\d/,
  },
} as const;

/** An event of the house's own, made by an admin at the wire. */
async function anEvent(): Promise<{ id: string; title: string }> {
  const request = await deskOf();
  const title = `Brass at dawn ${aSuffix()}`;
  const reply = await request.post('/api/events', {
    data: {
      title: { en: title, es: title },
      description: 'Brass bands until the sun is up.',
      price: '12.00',
      location: 'Plaza Triangular',
      address: 'Calle Gerona 3',
      date: nightOf(now()),
      time: '23:30',
      duration: { en: '3 hours', es: '3 horas' },
      organizer: 'Marea Baja',
    },
  });
  expect(reply.status()).toBe(201);
  const { id } = (await reply.json()) as { id: string };
  return { id, title };
}

/** Marta in a browser of her own, with two paid tickets for the event. */
async function aBuyer(visitor: Visitor, tongue: Tongue, eventId: string) {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  const digits = newDigits();
  const account = { username: `marta${digits}`, fullName: 'Marta Ferrer', phone: `+346${digits}` };
  const signedUp = await page.request.post(`/api/auth/signup?lang=${tongue}`, {
    data: { ...account, email: `marta${digits}@mail.example`, password: 'una-clave-larga-9', accountType: 'traveller' },
  });
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const metadata = { type: 'event', itemId: eventId, userId: user.id, quantity: 2 };
  const intent = await page.request.post('/api/create-payment-intent', {
    data: { amount: 24, currency: 'eur', metadata },
  });
  const { clientSecret } = (await intent.json()) as { clientSecret: string };
  const card = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };
  await page.request.post('/api/payments/sandbox/confirm', { data: { clientSecret, ...card } });
  const tickets = async () => {
    const reply = await page.request.get(`/api/users/${user.id}/orders`);
    const [order] = (await reply.json()) as { tickets: { id: string; code: string }[] }[];
    return order?.tickets ?? [];
  };
  await expect.poll(async () => (await tickets()).length).toBe(2);
  await isSomebody(page, tongue, user);
  return { page, tickets: await tickets() };
}

async function typeCode(page: Page, tongue: Tongue, code: string) {
  await page.getByLabel(say[tongue].code).fill(code);
  await page.keyboard.press('Enter');
}

for (const tongue of Object.keys(say) as Tongue[]) {
  const words = say[tongue];

  test(`a door lets each ticket in once, with the keyboard alone (${tongue}) @phone`, async ({ page, visitor }) => {
    const event = await anEvent();
    const { page: hers, tickets } = await aBuyer(visitor, tongue, event.id);
    const [first, second] = tickets.map(({ code }) => code);
    await openDesk(page, tongue);
    await page.goto('/check-in');
    await expect(page.getByText(words.which)).toBeVisible();
    await expectAccessible(page, `/check-in in ${tongue}`);
    await page.getByRole('button', { name: event.title }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await expect(page.getByText(words.count(0))).toBeVisible();

    await typeCode(page, tongue, `${first?.slice(0, 4)} ${first?.slice(4).toLowerCase()}`);
    await expect(page.getByText(words.in)).toBeVisible();
    await expect(page.getByText(words.count(1))).toBeVisible();
    await typeCode(page, tongue, first ?? '');
    await expect(page.getByText(words.already)).toBeVisible();
    await expect(page.getByText(words.count(1))).toBeVisible();
    await typeCode(page, tongue, 'ACDEFHJK');
    await expect(page.getByText(words.unknown)).toBeVisible();
    await typeCode(page, tongue, second ?? '');
    await expect(page.getByText(words.in)).toBeVisible();
    await expect(page.getByText(words.count(2))).toBeVisible();
    await expectAccessible(page, `/check-in at a door in ${tongue}`);

    await test.step('who was let in by mistake is taken back, and comes in again', async () => {
      await page.getByRole('button', { name: words.mistake }).press('Enter');
      await page.getByRole('button', { name: words.takeBack }).press('Enter');
      await expect(page.getByText(words.undone, { exact: true })).toBeVisible();
      await expect(page.getByText(words.count(1))).toBeVisible();
    });

    await test.step('who has no ticket with them is found by their name', async () => {
      await page.getByRole('button', { name: words.byName }).press('Enter');
      await page.getByLabel(words.name).fill('ferrer');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: words.letIn }).press('Enter');
      await expect(page.getByText(words.count(2))).toBeVisible();
      await expect(page.getByText(words.since)).toHaveCount(2);
      await expectAccessible(page, `/check-in by name in ${tongue}`);
    });

    await hers.goto(`/ticket/${tickets[0]?.id}`);
    await expect(hers.getByText(words.used)).toBeVisible();
    await hers.goto('/user-dashboard');
    await expect(hers.getByText(words.used).first()).toBeVisible();
  });
}

test('whoever keeps no door finds none', async ({ visitor }) => {
  const event = await anEvent();
  const { page: hers, tickets } = await aBuyer(visitor, 'en', event.id);
  await hers.goto(`/check-in?event=${event.id}`);
  await expect(hers.getByText('No door to keep tonight')).toBeVisible();
  const path = `/api/events/${event.id}/check-in`;
  expect((await hers.request.post(path, { data: { code: tickets[0]?.code } })).status()).toBe(404);
});
