/** Whose a listing is: handed to its owner, who then sells it; and what becomes of it while they are suspended. */
import { expect, type Page } from '@playwright/test';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { saysWhoSells } from '../business.ts';
import { deskOf, openDesk } from '../desk.ts';
import { aMember, secret, type Somebody } from '../members.ts';
import { now } from '../clock.ts';
import { bothTongues, hasChosen, message, speak, tongues, type Tongue } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    nobodys: 'Nobody’s',
    told: /belongs? to nobody/,
    show: /^Show (it|them)$/,
    noSeller: /has not said yet who they are/,
    notOnSale: /^Its organiser has not taken it over yet/,
    edit: 'Edit',
    hand: 'Hand over',
    account: /^Email or phone of the account/,
    find: 'Find the account',
    go: 'Hand over to Marta Ferrer',
    known: /^I have reached them another way/,
    traveller: /It becomes a business account/,
    handed: 'Handed over',
    buy: 'Buy Now',
    suspend: 'Suspend',
    why: /^Why\?/,
    suspended: 'Suspended',
    lift: 'Lift the suspension',
    liftYes: 'Lift it',
    lifted: 'Suspension lifted',
    phone: /^Phone/,
    signIn: 'Sign in',
    told403: 'Your account is suspended: “The door was closed twice.”',
    welcome: 'Welcome back, Marta Ferrer',
  },
  es: {
    nobodys: 'De nadie',
    told: /no (es|son) de nadie/,
    show: /^Verlos?$/,
    noSeller: /aún no ha dicho quién es/,
    notOnSale: /^Su organizador aún no se ha hecho cargo/,
    edit: 'Editar',
    hand: 'Cambiar de dueño',
    account: /^Correo o teléfono de la cuenta/,
    find: 'Buscar la cuenta',
    go: 'Entregar a Marta Ferrer',
    known: /^He hablado con esa persona/,
    traveller: /Pasa a ser de empresa/,
    handed: 'Dueño cambiado',
    buy: 'Comprar',
    suspend: 'Suspender',
    why: /^¿Por qué\?/,
    suspended: 'Suspendida',
    lift: 'Levantar la suspensión',
    liftYes: 'Levantarla',
    lifted: 'Suspensión levantada',
    phone: /^Teléfono/,
    signIn: 'Entrar',
    told403: 'Tu cuenta está suspendida: «The door was closed twice.»',
    welcome: 'Marta Ferrer',
  },
} as const;

/** A €12 night that a visitor without an account proposed and the desk approved: it belongs to nobody. */
async function nobodysNight(page: Page, title: string): Promise<string> {
  const proposed = await page.request.post('/api/submissions', {
    data: {
      type: 'event',
      title,
      description: 'Foam from midnight.',
      category: 'party',
      location: 'Old town',
      address: 'Calle Mallorca 4',
      contact_email: 'hola@sala9.example',
      price: '12.00',
    },
  });
  const { id } = await proposed.json();
  const listing = { date: addDays(wallClock(now()).date, 9), time: '23:00', duration: '4 hours' };
  const desk = await deskOf();
  const decided = await desk.patch(`/api/submissions/${id}/status`, { data: { status: 'approved', listing } });
  expect(decided.status(), await decided.text()).toBe(200);
  return (await decided.json()).listing_id;
}

/** The same, which already belongs to somebody. */
async function nightOf({ email }: Somebody, page: Page, title: string): Promise<string> {
  const [id, desk] = [await nobodysNight(page, title), await deskOf()];
  const found = await (await desk.get(`/api/admin/owners?account=${encodeURIComponent(email)}`)).json();
  const data = { to: 'account', accountId: found.id };
  expect((await desk.put(`/api/admin/listings/events/${id}/owner`, { data })).status()).toBe(200);
  return id;
}

const sheetOf = (page: Page) => page.locator('.desk-sheet');

