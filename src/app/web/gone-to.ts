import { arrive } from '#kit/web/arrive.ts';
import { stayAt } from '#kit/web/stay-at.ts';

/** Another page was gone to, or a part of one: it stays in its place, and has the focus. Loaded when somebody goes somewhere. */
export function goneTo(left: Element | null, to: { readonly hash: string; readonly isNewPage: boolean }): void {
  if (to.hash !== '') stayAt(to.hash);
  arrive(left, to);
}
