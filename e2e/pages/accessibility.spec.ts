/** axe finds nothing on any page, in both languages, both inkings, at 390 and 1440 px (quality, Interface; issue 3). */
import { expect, type Page } from '@playwright/test';
import { awake } from '../asleep.ts';
import { expectAccessible, expectAccessibleInBoth, widen } from '../axe.ts';
import { aBusiness, aSoldRental, openWorkspace } from '../business.ts';
import { goOn } from '../desk.ts';
import { expectWords, keys, textsOf } from '../languages.ts';
import { hasChosen, speak, type Tongue } from '../pages.ts';
import { refusedOn, watchPolicy } from '../policy.ts';
import { addressOf, pagesForAll, pagesForOwners, showAll } from '../routes.ts';
import { test } from '../test.ts';

test('the keys are known', () => expect(keys.size).toBeGreaterThan(200));

/** Each journey goes through some of them in one page, as links do: what axe has compiled in it stays (e2e/desk.ts, `goOn`). */
const perJourney = 8;
const journeys = Array.from({ length: Math.ceil(pagesForAll.length / perJourney) }, (_, place) =>
  pagesForAll.slice(place * perJourney, (place + 1) * perJourney),
);

for (const some of journeys)
  test(`each page from ${some[0]} to ${some.at(-1)} has nothing that axe finds, shows words, each in its language, and keeps to its policy`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await watchPolicy(page);
    await hasChosen(page, 'en');
    for (const [place, path] of some.entries()) {
      const address = await addressOf(page, path);
      await widen(page, 1440);
      if (place === 0) await page.goto(address);
      // As the server writes it.
      const written = { en: await writtenIn(page, address, 'en'), es: await writtenIn(page, address, 'es') };
      expectWords(written.en.texts, written.es.texts);
      await page.evaluate((to) => history.pushState(null, '', to), address);
      // As it stands in the browser, from top to bottom, in the language of the page before and then, by its own toggle, in
      // the other.
      const [first, second] = place % 2 === 0 ? (['en', 'es'] as const) : (['es', 'en'] as const);
      const said = { [first]: await arriveAt(page, first, written[first].title) };
      await expectAccessible(page, `${path} in ${first}`);
      await speak(page, second);
      await expect(page).toHaveTitle(written[second].title);
      await expect(async () => {
        said[second] = await textsOf(page);
        expectWords(said['en'] ?? [], said['es'] ?? []);
      }).toPass();
      await expectAccessible(page, `${path} in ${second}`);
      expect(await refusedOn(page)).toEqual([]);
    }
  });

/** What the server writes of a page in a language: asked for and read where a browser stands, without opening it. */
async function writtenIn(page: Page, address: string, language: Tongue) {
  const written = await page.evaluateHandle(
    async (asked) => {
      const reply = await fetch(asked, { headers: { accept: 'text/html' } });
      return new DOMParser().parseFromString(await reply.text(), 'text/html');
    },
    `${address}${address.includes('?') ? '&' : '?'}lang=${language}`,
  );
  const { lang, title } = await written.evaluate(({ documentElement, title }) => ({
    lang: documentElement.lang,
    title,
  }));
  expect(lang).toBe(language);
  const texts = await textsOf(page, written);
  await written.dispose();
  return { title, texts };
}

/** Waits until the page is there that was gone to, and looks at all of it; gives what it says. */
async function arriveAt(page: Page, language: Tongue, title: string): Promise<string[]> {
  await expect(page).toHaveTitle(title);
  await awake(page);
  await showAll(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return textsOf(page);
}

test('the workspace of a business has nothing that axe finds, part by part, in both languages', async ({
  page,
  visitor,
}) => {
  test.setTimeout(300_000);
  await aBusiness(page, 'en');
  const { id } = await aSoldRental(page, visitor, 'en');
  await openWorkspace(page, 'en');
  for (const path of pagesForOwners) {
    await goOn(page, path.replace('{rental}', id).split('?')[1] ?? '');
    if (path.includes('open=')) await expect(page.locator('.desk-sheet')).toBeVisible();
    await expectAccessibleInBoth(page, path);
  }
});
