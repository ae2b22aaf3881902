/**
 * What is shown is true (decisions, After the first trial): figures are counted and badges come from rules, so words
 * hold neither a figure to boast with nor a superlative, and no badge that no rule gives (decision 0049).
 */
import { describe, expect, it } from 'vitest';
import { inventedTree, readWords, type Tree } from './tree.ts';

/** `850+`, `2.5k+`, `50K`, `95%`, `€99`, `349 €`. A placeholder is no figure: what is put in its place is counted. */
const figure = /\d[\d.,]*\s?(?:k\b|\+|%)|€\s?\d|\d\s?€/i;
const superlative =
  /\b(?:most popular|most profitable|best[- ]selling|number one|unlimited|guaranteed|award|más (?:popular|rentable|vendido)|número uno|sin límite|garantizad[oa]s?)\b/i;

/** Every badge that words name, by the room whose rule gives it (`rules.ts`). */
const badges: Readonly<Record<string, readonly string[]>> = {
  events: [],
  rentals: ['beachfront', 'partyBoat', 'adrenaline'],
  businesses: ['topRated', 'vipClub'],
  jobs: ['urgent', 'new'],
};

/** The choices of a budget, and what a form gives as an example, are no boasts. */
const isFree = (key: string) => key.startsWith('budget.') || key.endsWith('Example');

function boasts(tree: Tree): string[] {
  return [...tree].flatMap(([path, source]) =>
    Object.entries(JSON.parse(source) as Record<string, unknown>).flatMap(([key, text]) => {
      if (typeof text !== 'string' || isFree(key)) return [];
      const said = figure.exec(text) ?? superlative.exec(text);
      return said ? [`${path} says ${said[0]} in ${key}`] : [];
    }),
  );
}

function unruled(tree: Tree): string[] {
  return [...tree].flatMap(([path, source]) => {
    const room = /\/features\/([\w-]+)\/words\//.exec(path)?.[1];
    const known = room === undefined ? undefined : badges[room];
    if (known === undefined) return [];
    const named = Object.keys(JSON.parse(source) as object).flatMap((key) => /^badge\.(.+)$/.exec(key)?.[1] ?? []);
    return named.filter((badge) => !known.includes(badge)).map((badge) => `${path} has a badge ${badge}`);
  });
}

const written = readWords('src');

it('no words boast with a figure or a superlative', () => expect(boasts(written)).toEqual([]));

it('no words name a badge that no rule gives', () => expect(unruled(written)).toEqual([]));

describe('a boast is found', () => {
  it.each([
    ['{"all": "Browse all 750+ jobs"}'],
    ['{"rentals": "2.5k+ rentals"}'],
    ['{"users": "50K monthly users"}'],
    ['{"increase": "Bookings rise by 40%"}'],
    ['{"take": "Advanced for €99"}'],
    ['{"photos": "Unlimited photos"}'],
    ['{"mark": "El más popular"}'],
  ])('in %s', (source) =>
    expect(boasts(inventedTree({ 'src/features/jobs/words/en/messages.json': source }))).toHaveLength(1),
  );

  it.each([['{"all": "Browse all {{figure}} jobs"}'], ['{"percent": "{{percent}}% commission"}']])(
    'but not in %s',
    (source) => expect(boasts(inventedTree({ 'src/features/jobs/words/en/messages.json': source }))).toEqual([]),
  );

  it('as a badge', () =>
    expect(
      unruled(inventedTree({ 'src/features/jobs/words/en/messages.json': '{"badge.highPay": "HIGH PAY"}' })),
    ).toEqual(['src/features/jobs/words/en/messages.json has a badge highPay']));
});
