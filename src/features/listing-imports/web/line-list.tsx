import { useQuery } from '@tanstack/react-query';
import type { Words } from '#kit/shared/messages.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { FaultOfLine } from '../contract.ts';
import { messages } from '../messages.ts';
import type { LineState } from '../rules.ts';
import { importLines } from './queries.ts';
import * as styles from './imports.module.css';

type LineListProps = {
  readonly id: string;
  readonly state: LineState;
  readonly count: number;
  readonly label: string;
};

/** The lines of a file in a state, with what is wrong in each; the first two hundred of them. */
export function LineList({ id, state, count, label }: LineListProps) {
  const words = useWords(messages);
  const { data = [] } = useQuery(importLines(id, { state }));
  const rest = count - data.length;
  return (
    <section className={styles.importLines} aria-label={label}>
      <h3 className="tower-s">{label}</h3>
      <ol>
        {data.map(({ line, title, faults }) => (
          <li key={line}>
            <p>
              <b>{words('lineOf', { line })}</b> {title}
            </p>
            <ul>
              {faults.map((fault) => (
                <li key={`${fault.column} ${fault.fault} ${fault.said}`}>
                  {fault.column === null ? null : <code>{fault.column}</code>} {saidOf(fault, words)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {data.length > 0 && rest > 0 ? <p>{words('more', { count: rest })}</p> : null}
    </section>
  );
}

const saidOf = (
  { fault, said, min = 0, max = 0, options = [], line = 0, rule = '' }: FaultOfLine,
  words: Words<typeof messages>,
) => words(`fault.${fault}`, { said, min, max, options: options.join(', '), line, rule });
