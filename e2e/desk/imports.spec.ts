/** Issue 21: the desk brings a spreadsheet; it is tried first, its bad lines are named, the good ones go up and come back. */
import { expect, type Page } from '@playwright/test';
import { showFor } from '#kit/web/ui/toast-store.ts';
import { isCovered } from '../covered.ts';
import { goOn, openDesk } from '../desk.ts';
import { bothTongues, message, speak } from '../pages.ts';
import { aSuffix } from '../suffix.ts';
import { test } from '../test.ts';

const words = {
  en: {
    choose: 'Choose a file',
    here: 'The file is here',
    close: 'Close',
    bad: ['“a lot” is no amount like 12.50', 'Says the same as line 2'],
    publish: 'Publish 2 listings',
    made: '2 listings are public',
    undo: 'Undo the import',
    yes: 'Undo',
    undone: '2 listings were taken down',
  },
  es: {
    choose: 'Elegir un archivo',
    here: 'El archivo está aquí',
    close: 'Cerrar',
    bad: ['«a lot» no es un importe como 12,50', 'Dice lo mismo que la línea 2'],
    publish: 'Publicar 2 anuncios',
    made: '2 anuncios son públicos',
    undo: 'Deshacer la importación',
    yes: 'Deshacer',
    undone: '2 anuncios se retiraron',
  },
} as const;

/** Four bicycles as a spreadsheet in Spain saves them, two of them not good. */
function aFile(name: string) {
  const lines = [
    'title_es;description_es;category;price;priceUnit;location;address;contactPhone;contactEmail',
    `${name} uno;De paseo;bike;12,50;day;Levante;Avenida de Alcoy 4;600555001;bici@correo.example`,
    `${name} dos;De paseo;bike;9;day;Levante;Avenida de Alcoy 4;600555001;bici@correo.example`,
    `${name} tres;De paseo;bike;a lot;day;Levante;Avenida de Alcoy 4;600555001;bici@correo.example`,
    `${name} uno;De paseo;bike;12,50;day;Levante;Avenida de Alcoy 4;600555001;bici@correo.example`,
  ];
  return { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
}
const found = async (page: Page, name: string) => {
  const reply = await page.request.get(`/api/search/advanced?query=${name}&type=rentals`);
  return JSON.stringify(await reply.json()).split(`${name} `).length - 1;
};

/** A message goes after five seconds, and on a full machine a file is tried for longer. Here it stays until it is closed. */
const withLastingMessages = (page: Page) =>
  page.evaluate((shown) => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, after?: number) =>
      start(run, after === shown ? 600_000 : after)) as typeof setTimeout;
  }, showFor);

test('a file is tried, published and taken back', async ({ page }) => {
  await openDesk(page, 'en', 'tab=imports');
  for (const tongue of bothTongues) {
    const say = words[tongue];
    const name = `bici${aSuffix()}`;
    await goOn(page, 'tab=imports&open=new');
    await speak(page, tongue);
    await page.getByRole('dialog').getByRole('combobox').first().selectOption('rentals');
    await page.setViewportSize(tongue === 'en' ? { width: 1280, height: 800 } : { width: 390, height: 844 });
    await withLastingMessages(page);
    await page.getByLabel(say.choose).setInputFiles(aFile(name));
    const sheet = page.getByRole('dialog', { name: `${name}.csv` });
    for (const fault of say.bad) await expect(sheet).toContainText(fault);
    expect(await found(page, name)).toBe(0);
    const publish = sheet.getByRole('button', { name: say.publish });
    await test.step('what says that the file is here lies over no button', async () => {
      const notice = page.getByText(say.here);
      await expect(publish).toBeVisible();
      await expect(notice).toBeVisible();
      const close = sheet.getByRole('button', { name: say.close });
      // It takes its place with the sheet's size, a moment after it.
      for (const button of [publish, close]) await expect.poll(() => isCovered(button)).toBe(false);
      await expect(notice).toBeVisible();
      await message(page).getByRole('button').click();
      await expect(notice).toBeHidden();
    });
    await publish.click();
    await expect(sheet).toContainText(say.made);
    expect(await found(page, name)).toBeGreaterThan(0);
    await sheet.getByRole('button', { name: say.undo }).click();
    await page.getByRole('button', { name: say.yes, exact: true }).click();
    await expect(sheet).toContainText(say.undone);
    expect(await found(page, name)).toBe(0);
  }
});
