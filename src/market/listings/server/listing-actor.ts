/** Who writes listings, and when. */
import type { Whose } from './owners.ts';

/** Who does it; `by` is who of an owner's team does it in the owner's place. */
export type Doer = { readonly id: string; readonly role: string; readonly by?: { readonly id: string } };

/** Who does it, and when. */
export type By = {
  readonly actor: Doer;
  readonly at: Date;
  /** Whose a new one is that the desk makes; the house's own unless told. */
  readonly whose?: Whose | undefined;
  /** Its owner hears of it by a letter of another room, and not by that of a review. */
  readonly isToldElsewhere?: boolean;
};

/** Who sits at the desk. */
export const isDesk = ({ role }: Doer): boolean => role === 'admin' || role === 'moderator';

/** The desk may change any listing, whoever owns one their own until it is withdrawn (decisions, Listings). */
export function mayChange(actor: Doer, row: { readonly ownerId: string | null; readonly status: string }): boolean {
  return isDesk(actor) || (row.ownerId === actor.id && row.status !== 'withdrawn');
}

/** Whose listing it is sees it as well when the desk took it off and said why. */
export function maySee(
  actor: Doer,
  row: { readonly ownerId: string | null; readonly status: string; readonly reviewNote: string | null },
): boolean {
  return mayChange(actor, row) || (row.ownerId === actor.id && row.reviewNote !== null);
}
