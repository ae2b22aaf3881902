/** What owners and the desk do most, press by press. */
import { firstOf, type Walk } from './walks.ts';
import type { Presses } from './press.ts';

async function calendar(on: Presses): Promise<void> {
  const { page } = on;
  const { button } = firstOf(on);
  await page.getByRole('combobox', { name: /^Block or free/ }).selectOption({ label: 'Terrace' });
  await on.tap('the next month', button('Next month'));
  const days = page.locator('table button');
  // What was blocked is freed again, so that each walk finds the same month.
  for (const [what, name] of [
    ['they are blocked', /^Block$/],
    ['they are freed', /^Free/],
  ] as const) {
    await on.tap('the first of twenty days', days.nth(2));
    await on.tap('the last of them', days.nth(21));
    await on.tap(what, button(name));
  }
}

/** The form of a listing: its title, its text, its price. */
async function form(on: Presses): Promise<void> {
  const { page } = on;
  await on.tap('a form opens', page.getByRole('article').first().getByRole('button', { name: 'Edit' }));
  await on.tap('the title', page.getByLabel(/^Title \(English\)/));
  await on.type('a letter of the title', 'by the sea');
  await on.tap('the text', page.getByLabel(/^Description \(English\)/));
  await on.type('a letter of the text', 'Sun and sea.');
  await on.tap('the price', page.getByLabel(/^Price/).first());
  await on.type('a figure of the price', '99');
}

async function desk(on: Presses): Promise<void> {
  const { page } = on;
  const { button } = firstOf(on);
  await on.tap('the filters', button(/^Filter/));
  await on.tap('the search field', page.getByRole('searchbox', { name: 'Search' }));
  await on.type('a letter of a search', 'foam');
  await on.measure('the search', () => page.keyboard.press('Enter'));
  await on.tap('the menu of a row', page.getByRole('article').first().getByRole('button', { name: 'More' }));
  await on.measure('the menu closes', () => page.keyboard.press('Escape'));
  await on.tap('another part of the desk', page.getByRole('link', { name: /^Rentals/ }).first());
}

export const work: readonly Walk[] = [
  { what: "an owner's calendar", who: 'owner', path: () => '/dashboard?tab=calendar', walk: calendar },
  { what: "an owner's form", who: 'owner', path: () => '/dashboard?tab=listings&view=rentals', walk: form },
  { what: 'the desk with 1,000 events more', who: 'admin', path: () => '/admin?tab=events', walk: desk },
];
