/**
 * Which clauses of a sentence ask, and which only tell who somebody is and how it came to that. Facts are read wherever they
 * stand; of the words that are left those count that ask. What is told may still say why one asks: an occasion, a trouble,
 * what one is. Pure.
 */
import { leansSomewhere } from '../vocabulary/leanings.ts';
import type { Lexicon, QueryTerm } from '../query-terms.ts';
import { namesCategories, termAt } from '../query-terms.ts';
import { isSoft } from '../vocabulary/soft-words.ts';
import { isStopWord } from '../vocabulary/stop-words.ts';
import { isLevel } from '../terms/told-terms.ts';
import { opensNo, saysNo } from '../terms/unwanted.ts';
import { isChatter } from './chatter.ts';
import { saying } from './rule.ts';

/** Stands between two clauses. */
const border = '¦';

/** Fewer words are no sentence. */
const fewest = 6;

const subject =
  'i|im|ive|id|we|they|he|she|you|there s|there is|there are|(?:my|our|his|her) \\p{L}+|yo|nosotros|nosotras|ellos|(?:mi|mis|nuestro|nuestra|nuestros|nuestras) \\p{L}+|soy|somos|estoy|estamos|tengo|tenemos|voy|vamos|llego|llegamos|vengo|venimos|trabajo|trabajamos|estudio|acabo|acabamos|vivo|vivimos|ich|wir|(?:mein|meine|unser|unsere) \\p{L}+|ik|wij|we|(?:mijn|onze) \\p{L}+|je|j|nous|on (?:est|a|va|cherche|veut|voudrait|aimerait)|(?:mon|ma|mes|notre|nos) \\p{L}+';
const request =
  'want|wants|wanna|need|needs|looking|look for|searching|seeking|love to|like to|like (?:a|an|some)|where|what|which|who|how|is there|are there|any|anything|anyone|anybody|anywhere|something|somewhere|someone|recommend|suggest|recommendations?|recommendation|suggestions?|tips|can you|can we|can i|could (?:you|we|i)|should (?:we|i)|fancy|prefer|rather|trying to find|find|hoping|wish|quiero|queremos|quisiera|quisieramos|querria|querriamos|busco|buscamos|buscando|necesito|necesitamos|donde|adonde|que me|que nos|que (?:puedo|podemos|hay|hago|hacemos|plan|planes)|cual|recomend\\p{L}+|alguna?|alguien|algo|hay|(?:me|nos) (?:gustaria|encantaria|apetece)|suche|suchen|mochte|mochten|will|wollen|brauche|brauchen|gibt|wo|was|welche\\p{L}?|empfehl\\p{L}+|konnt ihr|jemand|irgendwas|etwas|hatten gern|wurden gern\\p{L}?|zoek|zoeken|wil|willen|zouden|waar|wat|welke|nodig|is er|zijn er|iemand|iets|ergens|kunnen we|kan ik|cherche|cherchons|voudrais|voudrions|aimerais|aimerions|veux|besoin|ou|quel\\p{L}*|est ce|y a|que faire|conseil\\p{L}*|quelque chose|quelqu un';
const asks = saying(request);
const hello = 'hi|hello|hey|hola|buenas|hallo|bonjour|hoi|moin|salut';
const later = 'then|afterwards|after that|luego|despues|danach|anschliessend|daarna|ensuite|puis';
const isTelling = new RegExp(
  `^(?:(?:${hello})(?: (?:there|all|everyone|so|guys))* ?)*(?:been|having|just (?:arrived|landed|got|moved|finished)|got here|arriving|landing|staying here|travelling|traveling|visiting|recien (?:llegad[oa]s?|aterrizad[oa]s?)|${subject}|${later}|$)(?![\\p{L}\\p{N}])`,
  'u',
);
const tells = saying(`${subject}|${hello}`);
const because =
  'because|since (?:we|i|my|our)|cause|as (?:we|i|my) |porque|ya que|puesto que|weil|denn|da wir|da ich|omdat|want (?:we|ik)|parce que|car (?:nous|on|je)';
/** Why, and what comes afterwards. */
const isAside = new RegExp(`^(?:${because}|${later})(?![\\p{L}\\p{N}])`, 'u');
const joins =
  'and|but|so|although|while|y|pero|asi que|aunque|entonces|und|aber|also|deshalb|en|maar|dus|et|mais|donc|or|o|oder|of';
const isJoined = new RegExp(`^(?:${joins}) `, 'u');
const begins = new RegExp(
  `(?<=\\p{L} )(?:(?:${joins}) (?=(?:${subject}|${request}|${later})(?![\\p{L}\\p{N}]))|(?=(?:${because})(?![\\p{L}\\p{N}]))|(?=(?:where|what) (?:can|could|should|do|would|is|are)(?![\\p{L}\\p{N}]))|(?=(?:is|are) there (?:any|a|an|some)(?![\\p{L}\\p{N}])))`,
  'gu',
);

