import { useRef, type ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { SavedListing } from '../contract.ts';
import { messages } from '../messages.ts';
import { refusalKey } from './refusal.ts';
import { SavedCards, WaitingCards } from './saved-cards.tsx';
import { titleOf } from './saved-facts.ts';
import type { useSavedListings } from './use-saved-listings.ts';
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
      <WaitingCards label={words('loading')} />
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
  else
    face = (
      <SavedCards
        listings={listings.slice(0, first)}
        corner={(saved) => (
          <button
            type="button"
            className={styles.savedRemove}
            aria-label={words('remove', { title: titleOf(saved) })}
            onClick={() => void remove(saved)}
          >
            <Icon name="x" />
          </button>
        )}
      />
    );

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
