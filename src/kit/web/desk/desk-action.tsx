import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place beside the desk's title, where its part puts its first action. */
export const DeskActionPlace = createContext<HTMLElement | null>(null);

/** Shows its children beside the desk's title. */
export function DeskAction({ children }: { readonly children: ReactNode }) {
  const place = use(DeskActionPlace);
  return place ? createPortal(children, place) : null;
}
