import { bayInks } from '#market/map/bay-inks.ts';
import { bayLayers } from '#market/map/bay-layers.ts';
import { size, toPlan } from '#market/map/bay.ts';
import { bendThrough } from '#market/map/plan.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useTheme } from '#market/town/web/theme.ts';
import { messages } from './messages.ts';
import * as styles from './bay.module.css';

/** Lines are drawn for a plan some four times as large. */
const share = 0.28;

const sheet = bayLayers
  .filter(({ part, isStraight }) => part !== 'lanes' && !isStraight)
  .map((layer) => ({
    ...layer,
    shape: layer.shapes.map((points) => bendThrough(points.map(toPlan)) + (layer.width ? '' : 'Z')).join(''),
  }));

/** Names on the plan, and where they are written. */
const names = [
  { key: 'map.poniente', at: [-0.1478, 38.5306], isSea: true },
  { key: 'map.levante', at: [-0.1175, 38.5332], isSea: true },
  { key: 'map.oldTown', at: [-0.131, 38.5288], isSea: true },
  { key: 'map.hills', at: [-0.1025, 38.5445], isSea: false },
] as const;

/** The drawing under the pin. */
export function BayPlan() {
  const words = useWords(messages);
  const ink = bayInks[useTheme()];
  return (
    <svg className={styles.bayPlan} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <rect width={size.width} height={size.height} fill={ink.sea} />
      {sheet.map((layer) =>
        layer.width === undefined ? (
          <path key={layer.part} d={layer.shape} fill={ink[layer.ink]} />
        ) : (
          <path
            key={layer.part}
            d={layer.shape}
            fill="none"
            stroke={ink[layer.ink]}
            strokeWidth={layer.width * share + (layer.extra ?? 0) / 2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
      {names.map(({ key, at, isSea }) => (
        <text key={key} className={isSea ? `${styles.bayName} ${styles.bayNameSea}` : styles.bayName} {...toPlan(at)}>
          {words(key)}
        </text>
      ))}
    </svg>
  );
}
