import { useQuery } from '@tanstack/react-query';
import { inLine } from '#kit/shared/bidi.ts';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { figuresQuery } from './desk-queries.ts';
import * as styles from './report-figures.module.css';

const counts = ['reports', 'open', 'kept', 'removed', 'objections', 'restored'] as const;

/** How many reports came in within a year, by kind, and how they stand. */
export function ReportFigures() {
  const words = useWords(messages);
  const { data } = useQuery(figuresQuery());
  if (!data || data.kinds.length === 0) return null;
  return (
    <section className={styles.reportFigures} aria-labelledby="report-figures">
      <h3 className="tower-s" id="report-figures">
        {words('figures')}
      </h3>
      <DeskFacts>
        {data.kinds.map((of) => (
          <DeskFact key={of.kind} label={words(`kind.${of.kind}`)}>
            {inLine(counts.filter((name) => of[name] > 0).map((name) => words(`figure.${name}`, { count: of[name] })))}
          </DeskFact>
        ))}
      </DeskFacts>
    </section>
  );
}
