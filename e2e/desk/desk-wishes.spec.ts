/** What is searched for and not found comes to the desk, and what the desk says it means is found at once (issue 19). */
import { expect } from '@playwright/test';
import { goOn, openDesk } from '../desk.ts';
import { bothTongues, message, speak } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    none: 'Nothing',
    add: /^Add synonym for/,
    meaning: /^Words they mean/,
    save: 'Save',
    added: 'Synonym added',
    has: 'Synonym added',
    found: 'jet ski',
    synonyms: 'Synonyms',
    del: /^Delete/,
    yes: 'Delete it',
    deleted: 'Synonym deleted',
  },
  es: {
    none: 'Nada',
    add: /^Añadir sinónimo para/,
    meaning: /^Palabras que quieren decir/,
    save: 'Guardar',
    added: 'Sinónimo añadido',
    has: 'Con sinónimo',
    found: 'moto de agua',
    synonyms: 'Sinónimos',
    del: /^Borrar/,
    yes: 'Borrarlo',
    deleted: 'Sinónimo borrado',
  },
} as const;

/** A word of letters that nobody has. Digits become letters: without them two words in a row were now and then the same. */
const aWord = () => `zurrum${aSuffix().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}q`;

test('a wish that nobody met gets a meaning at the desk and is found', async ({ page, visitor }) => {
  const guest = await visitor();
  await openDesk(page, 'en', 'tab=wishes');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const word = aWord();
    await guest.goto(`/search?query=${word}&lang=${tongue}`);
    await expect(guest.locator('[data-found]')).toHaveCount(0);

    await speak(page, tongue);
    await goOn(page, `tab=wishes&q=${word}`);
    const row = page.getByRole('article', { name: word });
    await expect(row).toContainText(say.none);
    await row.getByRole('button', { name: say.add }).click();
    const sheet = page.locator('.desk-sheet');
    await sheet.getByLabel(say.meaning).fill(say.found);
    await sheet.getByRole('button', { name: say.save }).click();
    await expect(message(page)).toContainText(say.added);
    await expect(row).toContainText(say.has);

    await guest.reload();
    await expect(guest.locator('[data-found]').first()).toBeVisible();

    await page.getByRole('link', { name: say.synonyms, exact: true }).click();
    await page.getByRole('article', { name: word }).getByRole('button', { name: say.del }).click();
    await page.getByRole('button', { name: say.yes }).click();
    await expect(message(page)).toContainText(say.deleted);
  }
});
