import { invalidField } from '#kit/shared/invalid-field.ts';
import { isDesk, type By } from './listing-actor.ts';

type Before = { readonly status: string; readonly ownerId: string | null };

/**
 * What is public of somebody else's account the desk takes down by a step, which gives its owner the reason (Regulation
 * (EU) 2019/1150, article 4): any other way is refused with 422 at `path`.
 */
export function requireReason({ status, ownerId }: Before, { actor }: By, path: string): void {
  if (status !== 'published' || ownerId === null || ownerId === actor.id || !isDesk(actor)) return;
  throw invalidField(path, 'Needs a reason for its owner: take the step return or withdraw, with a note');
}
