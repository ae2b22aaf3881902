/** Reads what was typed: the filters it stands for, and the words that are left. Pure; the night is told. */
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { shiftsIn } from '../address.ts';
import type { NearbyQuery, SearchQuery } from '../contract.ts';
import type { Lexicon } from '../query-terms.ts';
import { keysOf, namesCategories, ownLexicon, parseTerms, phraseKey } from '../query-terms.ts';
import { isTrouble, leaningKeys, workPhrases } from '../vocabulary/leanings.ts';
import { normalize, tokenize } from '../tokenize.ts';
import { withoutAsides } from './asides.ts';
import { withWordsInFull } from './chat-words.ts';
import { isOnlyStay, lengthRules, stayIn } from './length.ts';
import { mealtimeIn } from './open.ts';
import { peopleRules } from './people.ts';
import { placeRules } from './place.ts';
import { priceRules } from './price.ts';
import { weekdays } from './numbers.ts';
import type { Context, Meant, Rule } from './rule.ts';
import { meantFields } from './rule.ts';
import { askedIn, inClauses, isSentence, withBorders } from './sentence.ts';
import { withDaysInFull, withoutHyphens } from './short-days.ts';
import { isTonight, timeRules } from './time.ts';
import { shiftNames, shiftRules } from './shifts.ts';
import { workRules } from './work.ts';

type Meaning = {
  readonly filters: Meant;
  /** What is left to search as words. */
  readonly words: string;
};

/** The first that fits has it: a date before a number of people, an amount before a place, the old town before a helmet ("casco"). */
export const rules: readonly Rule[] = [
  shiftNames,
  ...timeRules,
  ...shiftRules,
  ...priceRules,
  ...workRules,
  ...lengthRules,
  ...placeRules,
  ...peopleRules,
];

/** Stands where something was understood, so that the words on both sides do not become one phrase. */
const gap = ' | ';

/** What links words and says nothing when it is left over. */
const links =
  /^(?:a|al|am|an|and|at|auf|avec|be|bei|by|can|con|das|dans|de|del|dem|den|der|des|die|du|een|ein|eine|el|em|en|et|find|for|from|fur|het|i|ich|il|im|in|is|je|la|las|le|les|looking|los|met|mieten|mit|need|near|of|on|ou|para|per|por|pour|some|something|that|the|to|um|un|una|und|une|vom|von|voor|want|we|where|with|y|zu|zum|zur|huren|louer|nahe|gerne|quiero|busco|buscar)$/;

/** German and Dutch write a day and its part as one: "sonntagabend", "zaterdagmiddag". */
const dayWithPart = new RegExp(
  String.raw`\b(${weekdays.flat().join('|')}|heute|morgen|gestern)s?(morgen|vormittag|mittag|nachmittag|abend|nacht|ochtend|middag|avond)s?\b`,
  'g',
);

/** "100/night": an amount. */
const amountPer =
  /(\d)\s*(?:euro)?\s*\/\s*(hour|h|day|night|week|month|hora|dia|noche|semana|mes|std|stunde|tag|nacht|woche|monat|uur|dag|maand|heure|jour|nuit|semaine|mois)(?!\p{L})/gu;

/** "500+ a night", "80€+": at least so much. */
const orMore =
  /(\d[\d.,]*) *(?:euro *\+|\+ *(?:euros?|eur)(?!\p{L})|\+(?= *(?:(?:an?|per|por|la|pro|die|par) )(?:hour|hora|stunde|day|dia|tag|night|noche|nacht|nuit|week|semana|woche|month|mes|monat)(?!\p{L})))/gu;

