/** Whether a page shows words, each in its language: no raw key, no English sentence where it is Spanish (issue 3). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type JSHandle, type Page } from '@playwright/test';

const sources = join(import.meta.dirname, '../src');

/** Every key of the words that could not be a word of its own. */
export const keys = new Set(
  globSync('**/words/*/*.json', { cwd: sources })
    .flatMap((name) => Object.keys(JSON.parse(readFileSync(join(sources, name), 'utf8')) as object))
    .filter((key) => /[.A-Z_]/.test(key)),
);

/** What people read and what readers say, on the page or in one that the server wrote. */
export const textsOf = (page: Page, written?: JSHandle<Document>) =>
  page.evaluate((other) => {
    const document = other ?? window.document;
    const shown = [...document.querySelectorAll('body *')].flatMap((element) => {
      if (element.closest('script, style, noscript, [hidden]')) return [];
      // What somebody wrote stays in their language, and says so.
      if (element.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang) return [];
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '');
      return [...own, ...['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? '')];
    });
    return [document.title, document.querySelector('meta[name=description]')?.getAttribute('content') ?? '', ...shown]
      .map((text) => text.trim())
      .filter(Boolean);
  }, written);

const englishWords = /\b(the|and|with|your|you|from|for|this|that|are|our|have|will|not)\b/i;

/** Expects it of the texts of one page in its two languages. */
export function expectWords(english: readonly string[], spanish: readonly string[]): void {
  // The smallest page, what a device keeps as the server writes it, has 8 texts.
  expect(spanish.length).toBeGreaterThan(7);
  for (const texts of [english, spanish]) expect(texts.filter((text) => keys.has(text))).toEqual([]);
  const same = new Set(english);
  expect(spanish.filter((text) => same.has(text) && text.split(/\s+/).length > 2 && englishWords.test(text))).toEqual(
    [],
  );
}
