import { useId, type ReactNode } from 'react';
import type { Ink } from '#market/posters/poster.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Photo } from '#kit/web/ui/photo.tsx';
import { Duotone } from '#market/posters/web/duotone.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import type { SavedListing } from '../contract.ts';
import { messages } from '../messages.ts';
import { pageOf } from '../rules.ts';
import { endOf, factsOf, titleOf } from './saved-facts.ts';
import * as styles from './saved-list.module.css';

type Props = { readonly saved: SavedListing; readonly ink: Ink; readonly corner: ReactNode };

/** One kept thing, small: what it is, when, where, for how much, whether it can still be had; what can be done with it stands on its corner. */
export function SavedCard({ saved, ink, corner }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const titleId = useId();
  const now = useNow();
  const state = endOf(saved, now);
  const { when, where, price } = factsOf(saved, words, language, now);
  const title = titleOf(saved);
  const [photo] = saved.listing.photos;
  return (
    <article className={styles.savedCard} aria-labelledby={titleId} data-state={state}>
      <div className={styles.savedPic}>
        {photo ? (
          <Duotone ink={ink}>
            <Photo photo={photo} sizes="140px" />
          </Duotone>
        ) : (
          <Poster {...saved.listing.poster} ink={ink} format="tall" />
        )}
      </div>
      <div className={styles.savedWords}>
        <p className={`${styles.savedKind} horizon`}>
          {words(`type.${saved.type}`)}
          {state ? <span className={styles.savedState}>{words(`state.${state}`)}</span> : null}
        </p>
        <h3 id={titleId} className="tower-s">
          <Link to={pageOf({ type: saved.type, id: saved.listing.id })}>{title}</Link>
        </h3>
        <p className={styles.savedMeta}>
          {when ? <span className={styles.savedWhen}>{when}</span> : null}
          <span>{where}</span>
        </p>
        <p className={`${styles.savedPrice} tower-s`}>{price}</p>
      </div>
      <div className={styles.savedCorner}>{corner}</div>
    </article>
  );
}
