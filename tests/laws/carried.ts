/** What the browser is sent because a file of it asks for a value of another. */
import { isFactsFile } from '../../scripts/building/plain-facts.ts';
import { importsOf, placeOf } from './places.ts';
import { isTest, type Tree } from './tree.ts';

/** Ways from a file of the browser to a library, where there are some; what stands in facts files is plain data by then. */
export function waysTo(library: string, tree: Tree): readonly string[] {
  const asked = Map.groupBy(
    importsOf(tree).filter(({ isOfTypes }) => !isOfTypes),
    ({ from }) => from,
  );
  const ways = new Map<string, string | undefined>();
  function wayFrom(path: string): string | undefined {
    if (path === library) return library;
    if (ways.has(path) || isFactsFile.test(`/${path}`)) return ways.get(path);
    ways.set(path, undefined);
    for (const { to } of asked.get(path) ?? []) {
      const rest = to === undefined ? undefined : wayFrom(to);
      if (rest !== undefined) ways.set(path, `${path} → ${rest}`);
    }
    return ways.get(path);
  }
  return [...tree.keys()]
    .filter((path) => placeOf(path)?.wing === 'web' && !isTest(path))
    .flatMap((path) => wayFrom(path) ?? []);
}
