/** Two people at the same thing: the second is told, and nothing is overwritten (issue 4). */
import { Problem } from '#kit/shared/problem.ts';

/**
 * Refuses a change of something that changed meanwhile (409 `edit_conflict`). `seen` is the version the caller looked
 * at; without one the caller does not mind. The row must be locked (`for update`), else a third one slips in between.
 */
export function requireVersion(row: { readonly version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== row.version)
    throw new Problem('edit_conflict', 'Somebody else changed this meanwhile. Look at it again before you change it.');
}
