/** Which page is on which sheet: a table in `docs/screens/README.md`, whose chapters are written anew one by one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Placed } from './sheets.ts';

const head = `# Pictures of every page

Written by \`npm run screens\`: each page at 1440 and at 390 pixels, in English and in Spanish, by day and by night. What comes
from a mock-up stands beside it: [first page](beside-home.webp), [on a phone](beside-phone.webp), [checkout](beside-checkout.webp),
[desk](beside-desk.webp).

`;

const fileOf = (folder: string): string => join(folder, 'README.md');
const line = /^- `(?<label>[^`]+)`: \[[^\]]+\]\((?<sheet>[^)]+)\)$/gm;

/** What stands on the sheets of a folder, chapter by chapter. */
function readIndex(folder: string): readonly Placed[] {
  if (!existsSync(fileOf(folder))) return [];
  const text = readFileSync(fileOf(folder), 'utf8');
  return [...text.matchAll(line)].map(({ groups }) => ({
    label: groups?.['label'] ?? '',
    sheet: groups?.['sheet'] ?? '',
  }));
}

const chapterOf = (sheet: string): string => sheet.replace(/-\d+\.webp$/, '');

/** Tells anew what stands on the sheets of a chapter; the others, in the order in which they are named, stay as they are. */
export function writeIndex(
  folder: string,
  chapters: readonly string[],
  chapter: string,
  placed: readonly Placed[],
): void {
  const all = readIndex(folder);
  const parts = chapters
    .map((name) => [name, name === chapter ? placed : all.filter(({ sheet }) => chapterOf(sheet) === name)] as const)
    .filter(([, pages]) => pages.length > 0)
    .map(([name, pages]) => `## ${name}\n\n${pages.map(told).join('\n')}\n`);
  writeFileSync(fileOf(folder), head + parts.join('\n'));
}

const told = ({ label, sheet }: Placed): string => `- \`${label}\`: [${sheet.replace('.webp', '')}](${sheet})`;
