/** Issue 5: what somebody keeps for later, on the device, in the account, and from one into the other. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aMember } from '../members.ts';
import { isAsleep, openAsleep } from '../asleep.ts';
import { bothTongues, hasChosen, message, pressPoster, signUp, speak, type Tongue } from '../pages.ts';
import { test } from '../test.ts';

const words = {
  en: {
    save: /^Save “/,
    saved: 'Saved',
    seeAll: 'See all',
    page: 'Kept for later',
    remove: /^Remove “/,
    removed: 'Removed from your list',
    empty: 'Nothing saved yet',
    look: 'Look around',
    signIn: 'Sign in to have it everywhere.',
    signOut: 'Log out',
    share: 'Share this list',
    sent: 'A list for you',
    gone: '1 listing of it is not listed any more.',
    saveAll: 'Save all',
    savedAll: 'All of them are saved',
    own: 'See my own list',
  },
  es: {
    save: /^Guardar «/,
    saved: 'Guardado',
    seeAll: 'Ver todo',
    page: 'Para luego',
    remove: /^Quitar «/,
    removed: 'Fuera de tu lista',
    empty: 'Aún no has guardado nada',
    look: 'Echar un vistazo',
    signIn: 'Entra en tu cuenta para tenerla en todas partes.',
    signOut: 'Cerrar sesión',
    share: 'Compartir esta lista',
    sent: 'Una lista para ti',
    gone: '1 anuncio de la lista ya no está publicado.',
    saveAll: 'Guardar todo',
    savedAll: 'Ya lo tienes todo guardado',
    own: 'Ver mi lista',
  },
} as const;

type Listing = { readonly id: string; readonly title: string };

/** The first published listings of a kind, as the town tells them. */
async function listings(
  page: Page,
  kind: 'events' | 'rentals' | 'businesses' | 'jobs',
  tongue: Tongue,
): Promise<Listing[]> {
  const reply = await page.request.get(`/api/${kind}?limit=3&lang=${tongue}`);
  return reply.json();
}

const button = (page: Page, tongue: Tongue) => page.getByRole('button', { name: words[tongue].save });
const cards = (page: Page, tongue: Tongue) =>
  page.getByRole('group', { name: words[tongue].saved }).getByRole('article');

/** Opens the page of a listing and keeps it. */
async function keep(page: Page, tongue: Tongue, path: string): Promise<void> {
  await page.goto(path);
  await expect(button(page, tongue)).toHaveAttribute('aria-pressed', 'false');
  await button(page, tongue).click();
  await expect(button(page, tongue)).toHaveAttribute('aria-pressed', 'true');
}

test('a guest keeps things, signs up and finds them in the account', async ({ page }) => {
  const [english, spanish] = [words.en, words.es];
  await hasChosen(page, 'en');
  const [event] = await listings(page, 'events', 'es');
  const [job] = await listings(page, 'jobs', 'en');

  await keep(page, 'en', `/events/${event?.id}`);
  await keep(page, 'en', `/jobs/${job?.id}`);
  await expect(message(page)).toContainText(english.saved);
  await message(page).getByRole('link', { name: english.seeAll }).click();
  await expect(page.getByRole('heading', { level: 1, name: english.page })).toBeVisible();
  await expect(cards(page, 'en')).toHaveCount(2);
  await page.reload();
  await expect(cards(page, 'en').first()).toContainText(job?.title ?? '');
  await speak(page, 'es');
  await expect(page.getByRole('heading', { level: 1, name: spanish.page })).toBeVisible();
  await expect(cards(page, 'es').last()).toContainText(event?.title ?? '');

  await page.getByRole('link', { name: spanish.signIn }).click();
  await signUp(page, 'es');
  await page.waitForURL(/\/saved/);
  await expect(cards(page, 'es')).toHaveCount(2);
  await expect(page.getByRole('link', { name: spanish.signIn })).toHaveCount(0);

  await page.goto('/user-dashboard');
  await expect(cards(page, 'es')).toHaveCount(2);
  await page.getByRole('button', { name: spanish.remove }).first().click();
  await expect(message(page)).toContainText(spanish.removed);
  await expect(cards(page, 'es')).toHaveCount(1);
  await page.reload();
  await expect(cards(page, 'es')).toHaveCount(1);
  await speak(page, 'en');
  await expect(page.getByRole('button', { name: english.remove })).toBeVisible();
  await cards(page, 'en').getByRole('link').click();
  await page.waitForURL(/\/events\//);
  await expect(button(page, 'en')).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/user-dashboard');
  await page.getByRole('button', { name: english.signOut, exact: true }).first().click();
  await page.waitForURL(/\/(\?|$)/);
  await page.goto('/saved');
  for (const tongue of ['es', 'en'] as const) {
    await speak(page, tongue);
    await expect(page.getByText(words[tongue].empty)).toBeVisible();
    await expect(page.getByRole('link', { name: words[tongue].look })).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('saved'))).toBeNull();
  await page.getByRole('link', { name: english.look }).click();
  await page.waitForURL(/\/search/);
});

test('a list that somebody sends is shown to whoever opens it, and kept at once @phone', async ({ page }) => {
  const events = await listings(page, 'events', 'en');
  const named = events.map(({ id }) => `event.${id}`);
  for (const tongue of bothTongues) {
    const say = words[tongue];
    await page.goto('/robots.txt');
    await page.goto(`/saved?lang=${tongue}#list=${[...named, 'event.withdrawn001'].join(',')}`);
    await expect(page.getByRole('heading', { level: 1, name: say.sent })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(events.length);
    await expect(page.getByText(say.gone)).toBeVisible();
    if (tongue === 'en') await page.getByRole('button', { name: say.saveAll }).click();
    await expect(page.getByRole('main').getByText(say.savedAll)).toBeVisible();
    await page.getByRole('link', { name: say.own }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.page })).toBeVisible();
    await expect(cards(page, tongue)).toHaveCount(events.length);
    await expect(page.getByRole('button', { name: say.share })).toBeVisible();
  }
});

