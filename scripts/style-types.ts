/**
 * `npm run style-types`: writes down which classes each CSS module has, so that the type checker knows them and refuses
 * any other. A law says when it has to be run again (tests/laws/styles.test.ts).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { cssModules } from './building/css-modules.ts';

const root = join(import.meta.dirname, '..');
export const typesPath = 'src/app/web/css-modules.gen.d.ts';

/** Every CSS module of the sources, by its path from the project's root. */
export function readModules(): ReadonlyMap<string, string> {
  const paths = globSync('src/**/*.module.css', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The classes of each module as its importers call them, sorted; the build's own compiler reads them. */
export async function namesOf(modules: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, readonly string[]>> {
  const config = await resolveConfig({ configFile: false, logLevel: 'silent', css: { modules: cssModules } }, 'build');
  const read = async ([path, source]: readonly [string, string]) => {
    const { modules: names = {} } = await preprocessCSS(source, join(root, path), config);
    // Animations have names too, but nobody asks for them.
    const isClass = (name: string) => !source.includes(`@keyframes ${name} {`) || source.includes(`.${name} {`);
    return [path, Object.keys(names).filter(isClass).toSorted()] as const;
  };
  return new Map(await Promise.all([...modules].map(read)));
}

/** What the type checker is told of them. A module is known by its file's name, which no other has. */
export function typesOf(names: ReadonlyMap<string, readonly string[]>): string {
  const declared = [...names].map(([path, classes]) => {
    const lines = classes.map((name) => `  export const ${name}: string;\n`).join('');
    return `declare module '*/${basename(path)}' {\n${lines}}\n`;
  });
  return `// Written by \`npm run style-types\`.\n${declared.join('')}`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(join(root, typesPath), typesOf(await namesOf(readModules())));
