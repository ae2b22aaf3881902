import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { textIn } from '#kit/shared/question.ts';

export type DeskSearch = Readonly<Record<string, string | undefined>>;

/** What stays when another part of the address changes; anything else makes a new list, which begins at its first page. */
const keepsPage = new Set(['page', 'open']);

/** Everything the desk shows is in the address, so that it can be shared and Back works: tab, view, words, filters, order, page, what is open. */
export function useDeskAddress(): {
  readonly search: DeskSearch;
  /** `replace` leaves nothing for Back to return to. */
  readonly set: (patch: DeskSearch, options?: { readonly replace?: boolean }) => void;
} {
  const raw: Record<string, unknown> = useSearch({ strict: false, structuralSharing: false });
  const navigate = useNavigate();
  const search = useMemo<DeskSearch>(
    () => Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, textIn(value)])),
    [raw],
  );
  const set = useCallback(
    (patch: DeskSearch, { replace = false }: { readonly replace?: boolean } = {}) => {
      const starts = Object.keys(patch).some((name) => !keepsPage.has(name));
      const to = (previous: Record<string, unknown>) => ({
        ...previous,
        ...(starts ? { page: undefined } : {}),
        ...Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, value || undefined])),
      });
      void navigate({ to: '.', search: to as never, resetScroll: false, replace });
    },
    [navigate],
  );
  return { search, set };
}
