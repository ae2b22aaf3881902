import { forgetDrafts } from '#kit/web/form/drafts.ts';

/**
 * Opens the workspace as a page of its own: what was read, drawn or typed for one business is not shown beside the name
 * of another.
 */
export function startAnew(): void {
  forgetDrafts();
  location.assign('/dashboard');
}
