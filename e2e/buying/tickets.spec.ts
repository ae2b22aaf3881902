/** Tickets: opened from the dashboard, opened without network, forgotten at sign-out (issue 6); one given to a friend (decision 0178). */
import { expect, type Page } from '@playwright/test';
import { hours } from '#market/town/hours.ts';
import { expectAccessible } from '../axe.ts';
import { aMember, aNight, buysTwo } from '../members.ts';
import { bothTongues, expectCodes, signUp, speak, tongues, type Tongue } from '../pages.ts';
import { test } from '../test.ts';
import { newDigits } from '../suffix.ts';

// A ticket without network is the worker's; nobody gets this context afterwards.
test.use({ serviceWorkers: 'allow', isFresh: true });

const say = {
  en: {
    good: 'Good for one entry',
    place: 'Ticket 1 of 2',
    kept: 'Saved on this device: works offline. Open it again the day before',
    saved: 'Your bookings are saved on this device',
    offline: 'You’re offline',
    away: /^You’re offline\./,
    leave: 'Log out',
    code: /^QR code of ticket/,
    give: 'Give it to a friend',
    name: 'Your friend’s name',
    make: 'Make the link',
    link: 'Link to this ticket',
    given: 'Given to Ana',
    take: 'Take it back',
    yes: 'Yes, take it back',
    giveAll: 'Give tickets to friends',
    makeTwo: 'Make 2 links',
    two: '2 links, one for each friend',
    linkTwo: 'Link to ticket 2',
    gone: 'This link opens no ticket',
    signUp: 'Create an account',
    keep: 'Keep it in my account',
    keeps: 'Ana keeps it in their own account',
    mine: 'Tickets you were given',
    open: /^Open the ticket for/,
    notKept: 'You don’t keep this ticket',
  },
  es: {
    good: 'Vale para entrar una vez',
    place: 'Entrada 1 de 2',
    kept: 'Guardada en este dispositivo: funciona sin conexión. Ábrela otra vez el día antes',
    saved: 'Tus reservas están guardadas en este dispositivo',
    offline: 'Sin conexión',
    away: /^Sin conexión\./,
    leave: 'Cerrar sesión',
    code: /^Código QR de la entrada/,
    give: 'Dársela a otra persona',
    name: 'Su nombre',
    make: 'Crear el enlace',
    link: 'Enlace a esta entrada',
    given: 'Se la diste a Ana',
    take: 'Recuperarla',
    yes: 'Sí, recuperarla',
    giveAll: 'Dar entradas a otras personas',
    makeTwo: 'Crear 2 enlaces',
    two: '2 enlaces, uno por persona',
    linkTwo: 'Enlace a la entrada 2',
    gone: 'Este enlace no abre ninguna entrada',
    signUp: 'Crear una cuenta',
    keep: 'Guardarla en mi cuenta',
    keeps: 'Ana la guarda en su cuenta',
    mine: 'Entradas que te dieron',
    open: /^Abrir la entrada para/,
    notKept: 'No guardas esta entrada',
  },
} as const;

/** Opens the first of two tickets from the dashboard; gives its code. */
async function openFirstTicket(page: Page, tongue: Tongue): Promise<string> {
  await buysTwo(page, await aMember(page, tongue), await aNight(30, 'moderate'));
  await page.goto('/user-dashboard');
  await expectCodes(page, tongue, 2);
  // A booking has two posters, for two widths: one of them is seen, by night as well.
  const posters = page.locator('.booking').first().locator('.booking-poster').filter({ visible: true });
  for (const hour of hours) {
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), hour);
    await expect(posters).toHaveCount(1);
  }
  await expect(page.getByText(say[tongue].saved)).toBeVisible();
  const first = page.getByRole('list', { name: tongues[tongue].tickets }).getByRole('link').first();
  const code = (await first.locator('code').textContent()) ?? '';
  await first.click();
  await page.waitForURL(/\/ticket\/\w+/);
  return code;
}

const caches = (page: Page) =>
  page.evaluate(async () => (await window.caches.keys()).filter((name) => name.startsWith('tickets:')));

