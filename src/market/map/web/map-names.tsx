import { bayNames, streetNames } from '../bay-names.ts';
import { type Size, type Spot, spotOf, type View } from '../mercator.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';
import * as styles from './names.module.css';

type NamesProps = {
  readonly view: View;
  readonly size: Size;
  /** Spots that a name must not cover: pins. */
  readonly spared?: readonly Spot[];
};

const kinds = {
  sea: styles.mapNameSea,
  beach: styles.mapNameBeach,
  town: styles.mapNameTown,
  quarter: styles.mapNameQuarter,
  mountain: styles.mapNameMountain,
  park: styles.mapNamePark,
  road: styles.mapNameRoad,
  stop: styles.mapNameStop,
};

/** How much room a pin wants beside and above it, in pixels. */
const near = { x: 70, above: 70, below: 16 } as const;

/** The names on our own drawing, as text of the page: in its letters and its language. Readers find places by results. */
export function MapNames({ view, size, spared = [] }: NamesProps) {
  const words = useWords(messages);
  const shown = [...bayNames, ...streetNames]
    .filter(({ from, to }) => view.zoom >= from && view.zoom <= to)
    .map((name) => ({ name, spot: spotOf(view, size, name.at) }))
    .filter(({ name, spot }) => isInside(spot, size, words(name.key).length))
    .filter(({ spot }) => !spared.some((pin) => isNear(spot, pin)));
  return (
    <div className={styles.mapNames} aria-hidden="true">
      {shown.map(({ name, spot }) => (
        <span
          key={`${name.key} ${name.at.join()}`}
          className={`${styles.mapName} ${kinds[name.kind]}`}
          style={{
            // Shares of the drawing, so that a scaled one keeps its names where they belong.
            left: `${((spot.x / size.width) * 100).toFixed(4)}%`,
            top: `${((spot.y / size.height) * 100).toFixed(4)}%`,
            ...('turn' in name ? { rotate: `${name.turn}deg` } : {}),
          }}
        >
          {words(name.key)}
        </span>
      ))}
    </div>
  );
}

/** A name that would be cut is left out; letters are some seven pixels wide, and long names are broken. */
function isInside({ x, y }: Spot, { width, height }: Size, letters: number): boolean {
  const half = Math.min(letters, 15) * 3.6 + 4;
  return x > half && x < width - half && y > 14 && y < height - 14;
}

const isNear = (spot: Spot, pin: Spot) =>
  Math.abs(spot.x - pin.x) < near.x && spot.y - pin.y < near.below && pin.y - spot.y < near.above;
