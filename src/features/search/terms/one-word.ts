/**
 * Words that one person writes as one, another with a hyphen and a third apart: "check-in", "seafood", "todo incluido". Each is
 * read as it is mostly written, before anything else is read. Pure.
 */
import { isSoft } from '../vocabulary/soft-words.ts';
import { isStopWord } from '../vocabulary/stop-words.ts';
import { everyday } from '../vocabulary/everyday-words.ts';
import type { Lexicon } from '../query-terms.ts';
import { vocabulary } from '../query-terms.ts';
import { lazily } from '#kit/shared/lazily.ts';
import { normalize, singular } from '../tokenize.ts';

/** Two words that are mostly written as one, though each is a word by itself. */
const asOne: ReadonlySet<string> = new Set(
  [
    'afterparty, antiestres, aquagym, autocaravana, autoservicio, babysitter, backpack, barbecue, bathroom, beachfront, bedroom, bienestar, ebike, escooter',
    'hairdresser, houseboat, kickboxing, kitesurf, lavadora, lavaplatos, lavavajillas, mediodia, minibar, minibus, minigolf, motorboat, nightclub, nightlife',
    'paddleboard, playground, rooftop, sailboat, seafood, seafront, skatepark, sobremesa, speedboat, sunbed, sunrise, sunset, takeaway',
    'videojuegos, videogames, wakeboard, waterpark, wellness, wheelchair, windsurf',
  ].flatMap((line) => line.split(', ')),
);

/** What is mostly written apart, whether or not a line of the synonyms knows it so. */
const apart: ReadonlyMap<string, string> = new Map(
  [
    'after hours, all inclusive, aire acondicionado, air con, air conditioning, barra libre, beach club, bed and breakfast, bici electrica, bicicleta electrica, boat party',
    'boat trip, casco antiguo, check in, check out, chill out, craft beer, dance hall, day trip, dj set, dog friendly, drive in, early bird, family friendly',
    'fin de semana, first line, food truck, full board, full time, gay friendly, ground floor, guarda equipajes, half board, hen party, jornada completa, karaoke bar, kid friendly',
    'last minute, late night, live music, long term, media jornada, media pension, moto acuatica, moto agua, old town, one bedroom, open air, open bar, part time',
    'pension completa, pet friendly, pick up, pool party, pool side, pop up, primera linea, segunda mano, self catering, self service, sea view, short term',
    'post boda, pre boda, snorkel trip, stag party, street food, tea room, three bedroom, tiempo completo, todo incluido, two bedroom, vegan friendly, vista mar, wine bar',
  ]
    .flatMap((line) => line.split(', '))
    .map((phrase) => [phrase.replaceAll(' ', ''), phrase] as const),
);

/** So few letters are one word by chance. */
const least = { joined: 5, part: 3 } as const;

const known: () => ReadonlySet<string> = lazily(() => new Set(vocabulary()));

const isWord = (word: string, lexicon: Lexicon) =>
  lexicon.has(singular(word)) || known().has(word) || isSoft(word) || everyday.has(word);

/** A word that is known as two, taken apart. */
function takenApart(word: string, lexicon: Lexicon): string {
  const plain = normalize(word);
  const told = apart.get(plain);
  if (told !== undefined) return told;
  if (plain.length < least.joined || asOne.has(singular(plain)) || isWord(plain, lexicon)) return word;
  for (let end = least.part; end <= plain.length - least.part; end += 1) {
    const [first, second] = [plain.slice(0, end), plain.slice(end)];
    if (lexicon.has(`${singular(first)} ${singular(second)}`)) return `${first} ${second}`;
  }
  return word;
}

/** Whether two words are known as one, and not as two. */
function isOne(first: string, second: string, lexicon: Lexicon): boolean {
  const one = first + second;
  if (asOne.has(one) || asOne.has(singular(one))) return true;
  if (one.length < least.joined || Math.min(first.length, second.length) < least.part) return false;
  if (isStopWord(first) || isStopWord(second) || apart.has(one)) return false;
  if (lexicon.has(`${singular(first)} ${singular(second)}`)) return false;
  return isWord(one, lexicon) && !(isWord(first, lexicon) && isWord(second, lexicon));
}

const pairs = /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]+)[-‐‑ ](?=([\p{L}\p{M}]+)(?![\p{L}\p{M}\p{N}]))/gu;

/** The search with such words as they are mostly written; all else stays as it was typed. */
export function asMostlyWritten(query: string, lexicon: Lexicon): string {
  const together = query.replaceAll(pairs, (both, first: string, second: string) =>
    isOne(normalize(first), normalize(second), lexicon) ? first : both,
  );
  return together.replaceAll(/[\p{L}\p{M}]+/gu, (word) => takenApart(word, lexicon));
}
