/** Where the focus goes when what had it is not there any more: it never falls out of the desk. */
import { useLayoutEffect, useRef, type FocusEvent } from 'react';

const listMark = 'data-desk-list';

/** The list of the desk that is shown: the place to come back to. */
export const deskListOf = (): HTMLElement | null => document.querySelector(`[${listMark}]`);

/** Where somebody came from, if it is of the list that is shown; else the list: what stands around it may go with it. */
export function backIn(from: Element | null): HTMLElement | null {
  const list = deskListOf();
  return from instanceof HTMLElement && list?.contains(from) ? from : list;
}

/** What is pressed in a row, in its order. */
const pressed = 'button, a[href], input';

type Lost = { readonly element: HTMLElement; readonly row: number; readonly place: number };

/**
 * Keeps the focus in a list whose rows come and go: when the one that had it goes, the row that took its place gets it,
 * at the same button; of what stands above the rows, and of the last row, the list itself. Give it to the list's element.
 */
export function useKeptFocus<List extends HTMLElement>(rowMark: string) {
  const list = useRef<List>(null);
  const last = useRef<Lost>(undefined);
  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const rows = list.current?.querySelectorAll(rowMark) ?? [];
    const row = lost.row < 0 ? undefined : rows[Math.min(lost.row, rows.length - 1)];
    const buttons = [...(row?.querySelectorAll<HTMLElement>(pressed) ?? [])];
    (buttons[Math.min(lost.place, buttons.length - 1)] ?? list.current)?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest(rowMark);
    const rows = [...(list.current?.querySelectorAll(rowMark) ?? [])];
    const buttons = [...(row?.querySelectorAll<HTMLElement>(pressed) ?? [])];
    last.current = { element: target, row: row ? rows.indexOf(row) : -1, place: buttons.indexOf(target) };
  };
  return { ref: list, onFocus, tabIndex: -1 } as const;
}

/** The same for the list of the desk, whose rows are articles. */
export const useDeskFocus = () => ({ ...useKeptFocus<HTMLElement>('article'), [listMark]: '' }) as const;
