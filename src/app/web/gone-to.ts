import { arrive } from '#kit/web/arrive.ts';
import { stayAt } from '#kit/web/stay-at.ts';

type To = {
  readonly hash: string;
  readonly isNewPage: boolean;
  /** How high the page was then. */
  readonly height: number;
};

/** Another page was gone to, or a part of one: it stays in its place, and has the focus. Loaded when somebody goes somewhere. */
export function goneTo(left: Element | null, to: To): void {
  if (to.hash !== '') stayAt(to.hash, to.height);
  arrive(left, to);
}
