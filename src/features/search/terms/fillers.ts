/** A phrase without what stands inside it and says nothing. Pure. */
import { phraseKey } from '../tokenize.ts';

/** What stands inside a phrase and says nothing: "wash my clothes", "dejar la maleta", "alleen voor volwassenen". */
const fillers: ReadonlySet<string> = new Set(
  'a, an, the, my, our, your, some, any, me, us, el, la, los, las, un, una, mi, mis, nuestras, su, das, die, den, der, ein, eine, einen, mein, meine, meinen, unser, unsere, het, een, mijn, onze, le, les, une, mon, ma, mes, son, sa, ses, nos, notre, sus, his, her, their, for, of, para, de, fur, von, voor, van, pour, du'.split(
    ', ',
  ),
);

/** "Una" alone is no nail: of "uñas" the plural and the accent are not told apart. */
export const isArticle = (words: readonly string[]): boolean => words.length === 1 && words[0] === 'una';

export const withoutFillers = (words: readonly string[]): readonly string[] =>
  words.filter((word, i) => i === 0 || i === words.length - 1 || !fillers.has(word));

/** What a phrase is known by without what says nothing inside it. */
export const bareKey = (phrase: string): string => withoutFillers(phraseKey(phrase).split(' ')).join(' ');
