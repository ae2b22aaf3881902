import type { ReactNode } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { messages } from '../page-messages.ts';
import * as styles from './map-view.module.css';

export type MarkerFacts = {
  readonly lines: readonly string[];
  /** As it is said; `free` is said in the visitor's words. */
  readonly price: string | undefined;
};

type Props = {
  readonly type: ListingKind;
  readonly id: string;
  readonly title: string;
  readonly category: string;
  /** Undefined while they are on their way: the name and the way there stand already. */
  readonly facts: MarkerFacts | undefined;
  readonly picture: ReactNode;
};

/** A listing in the popup of the map: as much as one needs to go on to its page. */
export function MarkerCard({ type, id, title, category, facts, picture }: Props) {
  const words = useWords(messages);
  return (
    <article className={styles.markerCard}>
      {picture ? <div className={styles.markerPic}>{picture}</div> : null}
      <div className={styles.markerText}>
        <p className="horizon">{inLine([words(`kind.${type}`), category])}</p>
        <h3 className="tower-s">
          <Link to={`/${type}/${id}`} className={styles.markerLink}>
            {title}
          </Link>
        </h3>
        {facts?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {facts?.price !== undefined && <b>{facts.price === 'free' ? words('free') : facts.price}</b>}
      </div>
    </article>
  );
}
