import { createContext, use, useId, type ReactElement } from 'react';
import { FirstWindow } from './first-window.ts';

/** Takes a part of a page that is being drawn, and the id it was given; gives the text that stands for it meanwhile. */
type TakePart = (part: ReactElement, id: string) => string;

/** Only the server takes parts out of a page (app/web/kept-parts.tsx); without it they are drawn where they stand. */
export const PartTaker = createContext<TakePart | undefined>(undefined);

/** The one id of the part that is drawn. */
export const PartId = createContext<string | undefined>(undefined);

/** An id for a part to name itself by; drawn alone it has one of its own. */
export function usePartId(): string {
  const own = useId();
  return use(PartId) ?? own;
}

/**
 * A part of a page that stands on many pages, a card for example: the server draws it once and keeps its HTML (decision
 * 0062). What it shows hangs on its properties alone, which are plain data, and on language and time; it names itself by
 * `usePartId`, keeps nothing, and leads to other pages than the one it stands on.
 */
export function KeptPart({ children: part }: { readonly children: ReactElement }) {
  const take = use(PartTaker);
  const isFirst = use(FirstWindow);
  const id = useId();
  // A picture that is asked for at once is told to the page's head, and that is done where it is drawn.
  if (take && !isFirst) return take(part, id);
  return <PartId value={id}>{part}</PartId>;
}
