/**
 * A mailbox whose domain looks mistyped, and the one that is probably meant. It is a guess that somebody is asked about,
 * never a fault: a domain that is not known may be somebody's own. Pure.
 */

/** The mail that people here have, with the endings it is given out under, the likeliest first. */
const providers: Readonly<Record<string, string>> = {
  gmail: 'com',
  googlemail: 'com',
  icloud: 'com',
  hotmail: 'com es co.uk fr de it nl be',
  outlook: 'com es fr de it be pt ie',
  yahoo: 'com es co.uk fr de it ie',
  live: 'com nl co.uk fr de it be',
  gmx: 'de net com at ch es fr co.uk',
  web: 'de',
  't-online': 'de',
  freenet: 'de',
  ziggo: 'nl',
  kpnmail: 'nl',
  telenet: 'be',
  orange: 'fr es',
  wanadoo: 'fr es',
  laposte: 'net',
  free: 'fr',
  sfr: 'fr',
  telefonica: 'net',
  movistar: 'es com',
  btinternet: 'com',
  virginmedia: 'com',
  proton: 'me',
  protonmail: 'com',
  libero: 'it',
};

/** Given out under nothing else: any other ending is mistyped. Others have more countries than stand above. */
const oneEnding = ['gmail', 'googlemail', 'icloud', 'btinternet', 'virginmedia', 'protonmail', 'web'];

/** Of other providers, and one letter away from those above. */
const others = ['mail', 'ymail', 'email'];

/** Endings that may be right at a known name, in a country that does not stand above; but for these, which are more often slips. */
const possible = /^(?:com|net|org|eu|cat|[a-z]{2}|com?\.[a-z]{2})$/;
const slips = ['co', 'cm', 'om', 'ed', 'rs'];

/** Whether one becomes the other by so many letters that are wrong, missing, too many, or twisted with their neighbour. */
function isWithin(most: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isTwisted = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const at = (cells: readonly number[], place: number) => cells[place] ?? Infinity;
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (isSame ? 0 : 1),
        isTwisted ? at(before, j - 2) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return (row[other.length] ?? Infinity) <= most;
}

/** The known name that is meant; short ones are too near to others to be guessed. */
function nameFor(name: string): string | undefined {
  if (name in providers) return name;
  if (others.includes(name)) return undefined;
  const long = Object.keys(providers).filter((known) => known.length > 4);
  const near = (most: number) => long.find((known) => known.length > most * 3 && isWithin(most, name, known));
  return near(1) ?? near(2);
}

/** The ending that is meant at a known name; undefined where it can't be guessed. */
function endingFor(name: string, ending: string): string | undefined {
  const known = providers[name]?.split(' ') ?? [];
  if (known.includes(ending)) return ending;
  if (oneEnding.includes(name) || ending === '') return known[0];
  if (possible.test(ending) && !slips.includes(ending)) return ending;
  return known.find((one) => isWithin(1, ending, one));
}

/** The mailbox that is probably meant; undefined where nothing looks mistyped. */
export function meantMailbox(typed: string): string | undefined {
  const [, person, name = '', ending = ''] =
    /^([^\s@]+)@([^\s@.]+)\.?([^\s@]*)$/.exec(typed.trim().toLowerCase()) ?? [];
  const meant = person && nameFor(name);
  const end = meant && endingFor(meant, ending);
  const mailbox = end && `${person}@${meant}.${end}`;
  return mailbox === typed.trim().toLowerCase() ? undefined : mailbox || undefined;
}
