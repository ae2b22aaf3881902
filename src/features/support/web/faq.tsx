import type { ReactNode } from 'react';
import { Icon } from '#kit/web/ui/icon.tsx';
import * as styles from './support.module.css';

type FaqItem = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** A way on, under the answer. */
  readonly link?: ReactNode;
};

type FaqProps = {
  /** Of the group: opening one answer closes the others. */
  readonly name: string;
  readonly items: readonly FaqItem[];
  /** The rank of the questions among the page's headings. */
  readonly level: 2 | 3;
};

/** Questions that unfold, one at a time; the browser's own, so they work without a script and by find-in-page. */
export function Faq({ name, items, level }: FaqProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.faq}>
      {items.map(({ id, question, answer, link }) => (
        <details key={id} id={`${name}-${id}`} name={name}>
          <summary>
            <Heading className="tower-s">{question}</Heading>
            <span className={styles.faqDisc}>
              <Icon name="plus" />
            </span>
          </summary>
          <div className={styles.faqAnswer}>
            <p>{answer}</p>
            {link ? <p>{link}</p> : null}
          </div>
        </details>
      ))}
    </div>
  );
}
