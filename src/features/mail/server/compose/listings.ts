/** Composes the letters about what the desk decided of listings, of changes and of proposals: of one, or of several together. */
import { formatDate, formatDay } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { formatEuro } from '#kit/shared/money.ts';
import { fill } from '#kit/shared/translate.ts';
import type { DecidedListing, DecidedProposal, ListingLetters, TakenListing } from '../../listing-letters.ts';
import { isPlainText } from '../../rules.ts';
import type { Block, Body, Desk } from './blocks.ts';
import { factsOf, saidOf } from './blocks.ts';

const workspace = '/dashboard?tab=listings';

export const listingBodies: { readonly [N in keyof ListingLetters]: (values: ListingLetters[N], desk: Desk) => Body } =
  {
    submissionReceived: ({ title }, { words: { letters, facts } }) => ({
      words: letters.submissionReceived,
      name: null,
      more: isPlainText(title) ? [factsOf([facts.what, title])] : [],
    }),
    submissionDecided: ({ others = [], ...first }, desk) =>
      others.length === 0 ? aboutProposal(first, desk) : aboutProposals([first, ...others], desk),
    listingEdited: ({ name, title, path, price }, { words: { letters, facts, free }, language, link }) => {
      const words = letters.listingEdited;
      const said = (cents: number) => (cents === 0 ? free : formatEuro(cents, language));
      const prices = price
        ? ([
            [words.was, said(price.was)],
            [words.now, said(price.now)],
          ] as const)
        : [];
      return { words, name, more: [factsOf([facts.what, title], ...prices), link(words.button, path)] };
    },
    listingTakenDown: ({ name, others = [], ...first }, desk) => {
      const { listingTakenOff, listingTakenBack } = desk.words.letters;
      return others.length === 0
        ? aboutListing(first.isForGood ? listingTakenOff : listingTakenBack, { name, ...first }, desk)
        : aboutTaken(name, [first, ...others], desk);
    },
    listingReviewed: ({ name, others = [], ...first }, desk) => {
      const { listingPublished, listingReturned, listingsReviewed } = desk.words.letters;
      const all = [first, ...others];
      const body =
        others.length === 0
          ? aboutListing(first.note === null ? listingPublished : listingReturned, { name, ...first }, desk)
          : aboutListings(listingsReviewed, name, all, desk);
      if (!all.some(({ isUnsold }) => isUnsold)) return body;
      const { unsold, toSeller } = listingPublished;
      return {
        ...body,
        more: [...body.more, { kind: 'text', text: unsold }, desk.link(toSeller, '/dashboard?tab=seller')],
      };
    },
    listingChangeDecided: ({ name, others = [], ...first }, desk) => {
      const { listingChangeApproved, listingChangeRejected, listingChangesDecided } = desk.words.letters;
      return others.length === 0
        ? aboutListing(first.note === null ? listingChangeApproved : listingChangeRejected, { name, ...first }, desk)
        : aboutListings(listingChangesDecided, name, [first, ...others], desk);
    },
  };

/** What the desk decided of a listing, with its reason where it gave one, and the way there. */
const aboutListing = (
  words: Body['words'] & { readonly button: string; readonly reason: string },
  { name, title, date, note, path }: DecidedListing & { readonly name: string },
  { words: { facts }, language, link }: Desk,
): Body => ({
  words,
  name,
  night: date,
  more: [
    factsOf([facts.what, title], date === undefined ? undefined : [facts.when, formatDate(date, 'long', language)]),
    ...saidOf(words.reason, note),
    link(words.button, path),
  ],
});

type WordsOfSeveral = Desk['words']['letters']['listingsReviewed'];

/** What it decided of several: what is public first, then what is not, by its reason. */
function aboutListings(
  say: WordsOfSeveral,
  name: string,
  all: readonly DecidedListing[],
  { language, link }: Desk,
): Body {
  return {
    words: wordsOfSeveral(
      say,
      all.map(({ note }) => note === null),
    ),
    name,
    more: [
      ...named(
        say.yes,
        all.filter(({ note }) => note === null),
        language,
      ),
      ...byReason(
        say,
        all.flatMap(({ title, date, note }) => (note === null ? [] : [{ title, date, reason: note }])),
        language,
      ),
      link(say.button, workspace),
    ],
  };
}

