/** What visitors do most on a phone, press by press. What they find is the demo's. */
import type { Locator } from '@playwright/test';
import type { Presses } from './press.ts';

export type Who = 'visitor' | 'member' | 'owner' | 'admin';
/** Listings that can be bought. */
export type Wares = { readonly event: string; readonly rental: string };
export type Walk = {
  readonly what: string;
  readonly who: Who;
  readonly path: (wares: Wares) => string;
  readonly walk: (presses: Presses) => Promise<void>;
};

/** The first button, link and so on of a name. */
export const firstOf = ({ page }: Presses) => ({
  button: (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true }).first(),
  link: (name: string | RegExp): Locator => page.getByRole('main').getByRole('link', { name, exact: true }).first(),
});

const speaks = { spanish: 'ES Español', english: 'EN English' } as const;

async function home(on: Presses): Promise<void> {
  const { button, link } = firstOf(on);
  await on.tap('the menu', button('Menu'));
  await on.tap('the menu closes', on.page.locator('header .nav-toggle'));
  await on.tap('the language', button(speaks.spanish));
  await on.tap('the language again', button(speaks.english));
  await on.tap('the night switch', button('Night colours'));
  await on.tap('a kind of listing', button(/^Dining/));
  await on.tap('the search field', on.page.getByRole('searchbox').first());
  await on.type('a letter in the search field', 'paella');
  await on.tap('to the events', link('See what’s on').or(link("See what's on")));
  await on.tap('an event', on.page.locator('#events article a').first());
  await on.measure('back', () => on.page.goBack());
}

async function search(on: Presses): Promise<void> {
  const { page } = on;
  const { button, link } = firstOf(on);
  await on.tap('the filters', page.locator('summary').filter({ hasText: 'Filters' }));
  await on.tap('a category', page.getByText(/^Concert/).first());
  await on.tap('four stars', page.getByText(/^4\+ stars/).first());
  await on.tap('a day', page.getByText('Tomorrow', { exact: true }).first());
  await on.tap('a price', button(/^Up to €50/));
  await on.tap('where', page.getByRole('textbox', { name: 'Where' }));
  await on.type('a letter of where', 'leva');
  await on.tap('the results', button('Show results'));
  await on.measure('back', () => page.goBack());
  await on.tap('only events', link(/^Events \d/));
  await on.tap('only rentals', link(/^Rentals \d/));
  await on.tap('all kinds again', link(/^All \d/));
  await on.tap('the heart', button(/^Save “/));
  await on.tap('a listing', page.locator('.result-list article .card-link').first());
  await on.measure('back to the list', () => page.goBack());
  await on.tap('the search field', page.getByRole('combobox', { name: /^Search events/ }));
  await on.type('a letter in the search field', 'paella');
  await on.tap('the language', button(speaks.spanish));
  await on.tap('the night switch', page.getByRole('button', { name: 'Colores de noche' }).first());
}

async function map(on: Presses): Promise<void> {
  const { page } = on;
  await on.tap('the map', firstOf(on).link('Map'));
  const shown = page.getByRole('region', { name: 'Map of the results' });
  const closer = shown.getByRole('button', { name: 'Zoom in', exact: true });
  await closer.waitFor({ timeout: 60_000 });
  await on.tap('closer', closer);
  await on.measure('a finger moves it', () => drag(on, shown));
  await on.tap('this area', shown.getByRole('button', { name: 'Search this area' }));
  await on.tap('the list again', firstOf(on).link('List'));
}

/** A finger goes a third of a window to the left, in a quarter of a second. */
async function drag({ page }: Presses, over: Locator): Promise<void> {
  const box = await over.boundingBox();
  if (box === null) throw new Error('There is no map.');
  const session = await page.context().newCDPSession(page);
  const at = (moved: number) => [{ x: box.x + box.width * (0.7 - moved / 45), y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 15; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
    await page.waitForTimeout(16);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

async function event(on: Presses): Promise<void> {
  const { page } = on;
  const { button } = firstOf(on);
  await on.tap('a picture', button(/^Open (?:drawing|picture|photo) 1/));
  await on.tap('the next picture', page.getByRole('dialog').getByRole('button', { name: /next/i }));
  await on.tap('the picture closes', page.getByRole('dialog').getByRole('button', { name: /close/i }).first());
  await on.tap('the heart', button(/^Save “/));
  await on.tap('the form of a report', button('Report it'));
}

async function checkout(on: Presses): Promise<void> {
  const { page } = on;
  const { button } = firstOf(on);
  await page.locator('form button[type=submit]:not([aria-disabled=true])').last().waitFor();
  await on.tap('one ticket more', button('One ticket more'));
  await on.tap('one ticket fewer', button('One ticket fewer'));
  for (const [label, text] of [
    ['Card number', '4242424242424242'],
    ['Expiry date', '1234'],
    ['CVC', '123'],
  ] as const) {
    await on.tap(label, page.getByLabel(label));
    await on.type(`a figure of ${label}`, text);
  }
  await on.tap('pay', button(/^Pay €/), () => page.locator('main code').first().waitFor());
}

async function rental(on: Presses): Promise<void> {
  const { page } = on;
  const free = page.locator('[role=grid] td[aria-disabled=false] button');
  await free.first().waitFor();
  await on.tap('the next month', firstOf(on).button('Later month'));
  await on.tap('the month after', firstOf(on).button('Later month'));
  await on.tap('the first night', free.nth(3));
  await on.tap('the day of departure', free.nth(6));
  await on.tap('to book it', page.getByRole('link', { name: 'Book it' }).first());
}

async function question(on: Presses): Promise<void> {
  await on.tap('ask the host', firstOf(on).link('Ask the host'));
  await on.tap('the message', on.page.getByLabel('Your message'));
  await on.type('a letter of the message', 'Is there a cot for a baby?');
}

export const visits: readonly Walk[] = [
  { what: 'the first page', who: 'visitor', path: () => '/', walk: home },
  { what: 'the search', who: 'visitor', path: () => '/search', walk: search },
  { what: 'the map', who: 'visitor', path: () => '/search?type=businesses', walk: map },
  { what: 'an event', who: 'visitor', path: (wares) => `/events/${wares.event}`, walk: event },
  { what: 'the checkout', who: 'member', path: (wares) => `/checkout?type=event&id=${wares.event}`, walk: checkout },
  { what: 'a rental', who: 'visitor', path: (wares) => `/rentals/${wares.rental}`, walk: rental },
  { what: 'a question', who: 'member', path: (wares) => `/rentals/${wares.rental}`, walk: question },
];
