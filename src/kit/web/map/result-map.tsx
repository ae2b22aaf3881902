import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { Circle } from '#kit/shared/mercator.ts';
import { useWords } from '../i18n.tsx';
import type { MapMarker } from './clusters.ts';
import { messages } from './messages.ts';
import './map.css';

export type { MapMarker } from './clusters.ts';
/** A circle on the ground; its radius in kilometres. */
export type MapArea = Circle;

export type ResultMapProps = {
  readonly markers: readonly MapMarker[];
  /** The marker that stands out and whose popup is open. */
  readonly chosen: string | undefined;
  /** The marker of the card that is pointed at in the list: it stands out, without a popup. */
  readonly marked?: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  /** The card of a marker. */
  readonly popup: (id: string) => ReactNode;
  /** The circle that was searched: the view fits it. */
  readonly area: MapArea | undefined;
  /** "Search this area" or "My position" was pressed. */
  readonly onArea: (area: MapArea) => void;
  readonly isBusy: boolean;
};

const Stage = lazy(async () => ({ default: (await import('./map-stage.tsx')).MapStage }));

const never = () => () => undefined;

/**
 * The results on a map. The caller shows the same results as a list beside it. Everything that draws the map is loaded
 * where a map is seen, MapLibre last; until then, and for ever where it can't run, our own drawing stands in its place.
 */
export function ResultMap(props: ResultMapProps) {
  const words = useWords(messages);
  // The server knows no size, no hour and no WebGL: it leaves the map to the browser.
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const unrolling = (
    <p className="map-unrolling" role="status">
      {words('loading')}
    </p>
  );
  return (
    <section className="map" aria-label={words('map')} aria-busy={props.isBusy}>
      {isAwake ? (
        <Suspense fallback={unrolling}>
          <Stage {...props} />
        </Suspense>
      ) : (
        unrolling
      )}
    </section>
  );
}
