/** Claiming a listing: how somebody shows that a page is theirs, and for how long what is asked or kept is good (issue 21). */

/** Where a code can go: to the mailbox that the listing names, or to its mobile phone. */
export const codeWays = ['mail', 'phone'] as const;
export type CodeWay = (typeof codeWays)[number];
/** By a code; or by a paper that the desk looks at. */
export const claimWays = [...codeWays, 'document'] as const;

/** `proving` while a code is out, `waiting` at the desk; the others are its ends. */
export const claimStatuses = ['proving', 'waiting', 'approved', 'refused', 'withdrawn'] as const;

export const codeLength = 6;
export const codeMinutes = 15;
/** Wrong codes that one code stands. */
export const codeTries = 5;
/**
 * Seconds between two codes, and how many a day: of one account for a listing, and of everybody for it; to one phone,
 * whichever of its listings they are for; and of one account and one household for all listings, so that nobody guesses
 * at the whole town, nor writes to it.
 */
export const codePauseSeconds = 60;
export const codesADay = { account: 5, listing: 10, phone: 20, accountInAll: 30, household: 60 } as const;

/** How many days the present owner has to say what they think of a claim before the desk decides. */
export const answerDays = 7;

export const maxStatement = 1000;
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type DocumentType = (typeof documentTypes)[number];
export const maxDocumentBytes = 10 * 1024 * 1024;
/** Papers that are sent in a day: each lies in the database until its claim is decided. */
export const documentsADay = { account: 10, household: 30 } as const;
/** Papers that nobody has sent to the desk by then are taken away, whose they are and what they were for aside. */
export const looseDocumentDays = 1;

/** Where a claim is made: the page of the listing, whose sheet opens by this. */
export const claimHash = 'claim';
/** Where one's own claims are, and those on one's listings. */
export const claimsPath = '/listing-claims';

/** Whether the desk may decide: nobody looks after the listing, or who does has answered or had time to. */
export const isHeard = (
  claim: { readonly ownerAnsweredAt: Date | null; readonly answerUntil: Date | null },
  at: Date,
): boolean => claim.answerUntil === null || claim.ownerAnsweredAt !== null || claim.answerUntil <= at;
