import { use } from 'react';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { ListingKind } from '../../listing-kinds.ts';
import { messages } from './messages.ts';
import { KnownOfOwner } from './own-start.ts';

type FirstProps = {
  readonly kind: ListingKind;
  /** The kind's own words for a new one. */
  readonly add: string;
};

/** What an owner does first where nothing of a kind is: add one, or their place before it, whose address and hours go along. */
export function FirstStep({ kind, add }: FirstProps) {
  const words = useWords(messages);
  const { set } = useDeskAddress();
  const known = use(KnownOfOwner);
  return (
    <>
      <Button variant="coral" onClick={() => set({ open: 'new' })}>
        <Icon name="plus" />
        {add}
      </Button>
      {kind !== 'businesses' && known?.places.length === 0 ? (
        <Button variant="quiet" onClick={() => set({ view: 'businesses' })}>
          {words('own.placeFirst')}
        </Button>
      ) : null}
    </>
  );
}
