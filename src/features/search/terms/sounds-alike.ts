/** Words that sound the same to who writes by ear, as Spanish is heard: b and v, ll and y, a mute h, s, z and soft c. Pure. */

/** What is heard of letters, one after the other: those that depend on what follows come first. */
const heard: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?<![cst])h/g, ''],
  [/sch/g, 's'],
  [/gu(?=[ei])/g, 'g'],
  [/g(?=[ei])/g, 'j'],
  [/qu(?=[ei])|q/g, 'k'],
  [/ck/g, 'k'],
  [/c(?=[eiy])|z|x/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ll/g, 'y'],
  [/y$/g, 'i'],
  [/v/g, 'b'],
  // At the beginning an English w is heard as none of them: "where" is no "beer".
  [/(?<!^)w/g, 'b'],
  [/(.)\1+/gu, '$1'],
];

const maxKnown = 30_000;
const known = new Map<string, string>();

/** How a word of small letters without accents sounds. */
export function soundOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= maxKnown) known.clear();
  const sound = heard.reduce((rest, [letters, one]) => rest.replaceAll(letters, one), word);
  known.set(word, sound);
  return sound;
}

/** What is left of it without its vowels, which are heard least. */
export const consonantsOf = (word: string): string =>
  soundOf(word)
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll(/(.)\1+/gu, '$1');

/** How else the same sounds are written, each way. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/b/g, 'v'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/(?<!l)y/g, 'll'],
  [/^(?=[aeiou])/g, 'h'],
  [/^h/g, ''],
  [/c(?=[ei])/g, 'z'],
  [/c(?=[ei])/g, 's'],
  [/z(?=[ei])/g, 'c'],
  [/z/g, 's'],
  [/s(?=[ei])/g, 'c'],
  [/s(?!$)/g, 'z'],
  [/k(?=[ei])/g, 'qu'],
  [/k/g, 'c'],
  [/qu/g, 'k'],
  [/c(?=[aou])/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/j(?=[ei])/g, 'g'],
  [/i$/g, 'y'],
  [/(?<!r)r(?=[aeiou])/g, 'rr'],
  [/rr/g, 'r'],
];
const maxSpellings = 40;

/** Words that sound the same as one, whether they are any: with at most two letters written another way. */
export function spellingsOf(word: string): readonly string[] {
  const found = new Set<string>();
  const grow = (from: Iterable<string>) => {
    for (const one of from)
      for (const [letters, other] of spellings) {
        const spelled = one.replace(letters, other);
        if (spelled !== word && found.size < maxSpellings) found.add(spelled);
      }
  };
  grow([word]);
  grow([...found]);
  // "Llates": the word may be known in the singular alone.
  for (const one of found) if (one.endsWith('s')) found.add(one.slice(0, -1));
  return [...found];
}
