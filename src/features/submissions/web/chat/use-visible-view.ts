import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', listener);
  view?.addEventListener('scroll', listener);
  return () => {
    view?.removeEventListener('resize', listener);
    view?.removeEventListener('scroll', listener);
  };
}

/** As text, so that equal views are equal; a page that is zoomed by pinching keeps the whole window. */
function read(): string {
  const view = window.visualViewport;
  if (!view || view.scale > 1.01) return '';
  return `${Math.round(view.offsetTop)} ${Math.round(view.height)}`;
}

export type VisibleView = { readonly top: number; readonly height: number };

/** The part of the window that an on-screen keyboard leaves visible; undefined where the browser cannot tell. */
export function useVisibleView(): VisibleView | undefined {
  const text = useSyncExternalStore(subscribe, read, () => '');
  const [top = 0, height = 0] = text.split(' ').map(Number);
  return text === '' ? undefined : { top, height };
}
