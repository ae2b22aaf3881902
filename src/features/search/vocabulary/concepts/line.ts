/** A line of meanings: the words that listings are searched for, and behind a bar those that it is only asked by. Pure. */
const split = (names: string) => names.split(', ');

/** All that a line is asked by. */
export const namesIn = (line: string): readonly string[] => line.split(' | ').flatMap(split);

/** What only visitors from abroad ask by. */
export const namesAbroadIn = (line: string): readonly string[] => split(line.split(' | ')[1] ?? '');

/** What listings are searched for then: they are written in two languages, and words of others mean something else there. */
export const wordsIn = (line: string): readonly string[] => split(line.split(' | ')[0] ?? '');

/** A line of the thesaurus: `same, same; beside, beside | only asked > what answers it as well ~ what is near`. */
type Meaning = {
  /** Things that are near to one another, each with the words that mean the same. */
  readonly groups: readonly (readonly string[])[];
  /** What people ask the first of them by, and no listing is called. */
  readonly asked: readonly string[];
  readonly serves: readonly string[];
  readonly near: readonly string[];
};

const parts = /^(?<same>[^|>~]*)(?:\| (?<asked>[^>~]*))?(?:> (?<serves>[^~]*))?(?:~ (?<near>.*))?$/;
const listed = (names = '') =>
  names
    .split(', ')
    .map((name) => name.trim())
    .filter(Boolean);

export function meaningOf(line: string): Meaning {
  const { same = '', asked, serves, near } = parts.exec(line)?.groups ?? {};
  return {
    groups: same
      .split('; ')
      .map(listed)
      .filter(({ length }) => length > 0),
    asked: listed(asked),
    serves: listed(serves),
    near: listed(near),
  };
}

/** Of a line of wares a line each: what one shop has is not near to one another, and a phrase is one thing. */
export function apart(line: string): readonly string[] {
  const { groups, asked, serves, near } = meaningOf(line);
  const rest = `${serves.length > 0 ? `> ${serves.join(', ')} ` : ''}~ ${near.join(', ')}`;
  const phrases = asked.filter((name) => name.includes(' '));
  const words = asked.filter((name) => !name.includes(' '));
  return [
    ...[...groups, phrases].filter(({ length }) => length > 0).map((group) => `${group.join(', ')} ${rest}`),
    ...(words.length > 0 ? [`| ${words.join(', ')} ${rest}`] : []),
  ];
}
