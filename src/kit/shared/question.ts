/**
 * What follows the `?` of an address: texts, as they were written. The router's own reader takes what looks like JSON for
 * it, and a search for `9e28564966`, an id or a code that begins like that was one for infinity.
 */

/** Takes it with or without its `?`; a name that is written twice has all its texts. */
export function readQuestion(search: string): Record<string, string | string[]> {
  const said = new URLSearchParams(search);
  const textsOf = (name: string) => said.getAll(name);
  return Object.fromEntries(
    [...said.keys()].map((name) => [name, textsOf(name).length > 1 ? textsOf(name) : (said.get(name) ?? '')]),
  );
}

/** One text of it; the pages' own links may give a number. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Writes it with its `?`, or nothing where nothing is asked; what is undefined is not said. */
export function writeQuestion(asked: object): string {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
