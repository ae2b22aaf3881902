import { useEffect, useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { storeUser, useStoredUser } from '#kit/web/stored-user.ts';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast-store.ts';
import { messages } from '../messages.ts';
import { releaseListing, type Named } from './queries.ts';
import { useClaimChange } from './use-claim-change.ts';
import * as styles from './claims.module.css';

/** The way to the workspace for whose the page is, and the way to give it back. */
export function OwnPage({ listing, title }: { readonly listing: Named; readonly title: string }) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const user = useStoredUser();
  // Whoever has a page has a business account from then on, which opens the workspace.
  useEffect(() => {
    if (user?.role === 'traveller') storeUser({ ...user, role: 'business', accountType: 'business' });
  }, [user]);
  const release = useClaimChange(releaseListing().mutationFn, {
    onDone: () => {
      setAsking(false);
      toast({ title: words('released'), description: words('releasedText') });
    },
  });
  return (
    <>
      <p className={styles.claimTitle}>{title}</p>
      <p role="status">
        <b>{words('own')}.</b> {words('ownText')}
      </p>
      <div className={styles.claimButtons}>
        <ButtonLink to="/dashboard" search={{ tab: 'listings', view: listing.kind }} variant="ink">
          {words('workspace')}
        </ButtonLink>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {words('release')}
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        title={words('releaseTitle')}
        text={words('releaseText')}
        yes={words('releaseYes')}
        no={words('keep')}
        isPending={release.isPending}
        onYes={() => release.mutate({ params: listing })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
