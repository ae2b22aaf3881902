/** One letter of each kind, as a mail programme shows it, in all faces: its dark is the mail programme's. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { attachmentsOf, withPictures } from '#features/mail/server/print/attachments.ts';
import { compose } from '#features/mail/server/compose/compose.ts';
import { samples } from '#features/mail/server/samples/samples.ts';
import type { Letter } from '#features/mail/server/letter.ts';
import { print } from '#features/mail/server/print/print.ts';
import { faces } from './faces.ts';
import type { Row } from './sheets.ts';
import type { Picture } from './take.ts';

/** As wide as the pane of a mail programme on a desk. */
const pane = 700;
/** When the letters were asked for, which only their calendar files say. */
const written = new Date('2026-06-26T17:00:00Z');

export async function takeLetters(browser: Browser, folder: string): Promise<Row[]> {
  const page = await browser.newPage();
  const rows: Row[] = [];
  for (const [letter, [values]] of Object.entries(samples)) {
    const pictures: Picture[] = [];
    for (const { language, inking, width } of faces) {
      const composed = compose({ letter, values } as Letter, language, 'https://aftersun.example');
      const html = withPictures(print(composed).html, await attachmentsOf(composed, written));
      await page.emulateMedia({ colorScheme: inking === 'night' ? 'dark' : 'light' });
      await page.setViewportSize({ width: Math.min(width, pane), height: 600 });
      await page.setContent(html);
      const file = join(folder, `letters-${letter}-${language}-${inking}-${width}.jpg`);
      await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 88 });
      pictures.push({ file, language, inking, width });
    }
    rows.push({ label: letter, pictures });
  }
  await page.close();
  return rows;
}
