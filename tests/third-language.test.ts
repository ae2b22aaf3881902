/** A third language is one name, one line of the table of locales and its words: nothing else is touched (decision 0037). */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
const copy = mkdtempSync(join(root, 'node_modules/.cache/third-language-'));
afterAll(() => rmSync(copy, { recursive: true }));

const change = (path: string, from: string, to: string) => {
  const before = readFileSync(join(copy, path), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(copy, path), before.replace(from, to));
};
const run = (...args: string[]) => {
  try {
    return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  } catch (failed) {
    return (failed as { stdout: string }).stdout;
  }
};

it('compiles with a third language, and not when one of its words lacks', { timeout: 300_000 }, () => {
  for (const name of ['src', 'scripts/words.ts', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  change('src/kit/shared/messages.ts', "['en', 'es']", "['en', 'es', 'fr']");
  change('src/kit/shared/locales.ts', '\n};', "\n  fr: { tag: 'fr-FR', hourCycle: 'h23' },\n};");
  const folders = globSync('src/**/words/en', { cwd: copy });
  expect(folders.length).toBeGreaterThan(25);
  for (const folder of folders) cpSync(join(copy, folder), join(copy, dirname(folder), 'fr'), { recursive: true });
  run('scripts/words.ts');
  change(
    'tsconfig.json',
    '"include": ["src", "tests", "e2e", "bench", "scripts", "*.config.ts"]',
    '"include": ["src"], "exclude": ["**/*.test.ts", "**/*.test.tsx"]',
  );
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const compiling = [compiler, '--noEmit', '--incremental', '--tsBuildInfoFile', join(copy, 'types.json')];
  expect(run(...compiling)).toBe('');

  change('src/features/events/words/fr/page.json', '"back"', '"bakc"');
  expect(run(...compiling)).toMatch(/^src\/features\/events\/page-messages\.ts.*'?back'?/s);
});
