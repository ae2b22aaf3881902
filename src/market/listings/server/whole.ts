import { Problem } from '#kit/shared/problem.ts';
import type { EditedFields } from '../edit-rules.ts';
import { gapsIn, type Needs } from '../gaps.ts';

/**
 * Refuses what has gaps: 422, with each of them. Only a draft may have some (decision 0056); one that was there `before`
 * may stay, as in what was published from a proposal.
 */
export function requireWhole(needs: Needs, written: EditedFields, before?: EditedFields): void {
  const old = before ? gapsIn(needs, before) : [];
  const gaps = gapsIn(needs, written).filter((path) => !old.includes(path));
  const fields = gaps.map((path) => ({ path, message: 'Is still open' }));
  if (fields.length > 0) throw new Problem('validation', 'Only a draft may have gaps.', { fields });
}
