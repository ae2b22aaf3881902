import { isNamed, ticksTo } from './scale.ts';
import * as styles from './charts.module.css';

export type ChartColumn = {
  readonly id: string;
  /** In short, below it, and in full, in the table. */
  readonly label: string;
  readonly name: string;
  readonly value: number;
  /** It is still running: what it shows is not all. */
  readonly isRunning?: boolean;
  /** What is drawn as a line over the columns, such as what others have. */
  readonly line?: number | undefined;
};

type ColumnChartProps = {
  readonly title: string;
  readonly columns: readonly ChartColumn[];
  /** How much of a value is one of what is counted: a hundred cents; 1 unless told. */
  readonly one?: number;
  /** A figure as it is read. */
  readonly said: (value: number) => string;
  /** The same in a column of the table, where it is written otherwise: money has its cents there. */
  readonly inColumn?: (value: number) => string;
  readonly words: {
    /** What the columns are over, the columns themselves, the line, and a column that is running. */
    readonly over: string;
    readonly columns: string;
    readonly line: string;
    readonly running: string;
    readonly asTable: string;
  };
};

/** How many names fit below a chart on a phone. */
const room = 4;
/** A column stands in the middle of its ten. */
const wide = 10;
const gap = 1.6;

/**
 * Columns over time with their axis and legend; the figures themselves are a table below, for everybody. The drawing is
 * stretched to its place, so all that is read stands beside it as text.
 */
export function ColumnChart({ title, columns, one = 1, said, inColumn = said, words }: ColumnChartProps) {
  const hasLine = columns.some(({ line }) => line !== undefined);
  const ticks = ticksTo(Math.max(0, ...columns.flatMap(({ value, line = 0 }) => [value, line])), one);
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => (Math.max(0, value) / top) * 100;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartHead}>
        <span className="tower-s">{title}</span>
        <span className={styles.chartKeys} aria-hidden="true">
          <span className={styles.chartKey}>{words.columns}</span>
          {columns.some(({ isRunning }) => isRunning) ? (
            <span className={styles.chartKey} data-look="running">
              {words.running}
            </span>
          ) : null}
          {hasLine ? (
            <span className={styles.chartKey} data-look="line">
              {words.line}
            </span>
          ) : null}
        </span>
      </figcaption>
      <div className={styles.chartBody} aria-hidden="true">
        <div className={styles.chartTicks}>
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${heightOf(tick)}%` }}>
              {said(tick)}
            </span>
          ))}
        </div>
        <svg
          className={styles.chartPlot}
          viewBox={`0 0 ${columns.length * wide} 100`}
          preserveAspectRatio="none"
          focusable="false"
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              className={styles.chartLine}
              x1="0"
              x2={columns.length * wide}
              y1={100 - heightOf(tick)}
              y2={100 - heightOf(tick)}
            />
          ))}
          {columns.map(({ id, name, value, isRunning }, place) => (
            <rect
              key={id}
              className={styles.chartColumn}
              data-running={isRunning || undefined}
              x={place * wide + gap}
              width={wide - 2 * gap}
              y={100 - heightOf(value)}
              height={heightOf(value)}
            >
              <title>{`${name}: ${said(value)}`}</title>
            </rect>
          ))}
          {hasLine ? (
            <polyline
              className={styles.chartOver}
              points={columns
                .flatMap(({ line }, place) =>
                  line === undefined ? [] : [`${place * wide + wide / 2},${100 - heightOf(line)}`],
                )
                .join(' ')}
            />
          ) : null}
        </svg>
        <div className={styles.chartNames}>
          {columns.map(({ id, label }, place) =>
            isNamed(place, columns.length, room) ? (
              // Narrow columns have names that are wider than they are: the last one ends with the drawing.
              <span key={id} style={{ left: `min(${((place + 0.5) / columns.length) * 100}%, 100% - 1.6em)` }}>
                {label}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <details className={styles.chartTable}>
        <summary>{words.asTable}</summary>
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.over}</th>
              <th scope="col">{words.columns}</th>
              {hasLine ? <th scope="col">{words.line}</th> : null}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ id, name, value, line, isRunning }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  {isRunning ? <small>{words.running}</small> : null}
                </th>
                <td>{inColumn(value)}</td>
                {hasLine ? <td>{line === undefined ? null : inColumn(line)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
