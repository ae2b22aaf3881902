import { useState } from 'react';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import { MailLink } from '#kit/web/desk/contact-links.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { pressedPart } from '#kit/web/parts/pressed-part.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { ListingKind } from '../../listing-kinds.ts';
import { ownershipOf } from '../../ownership.ts';
import type { ListingRecord } from './listing.ts';
import { messages } from './messages.ts';
import * as styles from './listings.module.css';

const HandOver = pressedPart(() => import('./hand-over.tsx').then((module) => module.HandOver));

/** Whose a listing is, in a few words. */
export function useOwnerWords() {
  const words = useWords(messages);
  return ({ owner, ownerless }: Pick<ListingRecord, 'owner' | 'ownerless'>) => {
    if (owner !== null) return words(owner.isSuspended ? 'owner.suspended' : 'owner.account', { name: owner.name });
    return words(ownerless ? 'owner.nobody' : 'owner.house');
  };
}

type OwnerProps = {
  readonly kind: ListingKind;
  readonly record: ListingRecord;
  /** Something on the sheet is not saved: handing over would make it an older version. */
  readonly isDirty: boolean;
  readonly refresh: readonly string[];
  readonly onDone: () => void;
};

/** On its sheet: whose it is, what that means, the way to the account, and handing it over. */
export function ListingOwner({ kind, record, isDirty, refresh, onDone }: OwnerProps) {
  const words = useWords(messages);
  const ownerWords = useOwnerWords();
  const isAdmin = useStoredUser()?.role === 'admin';
  const [isAsking, setAsking] = useState(false);
  const { owner } = record;
  const texts = { account: undefined, house: 'ownerHouseText', nobody: 'ownerNobodyText' } as const;
  const text = owner?.isSuspended ? 'ownerSuspendedText' : texts[ownershipOf(record)];
  return (
    <section className={styles.listingOwner} aria-label={words('owner')}>
      <div>
        <b>{owner === null ? ownerWords(record) : owner.name}</b>
        {owner === null ? null : (
          <span>
            {owner.email === null ? shownPhone(owner.phone) : <MailLink to={owner.email} />}
            {isAdmin ? (
              <>
                {' · '}
                <Link to="/admin" search={{ tab: 'people', open: owner.id }} target="_blank">
                  {words('ownerOpen')}
                </Link>
              </>
            ) : null}
          </span>
        )}
        {text === undefined ? null : <span>{words(text)}</span>}
        {isAdmin && isDirty ? <span>{words('handOverDirty')}</span> : null}
      </div>
      {isAdmin ? (
        <Button variant="line" size="sm" disabled={isDirty} onClick={() => setAsking(true)}>
          {words('handOver')}
        </Button>
      ) : null}
      {isAsking ? (
        <HandOver
          kind={kind}
          record={record}
          refresh={refresh}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onDone();
          }}
        />
      ) : null}
    </section>
  );
}
