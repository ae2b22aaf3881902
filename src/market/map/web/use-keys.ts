import { useEffect, useEffectEvent, type RefObject } from 'react';
import { dragged, type View } from '../mercator.ts';

type Keys = {
  readonly view: View;
  readonly go: (view: View, isByPerson: boolean) => void;
  readonly onEscape: (() => void) | undefined;
  /** Takes the focus before the disc that holds it may slide away. */
  readonly onMove: () => void;
};

/** How far an arrow key moves the ground, in pixels. */
const step = 90;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};
const zoomKeys: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Arrows move the map, plus and minus zoom, Escape closes what is open; inside a popup only Escape is the map's. */
export function useKeys(frame: RefObject<HTMLElement | null>, { view, go, onEscape, onMove }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === 'Escape' && onEscape) {
      event.stopPropagation();
      onEscape();
      return;
    }
    if (event.target instanceof Element && event.target.closest('.map-popup')) return;
    const arrow = arrows[event.key];
    const zoom = zoomKeys[event.key];
    if ((arrow ?? zoom) && event.target instanceof Element && event.target.closest('.map-marker')) onMove();
    if (arrow) go(dragged(view, arrow[0], arrow[1]), true);
    else if (zoom) go({ ...view, zoom: view.zoom + zoom }, true);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [frame]);
}
