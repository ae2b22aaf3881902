/**
 * What somebody says they do not want: "a club but not techno", "plan sin playa", "boot ohne kapitän". It is not asked for,
 * and what has it comes last. A phrase that is known with its "no" ("no experience", "sin gluten") is a thing by itself. Pure.
 */
const words = (lines: string): ReadonlySet<string> => new Set(lines.split(', '));

const negations = words(
  'no, not, nothing, without, except, excluding, avoid, avoiding, dont, doesnt, didnt, isnt, arent, wasnt, werent, hate, sin, nada, excepto, salvo, evitar, odio, ohne, kein, keine, keinen, keiner, nicht, nichts, ausser, geen, zonder, niet, niets, behalve, sans, pas, sauf, rien',
);

/** "Not only techno" asks for it. */
const allTheSame = words('only, just, solo, solamente, nur, alleen, seulement, bad, mal, schlecht, slecht');

/** What stands between the "no" and the thing, and is not asked for either. */
const between = words(
  'a, an, the, my, our, any, too, so, such, much, many, more, really, be, is, being, have, having, has, like, want, wanting, need, into, to, of, in, for, it, that, t, do, does, hire, hiring, rent, renting, book, booking, whole, entire, full, another, more, go, going, play, plays, playing, serve, serves, serving, ponga, pongan, ponen, suene, suena, toquen, sirvan, el, la, los, las, lo, un, una, unos, unas, de, del, que, sea, sean, ser, es, son, me, nos, gusta, gustan, quiero, queremos, apetece, tener, tenga, tengan, alquilar, contratar, reservar, ir, entero, entera, tanto, tanta, mas, mucho, mucha, das, die, der, den, dem, ein, eine, einen, einem, ganzes, ganze, ganzen, zu, zum, zur, mieten, so, viel, viele, het, een, heel, hele, te, huren, le, les, une, du, des, d, l, trop, louer, entier, entiere, tout, toute',
);

/** "No techno or trance", "ni techno ni trance". */
const alike = words('or, nor, ni, neither, oder, noch, of, ou');

/** "Anything but the beach", "todo menos techno": all of it, without that. */
const all = words('anything, everything, todo, toda, cualquier, cosa, alles, irgendwas, tout');
const except = words('but, menos, ausser, behalve, sauf');

/** Before a "t" of its own, as words are taken apart. */
const shortened = words('don, doesn, didn, isn, aren, wasn, weren');

const openings = words('don, doesn, didn, isn, aren, wasn, weren, neither, ni');

/** Whether this is the "no" of what was not wanted. */
export const saysNo = ([word = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && (negations.has(word) || openings.has(word));

export const isAnything = (word: string): boolean => all.has(word);

/** "Don't", "isn't": the first of its two words. */
export const opensNo = (word: string, next: string | undefined): boolean => shortened.has(word) && next === 't';

/** What is read one phrase after the other: whether each is asked for, skipped, or not wanted. */
export class Unwanted {
  private isNegated = false;
  private isListing = false;
  private last = '';

  /** `isThing`: the phrase is known for something; `next`: the word behind it. */
  take(phrase: readonly string[], isThing: boolean, next: string | undefined): 'asked' | 'skipped' | 'unwanted' {
    const [word = ''] = phrase;
    const isOne = phrase.length === 1;
    const { last } = this;
    this.last = word;
    if (this.isListing && isOne && alike.has(word)) {
      this.isNegated = true;
      return 'skipped';
    }
    // "Ohne ein Boot zu mieten": the verb belongs to it.
    if (this.isListing && phrase.every((one) => between.has(one))) return 'skipped';
    this.isListing = false;
    if (this.isNegated) {
      if (isOne && (between.has(word) || negations.has(word))) return 'skipped';
      this.isNegated = false;
      this.isListing = isThing;
      return isThing ? 'unwanted' : 'asked';
    }
    if (!isOne || isThing) return 'asked';
    const isDont = opensNo(word, next);
    if (all.has(last) && except.has(word)) {
      this.isNegated = true;
      return 'skipped';
    }
    this.isNegated =
      (negations.has(word) || isDont || word === 'neither' || word === 'ni') && !allTheSame.has(next ?? '');
    return 'asked';
  }
}
