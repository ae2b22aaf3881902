import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Circle, Size, View } from '../mercator.ts';
import type { MapMarker } from './clusters.ts';
import { wantsStillness, type Driver } from './ground.ts';
import { held, lookAt } from './looks.ts';

/** Before the element was measured, and where nothing can be. */
const unmeasured: Size = { width: 640, height: 480 };

/** How large an element is on screen, now and whenever that changes. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(unmeasured);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0 && height > 0)
        setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

export type Camera = {
  readonly view: View;
  /** A person moved the map since it was last pointed at something. */
  readonly isMoved: boolean;
  /** Looks elsewhere, gliding where that is welcome. */
  readonly go: (view: View, isByPerson: boolean) => void;
  /** What the driver says it looks at. */
  readonly follow: (view: View, isByPerson: boolean) => void;
  /** Hands the map to MapLibre, or back with `undefined`. */
  readonly drive: (driver: Driver | undefined) => void;
  /** This circle is what the map shows already: it isn't to be fitted again when the caller hands it back. */
  readonly keep: (area: Circle) => void;
};

const keyOf = (area: Circle | undefined) => (area ? `${area.latitude} ${area.longitude} ${area.radius}` : '');

/** Where the map looks: at what was searched, until a person takes it elsewhere. */
export function useCamera(area: Circle | undefined, markers: readonly MapMarker[], size: Size): Camera {
  const [view, setView] = useState(() => lookAt(area, markers, size));
  const [isMoved, setMoved] = useState(false);
  const driver = useRef<Driver>(undefined);
  const kept = useRef('');
  const shown = useRef({ area: '', markers: '' });

  const go = useCallback((next: View, isByPerson: boolean) => {
    const to = held(next);
    if (isByPerson) setMoved(true);
    if (driver.current) driver.current.go(to, !wantsStillness());
    else setView(to);
  }, []);
  // In the same frame as the ground is drawn, so that the discs don't swim on it.
  const follow = useCallback((next: View, isByPerson: boolean) => {
    flushSync(() => {
      setView(next);
      if (isByPerson) setMoved(true);
    });
  }, []);
  const drive = useCallback((next: Driver | undefined) => (driver.current = next), []);
  const keep = useCallback((next: Circle) => {
    kept.current = keyOf(next);
    setMoved(false);
  }, []);

  const what = { area: keyOf(area), markers: markers.map(({ id }) => id).join() };
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = what;
    if (what.area !== '' && what.area === kept.current) return;
    const isSameSearch = what.area === before.area && (what.area !== '' || what.markers === before.markers);
    if (isMoved && isSameSearch) return;
    setMoved(false);
    go(lookAt(area, markers, size), false);
    // The words of a key say whether something else was searched; the arrays are new with every drawing of the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [what.area, what.markers, size]);

  return { view, isMoved, go, follow, drive, keep };
}
