import type { Spot } from '../mercator.ts';
import type { MapMarker } from './clusters.ts';
import { markerSigns } from './marker-signs.ts';
import * as styles from './map.module.css';

type At = { readonly spot: Spot };

/** A listing on the map: a small sun with the sign of its kind. */
export function Marker({
  marker,
  label,
  spot,
  isChosen,
  isMarked,
  onPress,
}: At & {
  readonly marker: MapMarker;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isMarked: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={`${styles.mapMarker} ${isMarked ? styles.mapMarked : ''}`}
      data-kind={marker.kind}
      style={placed(spot)}
      aria-label={label}
      aria-pressed={isChosen}
      data-holds={marker.id}
      onClick={onPress}
    >
      <span className={styles.mapDisc}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={markerSigns[marker.kind] ?? ''} />
        </svg>
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
