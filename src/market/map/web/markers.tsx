import type { Spot } from '../mercator.ts';
import type { MapMarker } from './clusters.ts';
import * as styles from './map.module.css';

/** The sign in a disc, on a grid of 24, so that colour is not all that tells the kinds apart. */
const markerSigns: Readonly<Record<string, string>> = {
  events: 'M5 7h14v3.2a1.8 1.8 0 0 0 0 3.6V17H5v-3.2a1.8 1.8 0 0 0 0-3.6ZM13.5 7.5v2M13.5 11v2M13.5 14.5v2',
  rentals: 'M13.2 10.8a3.9 3.9 0 1 0-2.5 2.4L13 15.5h2v2h2v2h2.5V17Z',
  businesses: 'M5 9.5 6.5 5h11L19 9.5a2.3 2.3 0 0 1-4.7 0 2.3 2.3 0 0 1-4.6 0 2.3 2.3 0 0 1-4.7 0ZM6.5 13v6h11v-6',
  jobs: 'M4.5 9h15v9.5h-15ZM9 9V6h6v3M4.5 13.5h15',
};

type At = { readonly spot: Spot };

/** A listing on the map: a small sun with the sign of its kind, and what there is to say in a word. */
export function Marker({
  marker,
  label,
  spot,
  isChosen,
  isPointed,
  onPress,
}: At & {
  readonly marker: MapMarker;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isPointed: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={`${styles.mapMarker} ${isPointed ? styles.mapMarked : ''}`}
      data-kind={marker.kind}
      style={placed(spot)}
      aria-label={marker.label === undefined ? label : `${label}, ${marker.label}`}
      aria-pressed={isChosen}
      data-holds={marker.id}
      onClick={onPress}
    >
      <span className={styles.mapDisc}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={markerSigns[marker.kind] ?? ''} />
        </svg>
        {marker.label === undefined ? null : <span className={styles.mapLabel}>{marker.label}</span>}
      </span>
    </button>
  );
}

/** Several listings as one bigger sun with their number. */
export function ClusterMarker({
  holds,
  label,
  spot,
  onPress,
}: At & {
  readonly holds: readonly string[];
  readonly label: string;
  readonly onPress: () => void;
}) {
  const count = holds.length;
  const size = count < 10 ? '' : count < 50 ? styles.mapClusterSome : styles.mapClusterMany;
  return (
    <button
      type="button"
      className={`${styles.mapMarker} ${styles.mapCluster} ${size}`}
      style={placed(spot)}
      aria-label={label}
      data-holds={holds.join(' ')}
      onClick={onPress}
    >
      <span className={styles.mapDisc}>{count}</span>
    </button>
  );
}

const placed = ({ x, y }: Spot) => ({
  transform: `translate(${Math.round(x * 10) / 10}px, ${Math.round(y * 10) / 10}px)`,
});
