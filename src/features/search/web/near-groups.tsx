import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../page-messages.ts';
import type { Found } from './queries.ts';
import type { Cards } from './result-groups.tsx';
import * as styles from './results.module.css';

type Props = { readonly near: Found['near']; readonly cards: Cards };

/** Beside few answers what is near them, kind by kind, and said to be no more than that. */
export function NearGroups({ near, cards }: Props) {
  const words = useWords(messages);
  if (near.shelves.length === 0) return null;
  return (
    <section className={styles.near} aria-labelledby="results-near">
      <h2 id="results-near" className="tower-s">
        {words('nearby')}
      </h2>
      <p>{words('nearbyHint')}</p>
      {near.shelves.map((type) => (
        <section key={type} className={styles.nearKind} aria-labelledby={`results-near-${type}`}>
          <h3 id={`results-near-${type}`} className="horizon">
            {words(`type.${type}`)}
          </h3>
          {cards[type]}
        </section>
      ))}
    </section>
  );
}