test('what is nobody’s is not sold until the desk hands it to its owner', async ({ page, visitor }) => {
  const [english, spanish] = [words.en, words.es];
  const title = `Foam ${aSuffix()}`;
  const owners = await visitor();
  const marta = await aMember(owners, 'en');
  const id = await nobodysNight(page, title);
  const buy = (tongue: Tongue) => owners.getByRole('complementary').getByRole('link', { name: words[tongue].buy });
  await owners.goto(`/events/${id}`);
  for (const tongue of bothTongues) {
    await speak(owners, tongue);
    await expect(owners.getByText(words[tongue].notOnSale)).toBeVisible();
    await expect(buy(tongue)).toHaveCount(0);
  }

  await openDesk(page, 'en');
  await expect(page.getByText(english.told)).toBeVisible();
  await speak(page, 'es');
  await expect(page.getByText(spanish.told)).toBeVisible();
  await page.getByRole('link', { name: spanish.show }).click();
  const row = page.getByRole('article', { name: title, exact: true });
  await expect(row.getByText(spanish.nobodys)).toBeVisible();
  await speak(page, 'en');
  await expect(row.getByText(english.nobodys)).toBeVisible();
  await row.getByRole('button', { name: english.edit }).click();
  await sheetOf(page).getByRole('button', { name: english.hand }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByLabel(english.account).fill(marta.email);
  await speak(page, 'es');
  await expect(asked.getByLabel(spanish.account)).toHaveValue(marta.email);
  await asked.getByRole('button', { name: spanish.find }).click();
  await expect(asked.getByText(spanish.traveller)).toBeVisible();
  await speak(page, 'en');
  await expect(asked.getByText(english.traveller)).toBeVisible();
  await asked.getByRole('checkbox', { name: english.known }).check();
  await asked.getByRole('button', { name: english.go }).click();
  await expect(message(page)).toContainText(english.handed);

  const theirs = await (await owners.request.get('/api/admin/events')).json();
  expect(theirs.map((event: { id: string }) => event.id)).toEqual([id]);
  // It is theirs, and is sold once they have said who sells.
  await owners.reload();
  for (const tongue of ['es', 'en'] as const) {
    await speak(owners, tongue);
    await expect(owners.getByText(words[tongue].noSeller)).toBeVisible();
  }
  await saysWhoSells(owners);
  await owners.reload();
  for (const tongue of bothTongues) {
    await speak(owners, tongue);
    await expect(buy(tongue)).toBeVisible();
  }
});

test('a suspended owner is told why, and their night is hidden until the desk lifts it', async ({ page, visitor }) => {
  const [english, spanish] = [words.en, words.es];
  const owners = await visitor();
  const marta = await aMember(owners, 'en');
  const id = await nightOf(marta, page, `Closed door ${aSuffix()}`);
  const isShown = async () => (await page.request.get(`/api/events/${id}`)).status() === 200;
  expect(await isShown()).toBe(true);

  await openDesk(page, 'en', `tab=people&open=${marta.id}`);
  await sheetOf(page).getByRole('button', { name: english.suspend, exact: true }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByLabel(english.why).fill('The door was closed twice.');
  await speak(page, 'es');
  await expect(asked.getByLabel(spanish.why)).toHaveValue('The door was closed twice.');
  await asked.getByRole('button', { name: spanish.suspend, exact: true }).click();
  await expect(message(page)).toContainText(spanish.suspended);
  expect(await isShown()).toBe(false);
  expect((await owners.request.get('/api/auth/me')).status()).toBe(401);

  const again = await visitor();
  await hasChosen(again, 'es');
  await again.goto('/auth?tab=signin');
  const form = again.getByRole('tabpanel');
  for (const tongue of ['es', 'en'] as const) {
    await speak(again, tongue);
    await form.getByLabel(words[tongue].phone).fill(marta.phone);
    await form.getByLabel(tongues[tongue].password).fill(secret);
    await form.getByRole('button', { name: words[tongue].signIn }).click();
    await expect(form.getByText(words[tongue].told403)).toBeVisible();
  }

  await expect(sheetOf(page).getByRole('button', { name: spanish.lift })).toBeVisible();
  await speak(page, 'en');
  await sheetOf(page).getByRole('button', { name: english.lift }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: english.liftYes }).click();
  await expect(message(page)).toContainText(english.lifted);
  expect(await isShown()).toBe(true);
  await form.getByRole('button', { name: english.signIn }).click();
  await expect(message(again)).toContainText(english.welcome);
});
