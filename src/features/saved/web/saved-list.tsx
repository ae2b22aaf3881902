import { useRef, type ReactNode } from 'react';
import { inksOf } from '#market/posters/poster.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { SavedListing } from '../contract.ts';
import { messages } from '../messages.ts';
import { refusalKey } from './refusal.ts';
import { SavedCard } from './saved-card.tsx';
import type { useSavedListings } from './use-saved-listings.ts';
import * as skeletonStyles from '#kit/web/ui/skeleton.module.css';
import * as styles from './saved-list.module.css';

type Props = {
  /** What there is, as the part that asked for it knows it. */
  readonly saved: ReturnType<typeof useSavedListings>;
  /** Shows the newest so many, and leads to the others. */
  readonly first?: number;
};

/** What somebody keeps, newest first, in the four faces of every list. */
export function SavedList({ saved: { listings, isFailed, keep, retry }, first }: Props) {
  const words = useWords(messages);
  const list = useRef<HTMLDivElement>(null);

  const remove = async ({ type, listing: { id } }: SavedListing) => {
    // The button goes with its card: the list takes the focus, so that the keyboard does not start at the top again.
    list.current?.focus();
    try {
      await keep({ type, id }, false);
      toast({ title: words('removed') });
    } catch (problem) {
      toast({ title: words('notRemoved'), description: words(refusalKey(problem)), tone: 'destructive' });
    }
  };

  let face: ReactNode;
  if (listings === undefined)
    face = isFailed ? (
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: retry }}>
        {words('failedHint')}
      </Failure>
    ) : (
      <Waiting />
    );
  else if (listings.length === 0)
    face = (
      <Empty
        title={words('empty')}
        action={
          <ButtonLink to="/search" variant="coral" arrow>
            {words('lookAround')}
          </ButtonLink>
        }
      >
        {words('emptyHint')}
      </Empty>
    );
  else face = <Cards listings={listings.slice(0, first)} onRemove={remove} />;

  return (
    <>
      <div ref={list} className={styles.savedList} role="group" aria-label={words('title')} tabIndex={-1}>
        {face}
      </div>
      {listings !== undefined && first !== undefined && listings.length > first ? (
        <ButtonLink className={styles.savedAll} to="/saved" variant="line">
          {words('all', { count: listings.length })}
        </ButtonLink>
      ) : null}
    </>
  );
}

type CardsProps = { readonly listings: readonly SavedListing[]; readonly onRemove: (saved: SavedListing) => unknown };

function Cards({ listings, onRemove }: CardsProps) {
  const inks = inksOf(listings.map(({ listing }) => listing.poster));
  return (
    <ul className={styles.savedCards}>
      {listings.map((saved, index) => (
        <li key={`${saved.type}.${saved.listing.id}`}>
          <SavedCard saved={saved} ink={inks[index] ?? 'poniente'} onRemove={() => onRemove(saved)} />
        </li>
      ))}
    </ul>
  );
}

const placeholders = [0, 1];

function Waiting() {
  const words = useWords(messages);
  return (
    <div className={styles.savedCards} role="status">
      <span className="sr-only">{words('loading')}</span>
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