/** Where a text ends a clause, while it still has its signs. */
export const withBorders = (text: string): string =>
  text
    .replaceAll(/(?<!\d)[.!?;…]+(?=\s|$)|\n+| [-–] /gu, ` ${border} `)
    .replaceAll(/,(?=\s)(?!\s+\d)(?=(?:\s+[^\s,.!?;]+){3})/gu, ` ${border} `);

const count = (text: string): number => text.split(' ').filter((word) => /\p{L}|\p{N}/u.test(word)).length;

/** Normal words with a border between the clauses of a sentence; what is none has none. */
export function inClauses(text: string): string {
  const plain = text.replaceAll(border, ' ').replaceAll(/\s+/g, ' ').trim();
  if (count(plain) < fewest || !(asks.test(plain) || tells.test(plain))) return plain;
  const clauses = text.replaceAll(begins, `${border} `).split(border);
  return clauses
    .map((clause) => clause.replaceAll(/\s+/g, ' ').trim().replace(isJoined, ''))
    .filter((clause) => clause !== '')
    .join(` ${border} `);
}

export const isSentence = (text: string): boolean =>
  text.includes(border) || (count(text) >= fewest && (asks.test(text) || tells.test(text)));

type Phrase = { readonly term: QueryTerm; readonly isKnown: boolean; readonly isWanted: boolean };

const standsForSome = ({ synonyms, marks, lacks }: QueryTerm): boolean =>
  synonyms.length + marks.length + lacks.length > 0;

/** What is asked of a part of a sentence, phrase by phrase; what is not wanted keeps its "no". */
function phrasesIn(words: readonly string[], lexicon: Lexicon): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let no: Phrase[] = [];
  for (let start = 0; start < words.length;) {
    const term = termAt(words, start, lexicon);
    start += term.words.length;
    // "Hates" is no hat.
    const isKnown = standsForSome(term) || (term.near.length > 0 && !term.words.every(isChatter));
    if (!isKnown && (saysNo(term.words) || opensNo(term.words[0] ?? '', words[start]))) {
      no = [{ term, isKnown: false, isWanted: false }];
    } else if (no.length > 0 && no.length < 5) {
      no.push({ term, isKnown, isWanted: false });
      if (isKnown) phrases.push(...no);
      if (isKnown) no = [];
    } else {
      no = [];
      phrases.push({ term, isKnown, isWanted: true });
    }
  }
  return phrases;
}

const isIdlePhrase = ({ term, isKnown, isWanted }: Phrase): boolean =>
  isWanted && !isKnown && term.words.every((word) => isStopWord(word) || isChatter(word) || isSoft(word));

/** Whether a phrase names what is looked for, or why: then what is told besides need not. */
const namesSome = ({ term, isWanted }: Phrase): boolean =>
  isWanted &&
  (term.isOccasion ||
    term.marks.length > 0 ||
    (term.synonyms.length > 0 && !isLevel(term)) ||
    leansSomewhere(term.words));

/** The words of a sentence that ask: of what is left (`rest`) of a text from which facts were taken. */
export function askedIn(rest: string, text: string, lexicon: Lexicon): string {
  const whole = text.split(border);
  const clauses = rest.split(border).map((clause, place) => {
    const said = (whole[place] ?? '').trim();
    const doesAsk = !isAside.test(said) && asks.test(said);
    const parts = clause.split('|').map((part) => phrasesIn(part.trim().split(' ').filter(Boolean), lexicon));
    return { said, doesAsk, doesTell: !doesAsk && (isAside.test(said) || isTelling.test(said)), parts };
  });
  const asking = clauses.filter(({ doesTell }) => !doesTell);
  const doesAnyAsk = clauses.some(({ doesAsk }) => doesAsk);
  const isAsked = doesAnyAsk && asking.some(({ parts }) => parts.flat().some(namesSome));
  const kept = clauses.flatMap(({ doesTell, said, parts }) =>
    parts.map((phrases) =>
      phrases.filter((phrase) => {
        if (isIdlePhrase(phrase)) return false;
        if (!doesTell || !doesAnyAsk) return true;
        if (!phrase.isKnown || !phrase.isWanted || isAside.test(said)) return false;
        return !isAsked || phrase.term.isOccasion || !namesCategories(phrase.term);
      }),
    ),
  );
  return kept
    .map((phrases) => phrases.flatMap(({ term }) => term.words).join(' '))
    .filter((part) => part !== '')
    .join(' ');
}
