/** What is pressed before a picture is taken. By what a thing is, because it is pressed in both languages. */
import type { Locator, Page } from '@playwright/test';

/** Presses something on a page, and gives the part that is to be looked at; nothing means all of it. */
export type Act = (page: Page) => Promise<Locator | undefined>;

/** The gallery of a listing, at its second picture. */
export const openGallery: Act = async (page) => {
  await page.locator('.gallery button').nth(1).click();
  await page.locator('.lightbox-track').waitFor();
  return undefined;
};

/** Pays with the card of the sandbox, up to the booking that was just paid. */
export const payByCard: Act = async (page) => {
  const type = async (name: string, text: string) => page.locator(`input[autocomplete='${name}']`).fill(text);
  await type('cc-number', '4242424242424242');
  await type('cc-exp', '1234');
  await type('cc-csc', '123');
  await page
    .locator('form', { has: page.locator('[autocomplete=cc-csc]') })
    .locator('[type=submit]')
    .click();
  await page.waitForURL(/payment=success/);
  await page.locator('code').first().waitFor();
  return undefined;
};

/** What a guest is asked who came home: by the first of their bookings that may be reviewed. */
export const openReview: Act = async (page) => {
  // What is over is folded away.
  await page.locator("details:has(a[href^='/review']) > summary").first().click();
  await page.locator("a[href^='/review']").first().click();
  await page.locator('form input[type=radio]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 0));
  return undefined;
};

/** Six posters that the press proposes to an owner, and six others. */
export const shakePosters: Act = async (page) => {
  const field = page.locator('fieldset', { has: page.locator('.poster-choices') });
  await field.locator('> button').click();
  await field.locator('.poster-choice').nth(5).waitFor();
  await field.locator('> button').click();
  await page.waitForLoadState('networkidle');
  return field;
};

/** The conversation that adds a listing, at its first question. The way in stands in the page's bar, on a phone in its menu. */
export const openChat: Act = async (page) => {
  const way = page.locator('.chat-launcher:visible').first();
  if (!(await way.isVisible())) await page.getByRole('button', { name: /^Men[uú]$/ }).click();
  await way.click();
  await page.locator('[role=dialog] form').waitFor();
  return undefined;
};