for (const tongue of Object.keys(say) as Tongue[]) {
  const words = say[tongue];

  test(`a ticket opens at the door without network, and goes with its member (${tongue}) @phone`, async ({ page }) => {
    const code = await openFirstTicket(page, tongue);
    const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await expect(page.getByText(words.place)).toBeVisible();
    await expect(page.getByText(words.good)).toBeVisible();
    await expect(page.getByText(words.kept)).toBeVisible();

    await test.step('on paper it is ink on white at any hour, and nothing that can only be pressed', async () => {
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'night'));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(shown, { exact: true })).toHaveCSS('color', 'rgb(26, 35, 64)');
      await expect(page.getByRole('banner')).toBeHidden();
      // Chromium leaves a masked picture out of what it prints.
      await expect(page.locator('.ticket-poster').first()).toHaveCSS('mask-image', 'none');
      await expect(page.getByRole('article')).toHaveCSS('break-inside', 'avoid');
      await expect(page.locator('html')).toHaveCSS('font-size', '15px');
      await page.emulateMedia({ media: 'screen' });
    });

    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: words.code })).toBeVisible();
    await expect(page.getByText(words.good)).toBeVisible();
    await expect(page.getByText(words.away)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tongue);
    await test.step('its other ticket, which was never looked at, is among what is booked', async () => {
      await page.goto('/user-dashboard');
      await expect(page.getByRole('heading', { level: 1, name: words.offline })).toBeVisible();
      await expect(page.getByRole('img', { name: words.code })).toHaveCount(2);
      await expect(page.getByText(shown, { exact: true })).toBeVisible();
    });

    await page.context().setOffline(false);
    const leave = page.getByRole('button', { name: words.leave }).first();
    // What was kept stood at the address of the dashboard.
    await expect(leave).toBeVisible();
    expect(await caches(page)).toHaveLength(1);
    await leave.click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => caches(page)).toEqual([]);
  });
}

for (const tongue of Object.keys(say) as Tongue[]) {
  const words = say[tongue];

  test(`a ticket is given to a friend, who needs no account and no network, and taken back (${tongue}) @phone`, async ({
    page,
    visitor,
  }) => {
    const code = await openFirstTicket(page, tongue);
    const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
    await page.getByRole('button', { name: words.give }).click();
    await page.getByLabel(words.name).fill('Ana');
    await page.getByRole('button', { name: words.make }).click();
    await expect(page.getByRole('heading', { name: words.given })).toBeVisible();
    const link = await page.getByLabel(words.link).inputValue();
    await expectAccessible(page, `/ticket, given, in ${tongue}`);

    const friend = await visitor({ serviceWorkers: 'allow' });
    const asked: string[] = [];
    friend.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
    await friend.goto(link);
    await speak(friend, tongue);
    await expect(friend.getByText(shown, { exact: true })).toBeVisible();
    await expect(friend.getByText('Ana', { exact: true })).toBeVisible();
    await expect(friend.getByText(words.kept)).toBeVisible();
    await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(friend.getByText(/Marta|25/)).toHaveCount(0);
    await expectAccessible(friend, `/ticket/link in ${tongue}`);
    const key = link.split('token=')[1] ?? '';
    expect(asked.filter((url) => url.split('#')[0]?.includes(key))).toEqual([]);

    await friend.context().setOffline(true);
    await friend.reload();
    await expect(friend.getByText(shown, { exact: true })).toBeVisible();
    await expect(friend.getByText(words.away)).toBeVisible();
    await friend.context().setOffline(false);

    await page.getByRole('button', { name: words.take }).click();
    await page.getByRole('button', { name: words.yes }).click();
    await expect(page.getByRole('button', { name: words.give })).toBeVisible();
    await expect(page.getByText(shown, { exact: true })).toHaveCount(0);
    await friend.reload();
    await expect(friend.getByText(words.gone)).toBeVisible();
    await friend.context().setOffline(true);
    await friend.reload();
    await expect(friend.getByText(shown, { exact: true })).toHaveCount(0);
    await friend.context().setOffline(false);

    await test.step('both tickets are given at one press, each by a link that opens it alone', async () => {
      await page.goto('/user-dashboard');
      await page.getByRole('button', { name: words.giveAll }).click();
      await page.getByRole('button', { name: words.makeTwo }).click();
      await expect(page.getByRole('heading', { name: words.two })).toBeVisible();
      await expectAccessible(page, `/user-dashboard, two tickets given, in ${tongue}`);
      await friend.goto(await page.getByLabel(words.linkTwo).inputValue());
      await expect(friend.getByText(words.kept)).toBeVisible();
    });
  });
}

