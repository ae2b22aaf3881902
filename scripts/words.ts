/**
 * Writes the files that put a room's languages together: `words/en/page.json` and its sisters make `page-messages.ts`,
 * `words/en/messages.json` makes `messages.ts`; a document such as `words/en/legal.ts` makes `legal.ts`. Run `npm run words` after adding a part, a placeholder or a language;
 * a test fails when it was forgotten. Why there are such files: docs/decisions/0037-words-in-files-of-their-own.md.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, placeholder, type Texts } from '../src/kit/shared/messages.ts';

const root = join(import.meta.dirname, '..');
const [first] = languages;

/** Where the facts are that words may name: `{{town.brand}}`. */
const facts: Readonly<Record<string, string>> = { town: '#market/town/town.ts' };

const note = `// Written by \`npm run words\`: the words stand in words/${first} and its sisters.`;

const inQuotes = (text: string) => `'${text}'`;
const nameOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : inQuotes(key));
const holesOf = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** What each key asks for; what is counted asks for `count`, whether the text says it or not. */
function placeholdersOf(texts: Texts): [key: string, names: string[]][] {
  const asked = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(texts)) {
    const base = key.replace(/_(?:one|other)$/, '');
    const names = asked.get(base) ?? new Set(base === key ? [] : ['count']);
    for (const name of holesOf(text).filter((it) => !it.includes('.'))) names.add(name);
    asked.set(base, names);
  }
  return [...asked].filter(([, names]) => names.size > 0).map(([key, names]) => [key, [...names].toSorted()]);
}

/** The file that puts the languages of one part together; what its own comment says of it stays. */
function messagesFile(part: string, texts: Texts, before: string): string {
  const used = Object.keys(facts).filter((fact) => Object.values(texts).some((text) => text.includes(`{{${fact}.`)));
  const asked = placeholdersOf(texts).map(([key, names]) => `  ${nameOf(key)}: ${names.map(inQuotes).join(' | ')};`);
  const given = [`{ ${languages.join(', ')} }`, ...(used.length > 0 ? [`{ ${used.join(', ')} }`] : [])];
  const lead = /^\/\*\*[\s\S]*?\*\/\n/.exec(before)?.[0] ?? '';
  return [
    `${lead}${note}`,
    `import { defineMessages } from '#kit/shared/messages.ts';`,
    ...used.map((fact) => `import { ${fact} } from '${facts[fact]}';`),
    ...languages.map((it) => `import ${it} from './words/${it}/${part}.json' with { type: 'json' };`),
    ...(asked.length > 0 ? ['', 'type Asked = {', ...asked, '};'] : []),
    '',
    `export const messages = defineMessages<typeof ${first}${asked.length > 0 ? ', Asked' : ''}>(${given.join(', ')});`,
    '',
  ].join('\n');
}

/** The file that puts the languages of a document together: pages of the law, letters. */
function documentFile(name: string): string {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    note,
    `import type { Language } from '#kit/shared/messages.ts';`,
    `import type { SameShape } from '#kit/shared/same-shape.ts';`,
    ...languages.map((it) => `import { words as ${it} } from './words/${it}/${name}.ts';`),
    '',
    `export const ${camel}: Readonly<Record<Language, SameShape<typeof ${first}>>> = { ${languages.join(', ')} };`,
    '',
  ].join('\n');
}

/** Every such file of the house by its path, as it has to be. */
export function composedFiles(): Map<string, string> {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
  const found = (kind: string) => globSync(`src/**/words/${first}/*.${kind}`, { cwd: root }).toSorted();
  const messages = found('json').map((path) => {
    const part = basename(path, '.json');
    const file = join(dirname(path), '../..', part === 'messages' ? 'messages.ts' : `${part}-messages.ts`);
    return [file, messagesFile(part, JSON.parse(read(path)) as Texts, read(file))] as const;
  });
  // A part of a document, such as the letters about bookings, is put in by the document itself.
  const documents = found('ts')
    .filter((path) => /^export const words\b/m.test(read(path)))
    .map((path) => [join(dirname(path), '../..', basename(path)), documentFile(basename(path, '.ts'))] as const);
  return new Map([...messages, ...documents]);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [file, text] of composedFiles()) writeFileSync(join(root, file), text);
