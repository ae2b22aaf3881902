import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { languages } from '#kit/shared/messages.ts';
import { translate, translateWith } from '#kit/web/translate.ts';
import { lean } from '../../scripts/lean-i18next.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8');
/** Loaded as a browser would: as a module of its own. */
const load = (code: string) =>
  import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<{ createInstance: typeof createInstance }>;

const words = {
  'plain.key': 'Sun',
  greeting: 'Hello {{name}} and {{ name }}',
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
};
const asked = [
  ['plain.key'],
  ['greeting', { name: '<b>$t(plain.key) $& {{count}}' }],
  ['greeting'],
  ...[0, 1, 2, 1_000_000].map((count) => ['nights', { count }] as const),
  ['missing.key', { count: 2 }],
] as const;

it('says in the browser what it says on the server', async () => {
  const leanTranslate = translateWith((await load(lean(source))).createInstance);
  for (const language of languages)
    for (const [key, values] of asked)
      expect(leanTranslate(words, key, language, values)).toBe(translate(words, key, language, values));
});

it('is lean: a quarter of the library stays away', () => {
  expect(lean(source).length).toBeLessThan(source.length * 0.75);
});

it('refuses a version that has no longer what is to go', () => {
  expect(() => lean(source.replace('cloneInstance(', 'copyInstance('))).toThrow('I18n.cloneInstance');
});
