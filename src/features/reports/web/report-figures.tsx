import { useQuery } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { figuresQuery } from './desk-queries.ts';
import * as styles from './report-figures.module.css';

const columns = ['reports', 'open', 'kept', 'removed', 'objections', 'restored'] as const;

/** How many reports came in within a year, by kind, and how they stand. */
export function ReportFigures() {
  const words = useWords(messages);
  const { data } = useQuery(figuresQuery());
  if (!data || data.kinds.length === 0) return null;
  return (
    <section className={styles.reportFigures}>
      <h3 className="tower-s" id="report-figures">
        {words('figures')}
      </h3>
      <div className={styles.reportFiguresScroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words('kind')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {words(`figure.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.kinds.map((of) => (
              <tr key={of.kind}>
                <th scope="row">{words(`kind.${of.kind}`)}</th>
                {columns.map((column) => (
                  <td key={column}>{of[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