/** Several that were taken down: those that are drafts again first, then those that are gone, each by its reason. */
function aboutTaken(name: string, all: readonly TakenListing[], { words, language, link }: Desk): Body {
  const say = words.letters.listingsTakenDown;
  const [gone, back] = [all.filter(({ isForGood }) => isForGood), all.filter(({ isForGood }) => !isForGood)];
  const told = (no: string, some: readonly TakenListing[]) =>
    byReason(
      { no, reason: say.reason },
      some.map(({ title, date, note }) => ({ title, date, reason: note })),
      language,
    );
  return {
    words: {
      subject: fill(say.subject, { count: all.length }),
      title: say.title,
      text: [say.text, ...(back.length > 0 ? [say.nextBack] : []), ...(gone.length > 0 ? [say.nextGone] : [])],
    },
    name,
    more: [...told(say.back, back), ...told(say.gone, gone), link(say.button, workspace)],
  };
}

function aboutProposal({ title, decision, reason, path }: DecidedProposal, { words, link }: Desk): Body {
  const { letters, facts } = words;
  const say = decision === 'approved' ? letters.submissionApproved : letters.submissionRejected;
  const to = decision === 'approved' ? path : '/';
  return {
    words: say,
    name: null,
    more: [factsOf([facts.what, title]), ...saidOf(say.reason, reason), ...(to ? [link(say.button, to)] : [])],
  };
}

/** Who proposed may have no workspace: each page that became of it has a way of its own. */
function aboutProposals(all: readonly DecidedProposal[], { words, language, link }: Desk): Body {
  const say = words.letters.submissionsDecided;
  const isApproved = ({ decision }: DecidedProposal) => decision === 'approved';
  return {
    words: wordsOfSeveral(say, all.map(isApproved)),
    name: null,
    more: [
      ...all
        .filter(isApproved)
        .flatMap(({ title, reason, path }) => [
          factsOf([say.yes, title]),
          ...saidOf(words.letters.submissionApproved.reason, reason),
          ...(path === null ? [] : [link(say.button, path)]),
        ]),
      ...byReason(
        say,
        all.filter((one) => !isApproved(one)),
        language,
      ),
    ],
  };
}

/** Its subject says of how many, and how it went where that is one word; what is to be done where something was sent back. */
function wordsOfSeveral({ subjects, title, text, next }: WordsOfSeveral, went: readonly boolean[]): Body['words'] {
  const how = went.every(Boolean) ? 'yes' : went.some(Boolean) ? 'both' : 'no';
  return { subject: fill(subjects[how], { count: went.length }), title, text: how === 'yes' ? [text] : [text, next] };
}

type Titled = { readonly title: string; readonly date?: string | undefined };

/** So many days are said one by one; of more the first and the last. */
const saidDays = 6;

/** A line each; nights of one name are one, with their days, or with how many there are. */
function named(label: string, some: readonly Titled[], language: Language): Block[] {
  const lines = [...Map.groupBy(some, ({ title }) => title)].map(([title, alike]) => {
    const many = alike.length === 1 ? title : `${title} × ${alike.length}`;
    // A letter is read in any year: each day says its own.
    const days = alike
      .flatMap(({ date }) => date ?? [])
      .toSorted()
      .map((date) => formatDay(date, '', language));
    if (days.length < alike.length) return many;
    return days.length <= saidDays ? `${title}: ${days.join(', ')}` : `${many}: ${days[0]} – ${days.at(-1)}`;
  });
  return lines.length === 0 ? [] : [factsOf([label, lines.join('\n')])];
}

/** What several are sent back for is said once, under all that it is said of. */
const byReason = (
  { no, reason: label }: Pick<WordsOfSeveral, 'no' | 'reason'>,
  some: readonly (Titled & { readonly reason: string | null })[],
  language: Language,
): Block[] =>
  [...Map.groupBy(some, ({ reason }) => reason)].flatMap(([reason, alike]) => [
    ...named(no, alike, language),
    ...saidOf(label, reason),
  ]);
