import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { SavedList } from './saved-list.tsx';
import { useSavedListings } from './use-saved-listings.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './saved-list.module.css';

/** How many stand on the member's desk; the page of saved things has all. */
const onDesk = 4;

/** What the member keeps, on the own desk; whoever is there to sell has no empty part for it. */
export function SavedSection({ onlyWithSome = false }: { readonly onlyWithSome?: boolean }) {
  const words = useWords(messages);
  const saved = useSavedListings();
  const hasSome = Boolean(saved.listings?.length);
  // Where the last one is let go the part stays: it has the focus.
  const [hadSome, setHadSome] = useState(false);
  if (hasSome && !hadSome) setHadSome(true);
  if (onlyWithSome && !saved.isFailed && !hasSome && !hadSome) return null;
  return (
    <section className={styles.savedSection} aria-labelledby="saved">
      <h2 id="saved" className={`tower ${deskCardStyles.deskTitle}`}>
        {words('title')}
      </h2>
      <SavedList saved={saved} first={onDesk} />
    </section>
  );
}
