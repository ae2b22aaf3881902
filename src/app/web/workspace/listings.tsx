import { messages } from '#features/workspace/messages.ts';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { panels } from '../desk/panels.ts';

const kinds = ['events', 'rentals', 'businesses', 'jobs'] as const;

/** One's own listings, kind by kind: the desk's panels, which an owner sees the own of. */
export function Listings() {
  const words = useWords(messages);
  const { search } = useDeskAddress();
  const kind = kinds.find((one) => one === search['view']) ?? kinds[0];
  const Panel = panels[kind];
  return (
    <>
      <DeskViews label={words('kinds')} views={kinds.map((value) => ({ value, label: words(`kind.${value}`) }))} />
      {Panel ? <Panel key={kind} /> : null}
    </>
  );
}
