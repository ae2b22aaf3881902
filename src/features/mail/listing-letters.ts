/** Letters about what the desk made of somebody’s listing, of a change of it, or of a proposal: what each tells. */

/** What the desk decided of one thing; `note` is its reason, null where it is public; `path` leads to it. */
export type DecidedListing = {
  title: string;
  note: string | null;
  path: string;
  /** Of an event the day that it is on: nights of a series have one name. Absent in earlier letters. */
  date?: string;
  /** Which listing it is, as in `events/AbCdEfGh`; absent in earlier letters. */
  of?: string;
  /** It is public, and nobody can buy it before its owner says who sells and where they are paid. */
  isUnsold?: boolean;
};

/** What the desk took off the public pages, and why. */
export type TakenListing = Omit<DecidedListing, 'isUnsold'> & { note: string; isForGood: boolean };

/** `path` leads to the listing it became; `reason` is what the desk wrote. */
export type DecidedProposal = {
  title: string;
  decision: 'approved' | 'rejected';
  reason: string | null;
  path: string | null;
};

export type ListingLetters = {
  submissionReceived: { title: string };
  submissionDecided: DecidedProposal & { others?: readonly DecidedProposal[] };
  /** To the owner of a listing: it is public, or comes back with the desk's reason. */
  listingReviewed: DecidedListing & { name: string; others?: readonly DecidedListing[] };
  /** The desk wrote a public listing anew; `price` in cents where it costs something else since. */
  listingEdited: { name: string; title: string; path: string; price: { was: number; now: number } | null };
  /** To the owner of a listing that was public: the desk made it a draft again, or took it off for good, and why. */
  listingTakenDown: TakenListing & { name: string; others?: readonly TakenListing[] };
  /** To the owner of a public listing: what they changed of it is public, or is not, for the desk's reason. */
  listingChangeDecided: DecidedListing & { name: string; others?: readonly DecidedListing[] };
};

export const listingLetterNames = [
  'submissionReceived',
  'submissionDecided',
  'listingReviewed',
  'listingEdited',
  'listingTakenDown',
  'listingChangeDecided',
] as const satisfies readonly (keyof ListingLetters)[];

/** Letters that wait so long for what else is decided of the same reader’s things: a desk decides twenty nights one by one. */
export const gatherMinutes = 10;

/**
 * Those that wait, and whether a later word on a thing takes the place of the one before: what was sent back, mended and
 * published meanwhile is public. What takes money or a way in waits for nothing.
 */
export const gatheredLetters = {
  submissionDecided: { isReplaced: false },
  listingReviewed: { isReplaced: true },
  listingTakenDown: { isReplaced: true },
  listingChangeDecided: { isReplaced: false },
} as const;
export type GatheredLetter = keyof typeof gatheredLetters;
