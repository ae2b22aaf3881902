/**
 * Where people look first for what is no name of a kind: a trade among the places, a calling among the jobs. Each is read
 * with the first search, not while a house opens.
 */
import { lazily } from '#kit/shared/lazily.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { abroad } from './concepts/abroad.ts';
import { food } from './concepts/food.ts';
import { namesAbroadIn, namesIn, wordsIn } from './concepts/line.ts';
import { services } from './concepts/services.ts';
import { gear } from './concepts/stays.ts';
import { hadAtPlaces, helpedNames, servedNames, toldTroubles, tradeNames } from './concepts/thesaurus.ts';
import { bareKey } from '../terms/fillers.ts';
import { keysOf, phraseKey } from '../query-terms.ts';
import { callings, conditions, nightWork, outdoorWork } from './concepts/work.ts';

const eaten =
  'breakfast, brunch, desayuno, desayunar, fruhstuck, ontbijt, coffee, cafe, cafeteria, kaffee, koffie, pizza, pizzeria, sandwich, bocadillo, cocktail, coctel, beer, cerveza, vermut';

/** By the keys of phrases. */
const ownLeanings: () => readonly (readonly [ListingKind, readonly string[]])[] = lazily(() => [
  [
    'jobs',
    [
      ...callings.flatMap(namesIn),
      ...tradeNames(),
      ...conditions.flatMap(namesIn).filter((name) => name.includes(' ')),
      ...nightWork.split(', '),
      ...outdoorWork.split(', '),
    ],
  ],
  [
    'rentals',
    [
      ...gear.flatMap(namesIn),
      ...'kayak, canoe, piragua, kajak, paddle board, paddleboard, sup, sup board, surfboard, tabla de surf, tabla de paddle, one bedroom, two bedroom, three bedroom, four bedroom, five bedroom, dos dormitorio, tres dormitorio, cuatro dormitorio, dos habitacion, tres habitacion, cuatro habitacion, 2 bedroom, 3 bedroom, 4 bedroom'.split(
        ', ',
      ),
    ],
  ],
  ['businesses', [...[...food, ...services, eaten].flatMap(namesIn), ...hadAtPlaces()]],
]);

/** Phrases with a word for work in them, by their keys. */
export const workPhrases: () => ReadonlySet<string> = lazily(
  () =>
    new Set(
      (ownLeanings().find(([kind]) => kind === 'jobs')?.[1] ?? [])
        .filter((name) => /(?:^| )(?:work|job|shift|trabajo|trabajar|turno|empleo|travail)(?: |$)/.test(name))
        .map(phraseKey),
    ),
);

const troubleKeys = lazily(() => new Set(toldTroubles().map(phraseKey)));

/** Whether words tell what went wrong: then who helps is looked for, whatever else they name. */
export const isTrouble = (keys: readonly string[]): boolean => keys.some((key) => troubleKeys().has(key));

const helpedKeys = lazily(() => new Set(helpedNames().map(phraseKey)));

/** Whether words stand for what helps with them, and not for themselves. */
export const isHelped = (keys: readonly string[]): boolean => keys.some((key) => helpedKeys().has(key));

/** What is eaten or drunk is near a place that serves something else. */
const servedAt: () => readonly (readonly [mark: string, ReadonlySet<string>])[] = lazily(() => [
  [
    '=businesses/bar',
    new Set('cocktail, coctel, beer, cerveza, vermut, vermouth, wine, vino, gin, mocktail'.split(', ').map(phraseKey)),
  ],
  ['=businesses/restaurant', new Set([...food, eaten].flatMap(namesIn).map(phraseKey))],
]);

/** The marks of what serves such a thing, for the keys of what was asked for. */
export const servedBy = (keys: readonly string[]): readonly string[] => {
  const [mark] = servedAt().find(([, names]) => keys.some((key) => names.has(key))) ?? [];
  return mark === undefined ? [] : [mark];
};

const servedKeys = lazily(() => new Set([...[...food, eaten].flatMap(namesIn), ...servedNames()].map(phraseKey)));

/** Whether it is eaten or drunk: whoever only speaks of it serves none. */
export const isServed = (keys: readonly string[]): boolean => keys.some((key) => servedKeys().has(key));

const workNames = lazily(() => new Set([...[...callings, ...conditions].flatMap(namesIn), ...tradeNames()]));

/** Whether some of these words are of work: a licence, a shift, a bed with it. */
export const isOfWork = (words: readonly string[]): boolean =>
  words.some((word, i) => workNames().has(word) || workNames().has(words.slice(i, i + 2).join(' ')));

/** A word from abroad leans where those lean that it stands for. */
const leanings: () => readonly (readonly [ListingKind, readonly string[]])[] = lazily(() =>
  ownLeanings().map(([kind, names]) => {
    const known = new Set(names);
    return [
      kind,
      [...names, ...abroad.filter((line) => wordsIn(line).some((word) => known.has(word))).flatMap(namesAbroadIn)],
    ];
  }),
);

/** The same by the keys of phrases. */
export const leaningKeys: () => readonly (readonly [ListingKind, ReadonlySet<string>])[] = lazily(() =>
  leanings().map(([kind, names]) => [kind, new Set(names.flatMap((name) => [phraseKey(name), bareKey(name)]))]),
);

/** Whether words name a trade, a calling or what is let: something that people look for among one kind of listing. */
export const leansSomewhere = (words: readonly string[]): boolean => {
  const keys = keysOf(words);
  return leaningKeys().some(([, names]) => keys.some((key) => names.has(key)));
};
