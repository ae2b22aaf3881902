import { bayInks } from '../bay-inks.ts';
import { type BayLayer, bayLayers, drawnFor, sharedWidth } from '../bay-layers.ts';
import { type Point, type Size, type View, worldOf, worldSize } from '../mercator.ts';
import { bendThrough, straightThrough } from '../plan.ts';
import { town } from '#market/town/town.ts';
import { useTheme } from '#market/town/web/theme.ts';
import * as styles from './map.module.css';

const origin = worldOf([town.longitude, town.latitude]);
const unit = worldSize(drawnFor);

/** Where a place stands on the sheet: pixels at the zoom it is drawn for, from the town's middle. */
function onSheet([longitude, latitude]: Point) {
  const { x, y } = worldOf([longitude, latitude]);
  return { x: (x - origin.x) * unit, y: (y - origin.y) * unit };
}

const drawn = new Map<string, string>();

/** A layer as one path, drawn when it is first seen. */
function pathOf(layer: BayLayer): string {
  const known = drawn.get(layer.part);
  if (known !== undefined) return known;
  const through = layer.isStraight ? straightThrough : bendThrough;
  const end = layer.width === undefined ? 'Z' : '';
  const path = layer.shapes.map((points) => through(points.map(onSheet)) + end).join('');
  drawn.set(layer.part, path);
  return path;
}

/** Our own drawing of the bay: what a map stands on until MapLibre has come, and where it can't run. */
export function DrawnGround({ view, size }: { readonly view: View; readonly size: Size }) {
  const ink = bayInks[useTheme()];
  const scale = 2 ** (drawnFor - view.zoom);
  const { x, y } = onSheet([view.longitude, view.latitude]);
  const [width, height] = [size.width * scale, size.height * scale];
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  const share = sharedWidth(view);
  return (
    <svg
      className={styles.mapDrawing}
      viewBox={`${box.x} ${box.y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect {...box} fill={ink.sea} />
      {bayLayers
        .filter(({ from = 0 }) => view.zoom >= from)
        .map((layer) =>
          layer.width === undefined ? (
            <path key={layer.part} d={pathOf(layer)} fill={ink[layer.ink]} />
          ) : (
            <path
              key={layer.part}
              d={pathOf(layer)}
              fill="none"
              stroke={ink[layer.ink]}
              strokeWidth={layer.width * share + (layer.extra ?? 0)}
              strokeDasharray={layer.isDashed ? '7 5' : undefined}
              strokeLinecap={layer.isDashed ? 'butt' : 'round'}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ),
        )}
    </svg>
  );
}
