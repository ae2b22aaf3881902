/** A language is named in its table and nowhere else, so that another one is a line there and its words (decision 0037). */
import { describe, expect, it } from 'vitest';
import { namedLanguages } from './languages.ts';
import { inventedTree, readTree } from './tree.ts';

describe('no file but the tables names a language', () => {
  it('holds', () => expect(namedLanguages(readTree('src'))).toEqual([]));

  it.each([
    "const path = language === 'es' ? '?lang=es' : '';",
    "new Intl.NumberFormat('es-ES');",
    "new Intl.DateTimeFormat('en-GB');",
    "const meta = { content: 'es_ES' };",
    'const path = `${origin}/?lang=es`;',
  ])('finds %s', (code) =>
    expect(namedLanguages(inventedTree({ 'src/features/jobs/web/a.ts': code })).length).toBeGreaterThan(0),
  );

  it.each([
    ['src/kit/shared/locales.ts', "const locales = { es: { tag: 'es-ES' } };"],
    ['src/features/jobs/words/es/legal.ts', "export const words = { title: 'es' };"],
    ['src/features/jobs/rules.ts', "const first = 'en';"],
    ['src/features/jobs/rules.test.ts', "expect(formatEuro(100, 'es')).toBe('€1');"],
    ['src/features/jobs/messages.ts', "import es from './words/es/messages.json' with { type: 'json' };"],
  ])('lets %s say %s', (path, code) => expect(namedLanguages(inventedTree({ [path]: code }))).toEqual([]));
});
