/** Somebody keeps a search, something new fits it, and a letter leads there; one press ends such letters (decision 0199). */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { mailsTo } from '../mails.ts';
import { aNight, secret } from '../members.ts';
import { house } from '../house.ts';
import { bothTongues, hasChosen, message, signUp } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    save: 'Save this search',
    kept: 'Search saved',
    saved: 'Saved',
    letters: 'Email me what’s new',
    searches: 'Searches',
    fresh: '1 new',
    subject: 'New for your search: ',
    remove: /^Remove the search/,
    undo: /^Undo/,
  },
  es: {
    save: 'Guardar esta búsqueda',
    kept: 'Búsqueda guardada',
    saved: 'Guardada',
    letters: 'Avísame por correo',
    searches: 'Búsquedas',
    fresh: '1 nuevo',
    subject: 'Nuevo en tu búsqueda: ',
    remove: /^Quitar la búsqueda/,
    undo: /^Deshacer/,
  },
} as const;

/** The clock of the house looks every half minute. */
const isWritten = { timeout: 60_000, intervals: [500] };

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const tongue of bothTongues) {
  const say = words[tongue];

  test(`a search is saved on the way through the door, and what is new in it is told (${tongue}) @phone`, async ({
    page,
  }) => {
    test.slow();
    await hasChosen(page, tongue);
    // Letters alone: what looks like a number or a mistyped word is another search.
    const word = `zarabanda${aSuffix()
      .toLowerCase()
      .replaceAll(/\d/g, (digit) => 'bdfgklmpst'.charAt(Number(digit)))}`;
    const asked = `/search?query=${word}&type=events`;
    await page.goto(asked);
    await page.getByRole('link', { name: say.save }).click();
    await signUp(page, tongue);
    await page.waitForURL(new RegExp(`/search\\?query=${word}&type=events`));
    await expect(message(page)).toContainText(say.kept);
    const button = page.getByRole('button', { name: say.saved, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('switch', { name: say.letters })).not.toBeChecked();
    await expectAccessible(page, `a search that is saved, in ${tongue}`);

    const email = `${word}@correo.example`;
    expect((await page.request.patch('/api/account', { data: { email, password: secret } })).status()).toBe(200);
    await page.getByRole('switch', { name: say.letters }).click();
    await expect(page.getByRole('switch', { name: say.letters })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('switch', { name: say.letters })).toBeChecked();

    // It is looked at elsewhere now: what is published is new.
    await page.goto('/saved');
    await expect(part(page, say.searches).getByRole('link', { name: word })).toBeVisible();
    const title = `${word} on the roof`;
    const night = await aNight(20, 'flexible', '23:30', house, 20, { en: title, es: title });
    const letter = async () => (await mailsTo(email)).find(({ subject }) => subject === say.subject + title);
    await expect.poll(letter, isWritten).toBeDefined();
    const found = await letter();
    await page.reload();
    await expect(part(page, say.searches)).toContainText(say.fresh);
    await expectAccessible(page, `saved searches in ${tongue}`);

    const [, path = ''] = /https?:\/\/[^/]+(\/search\S+)/.exec(found?.text ?? '') ?? [];
    // That it was looked at is told by the page itself, a moment after it stands.
    const seen = page.waitForResponse((reply) => reply.url().includes('/seen'));
    await page.goto(path);
    await expect(page.locator(`a[href*="${night}"]`).first()).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect((await seen).ok()).toBe(true);
    // How high the searches are is known when they come: what stands below them comes with them.
    const answers = Promise.withResolvers<void>();
    await page.route(
      '**/api/saved-searches*',
      async (route) => {
        await answers.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto('/saved');
    const listings = page.locator('.saved-list');
    await expect(listings).toBeAttached();
    await expect(listings).toBeHidden();
    answers.resolve();
    await expect(listings).toBeVisible();
    await expect(part(page, say.searches).getByRole('listitem')).toHaveCount(1);
    await expect(part(page, say.searches)).not.toContainText(say.fresh);

    await test.step('one press in a mail program ends the letters', async () => {
      const [, off = ''] = /<(.+)>/.exec(found?.headers['list-unsubscribe'] ?? '') ?? [];
      const reply = await fetch(off, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') });
      expect(reply.status).toBe(200);
      await page.reload();
      await expect(part(page, say.searches).getByRole('switch')).not.toBeChecked();
    });

    await test.step('what was let go is had back', async () => {
      await part(page, say.searches).getByRole('button', { name: say.remove }).click();
      await expect(part(page, say.searches).getByRole('button', { name: say.undo })).toBeFocused();
      await part(page, say.searches).getByRole('button', { name: say.undo }).click();
      await expect(part(page, say.searches).getByRole('button', { name: say.remove })).toBeVisible();
      await page.reload();
      await expect(part(page, say.searches).getByRole('listitem')).toHaveCount(1);
    });
  });
}
