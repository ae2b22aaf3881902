import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { SavedListing } from '../contract.ts';
import { messages as savedMessages } from '../messages.ts';
import { isSame, type SavedRef } from '../rules.ts';
import { messages } from '../shared-messages.ts';
import { deviceListingsQuery } from './queries.ts';
import { refusalKey } from './refusal.ts';
import { SaveButton } from './save-button.tsx';
import { SavedCards, WaitingCards } from './saved-cards.tsx';
import { titleOf } from './saved-facts.ts';
import { refOf } from './use-saved-listings.ts';
import { useSaved } from './use-saved.ts';
import * as styles from './saved-list.module.css';

/** Nothing of a list that was sent says when it was kept: it stands in the order of its address. */
const sent = '2020-01-01T00:00:00.000Z';

/** The listings of a list that somebody sent, each of which, or all at once, the reader can keep. */
export function SharedList({ refs }: { readonly refs: readonly SavedRef[] }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const items = refs.map((ref) => ({ ...ref, savedAt: sent }));
  const { data: listings, isError, isFetching, refetch } = useQuery(deviceListingsQuery(items, language));
  const own = (
    <ButtonLink to="/saved" variant="line">
      {words('own')}
    </ButtonLink>
  );
  if (isError && !isFetching)
    return (
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void refetch() }}>
        {words('failedHint')}
      </Failure>
    );
  if (listings === undefined) return <WaitingCards label={words('loading')} />;
  if (listings.length === 0)
    return (
      <Empty title={words('empty')} action={own}>
        {words('emptyHint')}
      </Empty>
    );
  const gone = refs.length - listings.length;
  return (
    <>
      <div className={styles.savedWays}>
        <SaveAll listings={listings} />
        {own}
      </div>
      {gone > 0 ? <p className={styles.savedNote}>{words('gone', { count: gone })}</p> : null}
      <SavedCards
        listings={listings}
        corner={(saved) => <SaveButton {...refOf(saved)} title={titleOf(saved)} compact />}
      />
    </>
  );
}

/** Keeps what the reader does not keep yet, one after the other: where one is refused, those before it stay kept. */
function SaveAll({ listings }: { readonly listings: readonly SavedListing[] }) {
  const words = useWords(messages);
  const savedWords = useWords(savedMessages);
  const { userId, items, keep } = useSaved();
  const [isBusy, setBusy] = useState(false);
  const missing = listings.map(refOf).filter((ref) => !items?.some((item) => isSame(item, ref)));
  const saveAll = async () => {
    setBusy(true);
    try {
      // The list's first one is kept last, and so lies on top.
      for (const ref of missing.toReversed()) await keep(ref, true);
      toast({ title: words('savedAll'), description: savedWords(userId ? 'savedInAccount' : 'savedHere') });
    } catch (problem) {
      toast({ title: savedWords('notSaved'), description: savedWords(refusalKey(problem)), tone: 'destructive' });
    }
    setBusy(false);
  };
  if (items !== undefined && missing.length === 0) return <p role="status">{words('savedAll')}</p>;
  return (
    <Button variant="coral" busy={isBusy} onClick={() => void saveAll()}>
      {words('saveAll')}
    </Button>
  );
}