/** Small letters without accents; amounts have their currency behind them, numbers keep what parts them. */
function normalized(query: string): string {
  const said = ` ${withBorders(withoutHyphens(withWordsInFull(normalize(query))))} `
    .replaceAll(/[€£]\s*(\d[\d.,]*)/g, '$1 euro ')
    .replaceAll('€', ' euro ')
    .replaceAll(orMore, ' from $1 euro ')
    .replaceAll(amountPer, '$1 euro per $2')
    .replaceAll(dayWithPart, '$1 $2')
    .replaceAll(/\ba tenner\b/g, '10 euro')
    .replaceAll(/\ba fiver\b/g, '5 euro')
    .replaceAll(/(\d)\s*[-–]\s*(\d)/g, '$1-$2')
    .replaceAll(/[^\p{L}\p{N}.,:/¦-]+/gu, ' ')
    .replaceAll(/(?<!\d)[.,:/-]|[.,:/-](?!\d)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return withDaysInFull(inClauses(said));
}

/** The kinds of listing that words name: "hotel" is a business, "job" is a job. */
function kindsNamed(words: string, lexicon?: Lexicon): ReadonlySet<ListingKind> {
  const terms = parseTerms(tokenize(words), lexicon);
  // A house for a stag do is a house: what the occasion alone would be looked for in is not named beside it.
  const named = terms.filter((term) => !term.isOccasion && namesCategories(term));
  const marks = (named.length > 0 ? named : terms).flatMap((term) => term.marks);
  const isOfWork = marks.some((mark) => mark.startsWith('=schedule/') || mark.startsWith('=pay/'));
  return new Set(
    listingKinds.filter((kind) => marks.some((mark) => mark.startsWith(`=${kind}/`)) || (kind === 'jobs' && isOfWork)),
  );
}

/** The kinds whose answers are looked at first: those that are named, else where people look for such a thing. */
export function kindsExpected(words: string, lexicon?: Lexicon): ReadonlySet<ListingKind> {
  const named = kindsNamed(words, lexicon);
  const said = parseTerms(tokenize(words), lexicon).flatMap((term) => keysOf(term.words));
  if (isTrouble(said)) return new Set(['businesses']);
  // "Night work in a hotel" is work, whatever it is in.
  if (named.size > 0) return said.some((key) => workPhrases().has(key)) ? new Set(['jobs']) : named;
  return new Set(
    leaningKeys()
      .filter(([, keys]) => said.some((key) => keys.has(key)))
      .map(([kind]) => kind),
  );
}

/** Where each pattern stands in a text: a second reading of the same text need not look again. */
type Sightings = Map<RegExp, { readonly text: string; readonly match: RegExpExecArray | null }>;

function matchIn(seen: Sightings, pattern: RegExp, text: string): RegExpExecArray | null {
  const known = seen.get(pattern);
  if (known?.text === text) return known.match;
  const match = pattern.exec(text);
  seen.set(pattern, { text, match });
  return match;
}

function readOnce(
  text: string,
  context: Context,
  seen: Sightings,
  table: readonly Rule[],
): { filters: Meant; rest: string } {
  let rest = text;
  let filters: Meant = {};
  for (const { pattern, read, words = '' } of table) {
    const match = matchIn(seen, pattern, rest);
    const meant = match && read([...match], context);
    if (!match || !meant || isTaken(filters, meant)) continue;
    rest = `${rest.slice(0, match.index)}${gap}${words}${gap}${rest.slice(match.index + match[0].length)}`;
    filters = { ...filters, ...meant, ...withLists(filters, meant), ...withHour(filters, meant) };
  }
  return { filters, rest };
}

/** Of two that say the same thing the first counts; the other stays a word. */
const isTaken = (filters: Meant, meant: Meant): boolean =>
  meantFields.some(
    (field) =>
      field !== 'amenities' &&
      field !== 'shifts' &&
      filters[field] !== undefined &&
      meant[field] !== undefined &&
      !(field === 'open' && filters.date !== undefined),
  );

/** "Open until four" says more than "open". */
const withHour = (filters: Meant, { open }: Meant): Meant =>
  open === 'now' && filters.open !== undefined ? { open: filters.open } : {};

/** What is said one after the other adds up. */
const withLists = (filters: Meant, meant: Meant): Meant =>
  Object.fromEntries(
    (['amenities', 'shifts'] as const).flatMap((field) =>
      meant[field] === undefined ? [] : [[field, [filters[field], meant[field]].filter(Boolean).join(',')]],
    ),
  );

/** Words of a rest, without what only linked them to what was understood. */
function wordsIn(rest: string, lexicon: Lexicon): string {
  const parts = rest.split('|').map((part) => part.trim().split(' ').filter(Boolean));
  const kept = parts.length === 1 ? parts : parts.map((words) => trimmed(words, lexicon));
  return kept.flat().join(' ');
}

function trimmed(words: readonly string[], lexicon: Lexicon): readonly string[] {
  const from = words.findIndex((word) => !links.test(word));
  if (from === -1) return [];
  const last = words.findLastIndex((word) => !links.test(word)) + 1;
  // "What's on" is a phrase, and its last word no link.
  const isPhrase = lexicon.has(phraseKey(words.slice(Math.max(from, last - 2), last + 1).join(' ')));
  // "Something to do" begins with two of them.
  const begins = Array.from({ length: from }, (_, i) => i).find((i) =>
    lexicon.has(phraseKey(words.slice(i, from + 1).join(' '))),
  );
  return words.slice(begins ?? from, isPhrase ? last + 1 : last);
}

/** A day that is said beside "open" is the day it has to be open; a moment needs no day of its own. */
function settled({ open, ...filters }: Meant): Meant {
  if (open === undefined) return filters;
  // An hour says more than a part of the day.
  if (open !== 'now') return { ...filters, part: undefined, open };
  return open === 'now' && (filters.date !== undefined || filters.part !== undefined) ? filters : { ...filters, open };
}

/** Dinner on a Monday is in the evening, and so is tonight where somebody looks for a place. */
function withMealtime(filters: Meant, text: string, leaning: ReadonlySet<ListingKind>): Meant {
  if (filters.date === undefined || filters.part !== undefined || !leaning.has('businesses')) return filters;
  const isOut = leaning.size === 1 && isTonight.test(text);
  const part = mealtimeIn(text) ?? (isOut ? 'evening' : undefined);
  return part === undefined ? filters : { ...filters, part };
}

/** Words that no filter was made of, as they were typed unless they were shortened. */
function asTyped(query: string): string {
  const small = normalize(query);
  const full = withWordsInFull(small);
  return (full === small ? query : full).trim();
}

const onlyLet: ReadonlySet<ListingKind> = new Set(['rentals']);

/** What a search means. Filters that words do not name are not there; what is not understood is left as words. */
export function understand(
  query: string,
  tonight: string,
  lexicon: Lexicon = ownLexicon(),
  table: readonly Rule[] = rules,
): Meaning {
  const typed = normalized(query);
  const text = withoutAsides(typed);
  const isWhole = isSentence(text);
  const wordsLeft = (rest: string) => (isWhole ? askedIn(rest, text, lexicon) : wordsIn(rest, lexicon));
  const seen: Sightings = new Map();
  const first = readOnce(text, { tonight, text, kinds: new Set(), leaning: new Set() }, seen, table);
  // The kinds named beside it decide what a number can be: a second reading knows them.
  const beside = wordsLeft(first.rest);
  const isStay = isOnlyStay(text);
  const kinds = isStay ? onlyLet : kindsNamed(beside, lexicon);
  const leaning = isStay ? onlyLet : kindsExpected(beside, lexicon);
  const { filters, rest } = leaning.size === 0 ? first : readOnce(text, { tonight, text, kinds, leaning }, seen, table);
  const left = wordsLeft(rest);
  // What says when work begins and nothing else is all there is to look for.
  const isUntouched = (!isWhole && rest === typed) || (left === '' && Object.keys(filters).length === 0);
  const somewhere = isStay && left === '' && filters.length !== undefined ? stayIn(text) : left;
  return {
    filters: settled(withMealtime(filters, text, leaning)),
    words: isUntouched ? asTyped(query) : somewhere,
  };
}

/** What a request says besides what it is asked for: the words as filters, those it sets itself left out. */
type Understood = Meant & { readonly query: string };

/** What the words of a request mean beside the filters it sets; undefined where they are only words. */
export function understoodIn(
  asked: SearchQuery | NearbyQuery,
  tonight: string,
  lexicon?: Lexicon,
): Understood | undefined {
  const { query = '' } = asked;
  const { filters, words } = understand(query, tonight, lexicon);
  if (words === query) return undefined;
  const set = new Set(Object.keys(setBefore(asked)));
  const own = Object.entries(filters).filter(([field, value]) => value !== undefined && !set.has(field));
  return { ...Object.fromEntries(own), query: words };
}

/** The request as it was understood. */
export function meantBy<Q extends SearchQuery | NearbyQuery>(asked: Q, understood: Understood | undefined): Q {
  if (understood === undefined) return asked;
  const { priceMin, priceMax, amenities, shifts, also, ...others } = understood;
  const cents = (euro: number | undefined, name: 'priceMin' | 'priceMax') =>
    euro === undefined ? {} : { [name]: Math.round(euro * 100) };
  return {
    ...asked,
    ...others,
    ...cents(priceMin, 'priceMin'),
    ...cents(priceMax, 'priceMax'),
    ...(amenities === undefined ? {} : { amenities: amenities.split(',') }),
    ...(shifts === undefined ? {} : { shifts: shiftsIn(shifts) }),
    ...(also === undefined ? {} : { also: also.split(',') }),
  };
}

/** What the address says itself: dates and prices go together. */
function setBefore<A extends Readonly<Partial<Record<keyof Meant, unknown>>>>(address: A): Partial<A> {
  const has = (fields: readonly (keyof Meant)[]) => fields.some((field) => address[field] !== undefined);
  const kept = [
    ['date', 'until', 'also'],
    ['priceMin', 'priceMax', 'per'],
    ...meantFields.map((field) => [field]),
  ] as (keyof Meant)[][];
  return Object.fromEntries(
    kept.filter(has).flatMap((fields) => fields.map((field) => [field, address[field]])),
  ) as Partial<A>;
}
