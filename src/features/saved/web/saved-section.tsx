import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { SavedList } from './saved-list.tsx';

/** So many stand on the member's desk; the page of saved things has all. */
const onDesk = 4;

/** What the member keeps, on the own desk. */
export function SavedSection() {
  const words = useWords(messages);
  return (
    <section className="saved-section" aria-labelledby="saved">
      <h2 id="saved" className="tower">
        {words('title')}
      </h2>
      <SavedList first={onDesk} />
    </section>
  );
}
