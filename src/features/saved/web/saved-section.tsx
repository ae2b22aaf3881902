import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { SavedList } from './saved-list.tsx';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './saved-list.module.css';

/** So many stand on the member's desk; the page of saved things has all. */
const onDesk = 4;

/** What the member keeps, on the own desk. */
export function SavedSection() {
  const words = useWords(messages);
  return (
    <section className={styles.savedSection} aria-labelledby="saved">
      <h2 id="saved" className={`tower ${deskCardStyles.deskTitle}`}>
        {words('title')}
      </h2>
      <SavedList first={onDesk} />
    </section>
  );
}
