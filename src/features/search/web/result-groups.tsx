import type { ReactNode } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { soughtTypes, through, type SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';
import { countText } from './counts.ts';
import type { Found } from './queries.ts';
import { ResultPages } from './result-pages.tsx';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './results.module.css';

export type Cards = Readonly<Record<ListingKind, ReactNode>>;
type Props = {
  readonly address: SearchAddress;
  readonly found: Found;
  readonly cards: Cards;
  /** The best answers of several kinds; what stands among them is not shown again below. */
  readonly best?: ReactNode;
};

/** What was found: the best of all, then kind by kind the first few of each, or a page of one. */
export function ResultGroups({ address, found, cards, best }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const types =
    soughtTypes(address).length > 1
      ? found.shelves
      : soughtTypes(address).filter((type) => found.totals[type].count > 0);
  const isPreview = (address.type ?? 'all') === 'all';
  return (
    <>
      {found.best.length > 0 && (
        <section className={styles.resultGroup} aria-labelledby="results-best">
          <h2 id="results-best" className="tower">
            {words('best')}
          </h2>
          {best}
        </section>
      )}
      {types.map((type) => {
        const count = countText(found.totals[type], language);
        const hasMore = isPreview && found.totals[type].count > found[type].length;
        if (!hasMore && found[type].length > 0 && found[type].every(({ id }) => found.best.includes(id))) return null;
        return (
          <section
            key={type}
            className={styles.resultGroup}
            data-only={isPreview ? undefined : true}
            aria-labelledby={`results-${type}`}
          >
            <h2 id={`results-${type}`} className="tower">
              {words(`type.${type}`)} <small>{count}</small>
            </h2>
            {cards[type]}
            {hasMore && (
              <p className={cardRowStyles.sectionMore}>
                <ButtonLink to="/search" search={through(address, type)} variant="line">
                  {words(`all.${type}`, { total: count })}
                </ButtonLink>
              </p>
            )}
          </section>
        );
      })}
      {!isPreview && <ResultPages address={address} page={found.page} pages={found.pages} />}
    </>
  );
}
