/** Letters about claims of listings: what each tells. */

export type ClaimLetters = {
  /** To the mailbox that a listing names: somebody says it is theirs. `path` leads to the listing, where the code is entered. */
  claimCode: { title: string; code: string; minutes: number; listing: string; path: string };
  /** To whoever looks after a listing: somebody else claims it, and they may answer until an instant. */
  claimContested: { name: string; title: string; until: string; path: string };
  /** To whoever claimed a listing; `reason` is the desk's, null where the code was enough. */
  claimDecided: { name: string; title: string; isApproved: boolean; reason: string | null; path: string };
  /** To whoever looked after it. */
  claimSettled: { name: string; title: string; isHandedOver: boolean; reason: string };
};

export const claimLetterNames = [
  'claimCode',
  'claimContested',
  'claimDecided',
  'claimSettled',
] as const satisfies readonly (keyof ClaimLetters)[];
