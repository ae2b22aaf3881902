/** The thesaurus of the town: what each word and phrase of its lines stands for, and what is near to it. Pure. */
import { lazily } from '#kit/shared/lazily.ts';
import { activities } from './activities.ts';
import { beside } from './beside.ts';
import { crowds } from './crowds.ts';
import { dishes } from './dishes.ts';
import { drinks } from './drinks.ts';
import { duties } from './duties.ts';
import { errands } from './errands.ts';
import { meaningOf } from './line.ts';
import { outdoors } from './outdoors.ts';
import { people } from './people.ts';
import { troubles, wants } from './problems.ts';
import { roads } from './roads.ts';
import { rooms } from './rooms.ts';
import { sounds } from './sounds.ts';
import { helpers, trades } from './trades.ts';
import { wellbeing } from './wellbeing.ts';

/** What a name stands for: words and kinds (`businesses:hotel`) that answer it, and those that are only near. */
export type Entry = {
  readonly name: string;
  /** Whether people only ask by it: no listing is looked for by what it is called. */
  readonly isAsked: boolean;
  /** Words that mean the same. */
  readonly serves: readonly string[];
  /** What answers it as well. */
  readonly also: readonly string[];
  readonly near: readonly string[];
  /** What went wrong: "bike broken" is no bike. */
  readonly isTrouble?: boolean;
};

export const isKindName = (word: string): boolean => word.includes(':');

/** Of a kind its mark, else undefined. */
export const markIn = (word: string): string | undefined =>
  isKindName(word) ? `=${word.replace(':', '/')}` : undefined;

const without = (words: readonly string[], name: string) => words.filter((word) => word !== name);

function entriesOf(line: string): readonly Entry[] {
  const { groups, asked, serves, near } = meaningOf(line);
  const [first = []] = groups;
  const words = groups.flat();
  return [
    ...groups.flatMap((group, place) =>
      group.map((name) => ({
        name,
        isAsked: false,
        serves: without(group, name),
        also: place === 0 ? serves : [],
        near: [...words.filter((word) => !group.includes(word)), ...(place === 0 ? [] : serves), ...near],
      })),
    ),
    ...asked.map((name) => ({
      name,
      isAsked: true,
      serves: first,
      also: serves,
      near: [...words.filter((word) => !first.includes(word)), ...near],
    })),
  ];
}

const troublesTold: () => readonly Entry[] = lazily(() =>
  troubles.flatMap(entriesOf).map((entry) => ({ ...entry, isTrouble: true })),
);

/** Some thousand lines are read for it: with the first search, not while a house opens. */
export const thesaurus: () => readonly Entry[] = lazily(() => [
  ...[
    ...dishes,
    ...drinks,
    ...errands,
    ...sounds,
    ...outdoors,
    ...wellbeing,
    ...wants,
    ...rooms,
    ...roads,
    ...people,
    ...duties,
    ...activities,
    ...trades,
    ...helpers,
    ...crowds,
    ...beside,
  ].flatMap(entriesOf),
  ...troublesTold(),
]);

/** What went wrong, told in several words: a place that helps is all that is asked for. */
export const toldTroubles = (): readonly string[] =>
  troublesTold()
    .filter(({ name, also }) => name.includes(' ') && also.length > 0)
    .map(({ name }) => name);

/** What only stands for what helps with it: "noise" for what is quiet. Who wants none of it wants that. */
export const helpedNames = (): readonly string[] =>
  thesaurus()
    .filter(({ isAsked, serves, also }) => isAsked && serves.length === 0 && also.length > 0)
    .map(({ name }) => name);

const namesOf = (lines: readonly string[]) => lines.flatMap(entriesOf).map(({ name }) => name);

/** What is heard and danced to: genres, shows, nights out. */
export const soundNames: () => readonly string[] = lazily(() => namesOf(sounds));

/** Callings and conditions of work that few have here. */
export const tradeNames: () => readonly string[] = lazily(() => namesOf(trades));

/** What is eaten and drunk. */
export const servedNames = (): readonly string[] => namesOf([...dishes, ...drinks]);

/** What is had at a place: food, wares and help. Of drinks there are festivals as well. */
export const hadAtPlaces = (): readonly string[] => namesOf([...dishes, ...errands, ...troubles]);
