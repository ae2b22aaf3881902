import { messages } from '#features/workspace/messages.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { panels } from '../desk/panels.ts';

/** One's own listings, kind by kind: the desk's panels, which an owner sees the own of. */
export function Listings() {
  const words = useWords(messages);
  const { search } = useDeskAddress();
  const kind = listingKinds.find((one) => one === search['view']) ?? listingKinds[0];
  const Panel = panels[kind];
  return (
    <>
      <DeskViews
        label={words('kinds')}
        views={listingKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
      />
      {Panel ? <Panel key={kind} counts={{}} /> : null}
    </>
  );
}
