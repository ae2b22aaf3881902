import type { ReactNode } from 'react';
import { inksOf } from '#market/posters/poster.ts';
import type { SavedListing } from '../contract.ts';
import { SavedCard } from './saved-card.tsx';
import * as skeletonStyles from '#kit/web/ui/skeleton.module.css';
import * as styles from './saved-list.module.css';

type Props = {
  readonly listings: readonly SavedListing[];
  /** What can be done with one, on its corner. */
  readonly corner: (saved: SavedListing) => ReactNode;
};

/** The cards of a list, no two neighbours in one ink. */
export function SavedCards({ listings, corner }: Props) {
  const inks = inksOf(listings.map(({ listing }) => listing.poster));
  return (
    <ul className={styles.savedCards}>
      {listings.map((saved, index) => (
        <li key={`${saved.type}.${saved.listing.id}`}>
          <SavedCard saved={saved} ink={inks[index] ?? 'poniente'} corner={corner(saved)} />
        </li>
      ))}
    </ul>
  );
}

const placeholders = [0, 1];

/** What stands there until they come. */
export function WaitingCards({ label }: { readonly label: string }) {
  return (
    <div className={styles.savedCards} role="status">
      <span className="sr-only">{label}</span>
      {placeholders.map((place) => (
        <div key={place} className={styles.savedCard} aria-hidden="true">
          <div className={styles.savedPic} />
          <div className={skeletonStyles.skeletonLines}>
            <i />
            <i />
            <i />
          </div>
        </div>
      ))}
    </div>
  );
}
