/** One letter of each kind, as a mail programme shows it, in both languages. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { compose } from '#features/mail/server/compose.ts';
import { samples } from '#features/mail/server/letter-samples.ts';
import type { Letter } from '#features/mail/server/letter.ts';
import { print } from '#features/mail/server/print.ts';
import { languages } from '#kit/shared/messages.ts';
import type { Row } from './sheets.ts';
import type { Picture } from './take.ts';

const widths = [700, 390] as const;

export async function takeLetters(browser: Browser, folder: string): Promise<Row[]> {
  const page = await browser.newPage();
  const rows: Row[] = [];
  for (const [letter, [values]] of Object.entries(samples)) {
    const pictures: Picture[] = [];
    for (const language of languages)
      for (const width of widths) {
        const { html } = print(compose({ letter, values } as Letter, language, 'https://aftersun.example'));
        await page.setViewportSize({ width, height: 600 });
        await page.setContent(html);
        const file = join(folder, `letters-${letter}-${language}-${width}.jpg`);
        await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 88 });
        pictures.push({ file, language, inking: 'day', width });
      }
    rows.push({ label: letter, pictures });
  }
  await page.close();
  return rows;
}