test('who presses before the page is awake is heard', async ({ page }) => {
  const jobs = await listings(page, 'jobs', 'es');
  for (const [place, tongue] of bothTongues.entries()) {
    const wake = await openAsleep(page, `/jobs/${jobs[place]?.id}?lang=${tongue}`);
    await isAsleep(page);
    await button(page, tongue).click();
    await expect(button(page, tongue)).toHaveAttribute('aria-pressed', 'false');
    wake();
    await expect(button(page, tongue)).toHaveAttribute('aria-pressed', 'true');
    await expect(message(page)).toContainText(words[tongue].saved);
  }
});

test('two tabs tell each other', async ({ page, context }) => {
  await hasChosen(page, 'en');
  const [job] = await listings(page, 'jobs', 'en');
  await page.goto(`/jobs/${job?.id}`);
  const other = await context.newPage();
  await keep(other, 'en', `/jobs/${job?.id}`);
  await expect(button(page, 'en')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/saved');
  await expect(cards(page, 'en')).toHaveCount(1);
  await button(other, 'en').click();
  await expect(page.getByText(words.en.empty)).toBeVisible();
});

test('two devices of one member end with the same list', async ({ page, visitor }) => {
  await hasChosen(page, 'en');
  const [one, two] = await listings(page, 'events', 'en');
  await keep(page, 'en', `/events/${one?.id}`);
  // By the door that stands before a free event.
  await page.goto('/');
  await pressPoster(page, 'en', 'join');
  await signUp(page, 'en');
  await page.waitForURL(/\/checkout\?/);
  await page.goto('/saved');
  await expect(cards(page, 'en')).toHaveCount(1);

  const phone = await visitor();
  await hasChosen(phone, 'en');
  await keep(phone, 'en', `/events/${two?.id}`);
  await phone.context().addCookies(await page.context().cookies());
  const user = await page.evaluate(() => localStorage.getItem('user') ?? '');
  await phone.evaluate((text) => localStorage.setItem('user', text), user);
  await phone.goto('/saved');
  await expect(cards(phone, 'en')).toHaveCount(2);
  await page.reload();
  await expect(cards(page, 'en')).toHaveCount(2);

  await page.getByRole('button', { name: words.en.remove }).first().click();
  await expect(cards(page, 'en')).toHaveCount(1);
  await expect(message(page)).toContainText(words.en.removed);
  await phone.reload();
  await expect(cards(phone, 'en')).toHaveCount(1);
});

test('by keyboard alone: keep, read the list, let go', async ({ page }) => {
  await hasChosen(page, 'en');
  const [event] = await listings(page, 'events', 'en');
  await page.goto(`/events/${event?.id}`);
  await button(page, 'en').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'en')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(button(page, 'en')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect(button(page, 'en')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/saved');
  await cards(page, 'en').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.en.remove })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.en.empty)).toBeVisible();
  await expect(page.getByRole('group', { name: words.en.saved })).toBeFocused();
});

test('what this browser holds may be anything: the page comes, and the rubbish goes', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('done')) localStorage.setItem('saved', '{"owner":null,"items":[{"type":"x"}]}');
    sessionStorage.setItem('done', '1');
  });
  await page.goto('/saved');
  await expect(page.getByText(words.en.empty)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('saved'))).toBeNull();
});

test('the list with all four kinds on it has nothing that axe finds', async ({ page }) => {
  test.slow();
  await hasChosen(page, 'en');
  const kinds = { event: 'events', rental: 'rentals', business: 'businesses', job: 'jobs' } as const;
  const items = [];
  for (const [type, kind] of Object.entries(kinds))
    for (const { id } of await listings(page, kind, 'en'))
      items.push({ type, id, savedAt: new Date(Date.UTC(2026, 0, 1, 0, items.length)).toISOString() });
  await page.addInitScript((text) => localStorage.setItem('saved', text), JSON.stringify({ owner: null, items }));
  await page.goto('/saved');
  for (const tongue of bothTongues) {
    await speak(page, tongue);
    await expect(cards(page, tongue)).toHaveCount(items.length);
    await expectAccessible(page, `/saved in ${tongue}`);
  }
});

test('three kept things of any kind stand on a phone, between its two bars (issue 20)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await aMember(page, 'es');
  for (const kind of ['events', 'rentals', 'businesses', 'jobs'] as const) {
    const type = { events: 'event', rentals: 'rental', businesses: 'business', jobs: 'job' }[kind];
    for (const { id } of await listings(page, kind, 'es'))
      expect((await page.request.put(`/api/saved/${type}/${id}`)).ok()).toBe(true);
  }
  await page.goto('/saved');
  await expect(cards(page, 'es')).toHaveCount(12);
  const bars = [page.locator('header').first(), page.getByRole('navigation', { name: 'Accesos rápidos' })];
  const heights = await Promise.all(bars.map((bar) => bar.evaluate((one) => one.getBoundingClientRect().height)));
  expect(Math.min(...heights)).toBeGreaterThan(40);
  const room = heights.reduce((left, height) => left - height, 844);
  const places = await cards(page, 'es').evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const threes = places.slice(2).map(({ bottom }, i) => Math.round(bottom - (places[i]?.top ?? 0)));
  expect(Math.max(...threes)).toBeLessThanOrEqual(room);
});
