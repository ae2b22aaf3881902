import type { ReactNode } from 'react';
import type { Circle } from '../mercator.ts';
import type { MapMarker } from './clusters.ts';

/** A circle on the ground; its radius in kilometres. */
export type MapArea = Circle;

/** What a map of results is given. */
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
