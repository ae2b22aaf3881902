/** What is pressed before a picture is taken. By what a thing is, for it is pressed in both languages. */
import type { Locator, Page } from '@playwright/test';

/** Presses something on a page, and gives the part that is to be looked at; nothing means all of it. */
export type Act = (page: Page) => Promise<Locator | undefined>;

/** The gallery of a listing, at its second picture. */
export const openGallery: Act = async (page) => {
  await page.locator('.gallery button').nth(1).click();
  await page.locator('.lightbox-track').waitFor();
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
