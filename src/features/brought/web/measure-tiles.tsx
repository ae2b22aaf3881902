import { useWords } from '#kit/web/i18n.tsx';
import type { Brought } from '../contract.ts';
import { messages } from '../messages.ts';
import { measures, sumOf } from '../rules.ts';
import type { Measure } from '../rules.ts';
import { useFigure } from './use-figure.ts';
import * as styles from './brought.module.css';

type TilesProps = {
  readonly data: Brought;
  readonly measure: Measure;
  readonly onChoose: (measure: Measure) => void;
};

/** Each measure over all weeks, with the median of the category; the one that is pressed is drawn week by week. */
export function MeasureTiles({ data, measure, onChoose }: TilesProps) {
  const words = useWords(messages);
  const figure = useFigure();
  const sum = sumOf(data.weeks);
  return (
    <div className={styles.broughtTiles} role="group" aria-label={words('measure')}>
      {measures.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.broughtTile}
          aria-pressed={one === measure}
          onClick={() => onChoose(one)}
        >
          <span>{words(`measure.${one}`)}</span>
          <b className="tower">{figure(one, sum[one])}</b>
          {data.median ? <small>{words('median', { figure: figure(one, data.median.total[one]) })}</small> : null}
        </button>
      ))}
    </div>
  );
}
