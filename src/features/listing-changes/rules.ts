/** Changes of public listings: what waits for the desk, and what went out (issue 16, decision 0050). */
import type { EditedFields } from '#market/listings/edit-rules.ts';
import { isSame } from '#market/listings/edit-rules.ts';
import { openChangeStatuses } from '#market/listings/listing.ts';

/** `applied` went out at once, `approved` after the desk had seen it. */
export const changeStatuses = [...openChangeStatuses, 'approved', 'applied'] as const;

/** What the desk looks at: what waits for it, or what went out of late. */
export const changeViews = ['pending', 'recent'] as const;

export const decisions = ['approved', 'rejected'] as const;

/** How many days what went out is shown at the desk, and a no to its owner; then it is forgotten. */
export const shownDays = 14;

/** The fields of a change that somebody changed since it was asked for, otherwise than it asks. */
export function clashesOf(
  { before, after }: { readonly before: EditedFields; readonly after: EditedFields },
  now: EditedFields,
): string[] {
  return Object.keys(after).filter((name) => !isSame(now[name], before[name]) && !isSame(now[name], after[name]));
}

/** How fields stood before small changes that went out, oldest first: what the desk saw last of them. */
export function lastSeen(applied: readonly { readonly before: EditedFields }[]): EditedFields {
  return Object.assign({}, ...applied.map(({ before }) => before).toReversed()) as EditedFields;
}
