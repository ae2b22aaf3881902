import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import { SynonymList } from './synonym-list.tsx';
import type { NameOfCategory } from './synonym-table.tsx';
import { WishList } from './wish-list.tsx';

/** What people miss, and what the desk says they mean. */
export function WishesPanel({ nameOf }: { readonly nameOf: NameOfCategory }) {
  const words = useWords(messages);
  const { view } = useDeskAddress().search;
  return (
    <>
      <DeskViews
        label={words('views')}
        views={[
          { value: 'wishes', label: words('wishes') },
          { value: 'synonyms', label: words('synonyms') },
        ]}
      />
      {view === 'synonyms' ? <SynonymList nameOf={nameOf} /> : <WishList nameOf={nameOf} />}
    </>
  );
}
