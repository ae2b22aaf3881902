import { useWords } from '#kit/web/i18n.tsx';
import { useIsAlive } from '#kit/web/is-alive.ts';
import { latePart, type Wait } from '#kit/web/parts/late-part.tsx';
import { MissingLine } from '#kit/web/parts/missing-line.tsx';
import type { ResultMapProps } from './map-props.ts';
import { messages } from './messages.ts';
import * as styles from './map.module.css';

const Stage = latePart(() => import('./map-stage.tsx').then((module) => module.MapStage), Unrolling);

/**
 * The results on a map. The caller shows the same results as a list beside it. Everything that draws the map is loaded
 * where a map is seen, MapLibre last; until then, and for ever where it can't run, our own drawing stands in its place.
 */
export function ResultMap(props: ResultMapProps) {
  const words = useWords(messages);
  // The server knows no size, no hour and no WebGL: it leaves the map to the browser.
  const isAlive = useIsAlive();
  return (
    <section className={styles.map} aria-label={words('map')} aria-busy={props.isBusy}>
      {isAlive ? <Stage {...props} /> : <Unrolling />}
    </section>
  );
}

function Unrolling(wait: Wait) {
  const words = useWords(messages);
  return wait.absence === undefined ? (
    <p className={styles.mapUnrolling} role="status">
      {words('loading')}
    </p>
  ) : (
    <div className={styles.mapUnrolling}>
      <MissingLine text={words('failed')} {...wait} />
    </div>
  );
}
