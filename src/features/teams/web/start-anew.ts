import { forgetDrafts } from '#kit/web/form/drafts.ts';
import type { Invited } from '../contract.ts';

/**
 * Opens where somebody works as a page of its own: what was read, drawn or typed for one business is not shown beside the
 * name of another. Whoever has the door alone finds nothing to do in the workspace.
 */
export function startAnew(role?: Invited['role']): void {
  forgetDrafts();
  location.assign(role === 'door' ? '/check-in' : '/dashboard');
}
