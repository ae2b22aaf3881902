import { useEffect, useId, useRef, useState } from 'react';
import { kilometresAPixel, spotOf } from '../mercator.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { MapMarker } from './clusters.ts';
import { DrawnGround } from './drawn-ground.tsx';
import type { Hint } from './ground.ts';
import { areaOf } from './looks.ts';
import { MapControls } from './map-controls.tsx';
import { MapDiscs } from './map-discs.tsx';
import { MapNames } from './map-names.tsx';
import { MapPopup } from './map-popup.tsx';
import { messages } from './messages.ts';
import { popupPlace, roomFor } from './popup-place.ts';
import type { ResultMapProps } from './map-props.ts';
import { useCamera, useSize } from './use-camera.ts';
import { useGestures } from './use-gestures.ts';
import { useGl } from './use-gl.ts';
import { useKeys } from './use-keys.ts';
import { usePosition } from './use-position.ts';
import * as styles from './map.module.css';

/** How long the words about a gesture stay, in milliseconds. */
const hintTime = 2500;

/** The map itself: ground, names, discs, popup and buttons, one over the other, all standing on the same view. */
export function MapStage({ markers, chosen, pointed, onChoose, popup, area, onArea, isBusy }: ResultMapProps) {
  const words = useWords(messages);
  const keys = useId();
  const frame = useRef<HTMLDivElement>(null);
  const groundHolder = useRef<HTMLDivElement>(null);
  const glHolder = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const camera = useCamera(area, markers, size);
  const { view, go } = camera;
  const [hint, setHint] = useState<Hint>();
  const ground = useGl(glHolder, camera, setHint);
  useGestures(groundHolder, { view, size, follow: camera.follow, onHint: setHint }, ground === 'drawn');
  const { position, ask } = usePosition(onArea);
  const [house, setHouse] = useState<readonly MapMarker[]>();
  /** The disc that was pressed; the focus goes back to it. */
  const pressed = useRef<string>(undefined);

  useEffect(() => {
    if (hint === undefined) return undefined;
    const gone = setTimeout(() => setHint(undefined), hintTime);
    return () => clearTimeout(gone);
  }, [hint]);

  const marker = markers.find(({ id }) => id === chosen);
  const shown = marker ?? house?.[0];
  const spot = shown && spotOf(view, size, [shown.longitude, shown.latitude]);

  const shownId = shown?.id;
  useEffect(() => {
    const card = frame.current?.querySelector('.map-popup-card');
    const to = shown && card && roomFor(view, size, shown, card.scrollHeight);
    if (to) go(to, false);
    // Once for each popup; afterwards the map is the person's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shownId]);

  const choose = (id: string, from: string) => {
    pressed.current = from;
    setHouse(undefined);
    onChoose(id === chosen ? undefined : id);
  };
  const openHouse = (members: readonly MapMarker[], from: string) => {
    pressed.current = from;
    onChoose(undefined);
    setHouse(members);
  };
  const close = () => {
    setHouse(undefined);
    onChoose(undefined);
  };
  const isOpen = shown !== undefined;
  useEffect(() => {
    const back = pressed.current;
    if (isOpen || back === undefined) return;
    pressed.current = undefined;
    // The disc may have gone back among its neighbours: then their sun takes the focus.
    const discs = [...(frame.current?.querySelectorAll<HTMLElement>('[data-holds]') ?? [])];
    const disc = discs.find(({ dataset }) => dataset['holds']?.split(' ').includes(back));
    (disc ?? groundHolder.current)?.focus({ preventScroll: true });
  }, [isOpen]);
  const focusGround = () => groundHolder.current?.focus({ preventScroll: true });
  useKeys(frame, { view, go, onEscape: shown ? close : undefined, onMove: focusGround });

  const kindOf = (one: MapMarker) => words(`kind.${one.kind}` as 'kind.events', { title: one.title });
  const ring = area && spotOf(view, size, [area.longitude, area.latitude]);
  return (
    <div ref={frame} className={styles.mapFrame}>
      {/* Arrow keys move it, so it takes the focus as an application does; what it shows is in the discs behind it. */}
      <div
        ref={groundHolder}
        className={styles.mapGround}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={words('map')}
        aria-describedby={keys}
      >
        {ground === 'drawn' ? <DrawnGround view={view} size={size} /> : null}
        <div ref={glHolder} className={ground === 'drawn' ? `${styles.mapGl} ${styles.mapGlComing}` : styles.mapGl} />
      </div>
      <p id={keys} hidden>
        {words('keys')}
      </p>
      {ground === 'foreign' ? null : <MapNames view={view} size={size} />}
      {ring ? (
        <svg className={styles.mapRing} aria-hidden="true">
          <circle cx={ring.x} cy={ring.y} r={area.radius / kilometresAPixel(view)} />
        </svg>
      ) : null}
      <MapDiscs
        {...{ markers, chosen: marker, pointed, view, size, kindOf }}
        me={position.state === 'known' ? position : undefined}
        onChoose={choose}
        onZoom={(to) => {
          // The sun that was pressed falls apart under the focus.
          focusGround();
          go(to, true);
        }}
        onHouse={openHouse}
      />
      <MapControls
        {...{ position, isBusy, ask }}
        isMoved={camera.isMoved}
        hint={hint}
        onZoom={(by) => go({ ...view, zoom: view.zoom + by }, true)}
        onSearch={() => {
          const next = areaOf(view, size);
          camera.keep(next);
          onArea(next);
        }}
      />
      {shown && spot ? (
        <div className={styles.mapPopupPlace} style={popupPlace(spot, size)}>
          <MapPopup
            key={marker ? marker.id : 'house'}
            label={marker ? marker.title : words('house', { count: house?.length ?? 0 })}
            takesFocus={pressed.current !== undefined}
            onClose={close}
          >
            {marker ? (
              popup(marker.id)
            ) : (
              <ul className={styles.mapHouse}>
                {house?.map((one) => (
                  <li key={one.id}>
                    <button type="button" onClick={() => choose(one.id, pressed.current ?? one.id)}>
                      {kindOf(one)}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </MapPopup>
        </div>
      ) : null}
    </div>
  );
}