test('a ticket’s page is for everybody’s eyes and hands, and another member on the same device finds none', async ({
  page,
}) => {
  await openFirstTicket(page, 'en');
  for (const tongue of bothTongues)
    await test.step(`for everybody in ${tongue}`, async () => {
      await speak(page, tongue);
      await expect(page.getByText(say[tongue].good)).toBeVisible();
      await expectAccessible(page, `/ticket in ${tongue}`);
    });
  await speak(page, 'en');

  await expect(page.getByText(say.en.kept)).toBeVisible();
  const ticket = page.url();
  const [first] = await caches(page);
  const digits = newDigits();
  const account = { username: `luis${digits}`, fullName: 'Luis Gil', phone: `+346${digits}`, email: null };
  const reply = await page.request.post('/api/auth/signup', {
    data: { ...account, password: 'una-clave-larga-9', accountType: 'traveller' },
  });
  const { user } = await reply.json();
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user));
  await page.goto('/user-dashboard');
  await expect.poll(() => caches(page)).not.toContain(first);
  await page.goto(ticket);
  await expect(page.getByText('We can’t find this ticket')).toBeVisible();
});

for (const tongue of Object.keys(say) as Tongue[]) {
  const words = say[tongue];

  test(`a friend makes an account on the way and keeps the ticket there, until it is taken back (${tongue}) @phone`, async ({
    page,
    visitor,
  }) => {
    test.slow();
    const code = await openFirstTicket(page, tongue);
    const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
    await page.getByRole('button', { name: words.give }).click();
    await page.getByLabel(words.name).fill('Ana');
    await page.getByRole('button', { name: words.make }).click();
    const link = await page.getByLabel(words.link).inputValue();

    const friend = await visitor({ serviceWorkers: 'allow' });
    const asked: string[] = [];
    friend.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
    await friend.goto(link);
    await speak(friend, tongue);
    await friend.getByRole('link', { name: words.signUp }).click();
    await signUp(friend, tongue);
    await friend.getByRole('button', { name: words.keep }).click();
    await friend.waitForURL(/\/ticket\/kept\/\w+$/);
    await expect(friend.getByText(shown, { exact: true })).toBeVisible();
    await expect(friend.getByText(words.kept)).toBeVisible();
    await expectAccessible(friend, `/ticket/kept in ${tongue}`);
    const key = link.split('token=')[1] ?? '';
    expect(asked.filter((url) => url.split('#')[0]?.includes(key))).toEqual([]);
    await friend.goto('/user-dashboard');
    await expect(friend.getByRole('heading', { name: words.mine })).toBeVisible();
    await friend.getByRole('link', { name: words.open }).click();
    await expect(friend.getByText(words.kept)).toBeVisible();
    await friend.context().setOffline(true);
    await friend.reload();
    await expect(friend.getByText(shown, { exact: true })).toBeVisible();
    await friend.context().setOffline(false);

    await page.reload();
    await expect(page.getByText(words.keeps)).toBeVisible();
    await page.getByRole('button', { name: words.take }).click();
    await page.getByRole('button', { name: words.yes }).click();
    await expect(page.getByRole('button', { name: words.give })).toBeVisible();
    await friend.reload();
    await expect(friend.getByText(words.notKept)).toBeVisible();
    await friend.goto('/user-dashboard');
    await expect(friend.getByRole('heading', { name: words.mine })).toHaveCount(0);
  });
}
