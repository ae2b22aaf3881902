import type { Page } from '../../api.ts';
import { useDeskAddress } from '../use-desk-address.ts';

export type Review = {
  /** The id of what is open. */
  readonly open: string | undefined;
  /** Where it stands among all that are in the list, from 1; 0 where it is not on this page. */
  readonly place: number;
  readonly count: number;
  /** What comes after it, and round to the first of the page. */
  readonly next: string | undefined;
  readonly previous: string | undefined;
  readonly show: (id: string) => void;
  readonly close: () => void;
  /** It is decided: the next one opens; after the last one the list is shown. */
  readonly onDecided: () => void;
};

/** A list that is looked through one by one: what is open, what comes next, and the way there. */
export function useReview(list: Page<readonly { readonly id: string }[]> | undefined, pageSize: number): Review {
  const { search, set } = useDeskAddress();
  const open = search['open'];
  const ids = list?.items.map(({ id }) => id) ?? [];
  const at = open === undefined ? -1 : ids.indexOf(open);
  const others = at < 0 ? ids : [...ids.slice(at + 1), ...ids.slice(0, at)];
  const [next] = others;
  const page = Number(search['page'] ?? 1);
  return {
    open,
    place: at < 0 ? 0 : (page - 1) * pageSize + at + 1,
    count: list?.total ?? 0,
    next,
    previous: others.at(-1),
    show: (id) => set({ open: id }, { replace: open !== undefined }),
    close: () => set({ open: undefined }),
    // Of a page that is done nothing is left; what remains stands on the first one.
    onDecided: () =>
      next === undefined
        ? set({ open: undefined, page: undefined }, { replace: true })
        : set({ open: next }, { replace: true }),
  };
}
