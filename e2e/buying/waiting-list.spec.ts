/** A night is sold out, somebody waits, places come back, and a letter leads straight to them (decision 0160). */
import { expect } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { deskOf, openDesk } from '../desk.ts';
import { house } from '../house.ts';
import { mailsTo } from '../mails.ts';
import { aMember, aNight, buysTwo } from '../members.ts';
import { pressMore } from '../more.ts';
import { fillCard, message, pay, tongues } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    signIn: 'Sign in and ask',
    more: 'One more',
    tell: 'Tell me',
    waiting: 'You’re waiting for 2 places',
    asked: 'We’ll tell you',
    mine: 'Waiting for places',
    wanted: '1 person waiting, 2 wanted',
    subject: (title: string) => `There are places: ${title}`,
    ask: 'Tell me when there are places',
    tellVip: 'Tell me when there are tickets: VIP',
    waitingOne: 'You’re waiting for 1 place',
    wantedOne: '1 person waiting, 1 wanted',
    types: 'Ticket types',
    typesOf: /^Ticket types of/,
  },
  es: {
    signIn: 'Entrar y pedirlo',
    more: 'Una más',
    tell: 'Avísame',
    waiting: 'Esperas 2 plazas',
    asked: 'Te avisaremos',
    mine: 'A la espera de plazas',
    wanted: '1 persona en espera, pide 2',
    subject: (title: string) => `Hay plazas: ${title}`,
    ask: 'Avísame cuando haya plazas',
    tellVip: 'Avísame cuando haya entradas: VIP',
    waitingOne: 'Esperas 1 plaza',
    wantedOne: '1 persona en espera, pide 1',
    types: 'Tipos de entrada',
    typesOf: /^Tipos de entrada de/,
  },
} as const;

/** The clock of the house looks every half minute. */
const isWritten = { timeout: 60_000, intervals: [500] };

for (const tongue of ['en', 'es'] as const) {
  const say = words[tongue];

  test(`who waits for places of a sold-out night is told of them, buys, and waits no longer (${tongue}) @phone`, async ({
    page,
    visitor,
  }) => {
    test.slow();
    const title = `Luna ${aSuffix()}`;
    const night = await aNight(20, 'flexible', '23:30', house, 2, { en: title, es: title });
    const friend = await visitor();
    const order = await buysTwo(friend, await aMember(friend, tongue), night);

    await page.goto(`/events/${night}?lang=${tongue}`);
    const way = page.getByRole('link', { name: say.signIn });
    await expect(way).toHaveAttribute('href', new RegExp(`^/auth\\?redirect=%2Fevents%2F${night}%23places`));
    const somebody = await aMember(page, tongue);
    await page.goto(`/events/${night}#places`);
    await page.getByRole('button', { name: say.more }).click();
    await page.getByRole('button', { name: say.tell, exact: true }).click();
    await expect(message(page)).toContainText(say.asked);
    await expect(page.getByRole('heading', { name: say.waiting })).toBeVisible();
    await expectAccessible(page, `waiting for places in ${tongue}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: say.waiting })).toBeVisible();
    await page.goto('/user-dashboard');
    await expect(page.getByRole('region', { name: say.mine })).toContainText(/2/);

    const desk = await visitor();
    // Others wait for other nights.
    await openDesk(desk, tongue, `tab=events&q=${encodeURIComponent(title)}`);
    await expect(desk.getByText(say.wanted)).toBeVisible();

    const back = await friend.request.post(`/api/orders/${order}/cancellation`, { data: { refund: '50.00' } });
    expect(back.status(), await back.text()).toBe(200);
    const letter = async () =>
      (await mailsTo(somebody.email)).find(({ subject }) => subject.startsWith(`${say.subject(title)}, `));
    await expect.poll(letter, isWritten).toBeDefined();
    const [, path = ''] = /https?:\/\/[^/]+(\/checkout\S+)/.exec((await letter())?.text ?? '') ?? [];

    await page.goto(path);
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await fillCard(page, tongue, '4242 4242 4242 4242');
    await pay(page, tongue);
    await expect(message(page)).toContainText(tongues[tongue].completed);
    await expect(page.getByRole('region', { name: say.mine })).toHaveCount(0);
    await page.goto(`/events/${night}`);
    await expect(page.getByRole('heading', { name: say.ask })).toBeVisible();
    expect(await (await (await deskOf(house)).get(`/api/admin/events/${night}`)).json()).toMatchObject({
      placesTaken: 2,
      peopleWaiting: 0,
    });
  });

  test(`who waits for one ticket of a night that has others is told of it at its price, and buys it (${tongue}) @phone`, async ({
    page,
    visitor,
  }) => {
    test.slow();
    const title = `Luna ${aSuffix()}`;
    const night = await aNight(20, 'flexible', '23:30', house, 20, { en: title, es: title });
    const vip = { name: { en: 'VIP' }, price: '60', limit: 2 };
    const made = await (await deskOf(house)).post(`/api/events/${night}/ticket-types`, { data: vip });
    expect(made.status(), await made.text()).toBe(201);
    const { id: ticketType } = await made.json();
    const friend = await visitor();
    const { id: userId } = await aMember(friend, tongue);
    const metadata = { type: 'event', itemId: night, userId, quantity: 2, ticketType };
    const hold = await friend.request.post('/api/create-payment-intent', {
      data: { amount: 120, currency: 'eur', metadata },
    });
    expect(hold.status(), await hold.text()).toBe(201);

    const somebody = await aMember(page, tongue);
    await page.goto(`/events/${night}?lang=${tongue}`);
    await page.getByRole('link', { name: say.tellVip }).click();
    await expect(page.getByRole('radio', { name: 'VIP' })).toBeChecked();
    await page.getByRole('button', { name: say.tell, exact: true }).click();
    await expect(message(page)).toContainText(say.asked);
    await expect(page.getByRole('heading', { name: say.waitingOne })).toBeVisible();
    await expectAccessible(page, `waiting for one of several tickets in ${tongue}`);

    const desk = await visitor();
    await openDesk(desk, tongue, `tab=events&q=${encodeURIComponent(title)}`);
    await expect(desk.getByText(say.wantedOne)).toBeVisible();
    await pressMore(desk.getByRole('article'), say.types);
    const types = desk.getByRole('dialog', { name: say.typesOf });
    await expect(types.getByRole('listitem').filter({ hasText: 'VIP' })).toContainText(say.wantedOne);

    const { orderId } = await hold.json();
    const back = await friend.request.delete(`/api/orders/${orderId}`);
    expect(back.ok(), await back.text()).toBe(true);
    const letter = async () =>
      (await mailsTo(somebody.email)).find(({ subject }) => subject.startsWith(`${say.subject(title)}, `));
    await expect.poll(letter, isWritten).toBeDefined();
    const text = (await letter())?.text ?? '';
    expect(text).toContain('1 × VIP');
    const [, path = ''] = /https?:\/\/[^/]+(\/checkout\S+)/.exec(text) ?? [];

    await page.goto(path);
    await expect(page.getByRole('radio', { name: /VIP/ })).toBeChecked();
    await fillCard(page, tongue, '4242 4242 4242 4242');
    await pay(page, tongue);
    await expect(message(page)).toContainText(tongues[tongue].completed);
    await expect(page.getByRole('region', { name: say.mine })).toHaveCount(0);
  });
}
