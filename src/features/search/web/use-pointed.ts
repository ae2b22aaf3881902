import { useEffect, useState, type RefObject } from 'react';

/** The id of the card under the pointer or the focus, among those inside an element. */
export function usePointed(ref: RefObject<HTMLElement | null>): string | undefined {
  const [pointed, point] = useState<string>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const idOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-found]')?.dataset['found'] : undefined;
    const into = ({ target }: Event) => point(idOf(target));
    const out = () => point(undefined);
    const heard = { pointerover: into, pointerleave: out, focusin: into, focusout: out };
    for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(heard)) element.removeEventListener(name, listener);
    };
  }, [ref]);
  return pointed;
}
