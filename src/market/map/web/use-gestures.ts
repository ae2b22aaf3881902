import { useEffect, useEffectEvent, type RefObject } from 'react';
import { dragged, type Size, type Spot, type View, zoomedAt } from '../mercator.ts';
import type { Hint } from './ground.ts';
import { held } from './looks.ts';

type Hands = {
  readonly view: View;
  readonly size: Size;
  readonly follow: (view: View, isByPerson: boolean) => void;
  readonly onHint: (hint: Hint) => void;
};

/** A notch of the wheel, in zooms. */
const notch = 1 / 240;

/**
 * Moves our own drawing as MapLibre would: a mouse drags, Ctrl and the wheel or two fingers zoom. One finger and the
 * bare wheel scroll the page, which on a phone would end at the map otherwise.
 */
export function useGestures(ground: RefObject<HTMLElement | null>, hands: Hands, isOn: boolean): void {
  const { size } = hands;
  const drag = useEffectEvent((by: Spot) => hands.follow(held(dragged(hands.view, by.x, by.y)), true));
  const zoom = useEffectEvent((at: Spot, by: number) =>
    hands.follow(held(zoomedAt(hands.view, size, at, held({ ...hands.view, zoom: hands.view.zoom + by }).zoom)), true),
  );
  const hint = useEffectEvent((why: Hint) => hands.onHint(why));

  useEffect(() => {
    const element = ground.current;
    if (!element || !isOn) return undefined;
    const off = new AbortController();
    const { signal } = off;
    const fingers = new Map<number, Spot>();
    const inside = ({ x, y }: Spot): Spot => {
      const box = element.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };
    const spread = () => {
      const [one, other] = [...fingers.values()];
      if (!one || !other) return undefined;
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      return { middle, length: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) };
    };
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return;
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const last = fingers.get(event.pointerId);
        if (!last) return;
        const before = spread();
        const now = { x: event.clientX, y: event.clientY };
        fingers.set(event.pointerId, now);
        const after = spread();
        if (before && after) {
          drag({ x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y });
          zoom(inside(after.middle), Math.log2(after.length / before.length));
        } else if (event.pointerType === 'mouse') drag({ x: now.x - last.x, y: now.y - last.y });
      },
      { signal },
    );
    const lift = (event: PointerEvent) => {
      // The browser took a single finger for scrolling.
      if (event.type === 'pointercancel' && event.pointerType === 'touch' && fingers.size === 1) hint('touch');
      fingers.delete(event.pointerId);
    };
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(end, lift, { signal });
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) {
          hint('wheel');
          return;
        }
        event.preventDefault();
        zoom(inside({ x: event.clientX, y: event.clientY }), -event.deltaY * notch);
      },
      { signal, passive: false },
    );
    return () => off.abort();
  }, [ground, isOn]);
}
