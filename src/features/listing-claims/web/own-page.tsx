import { useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast-store.ts';
import { messages } from '../messages.ts';
import { releaseListing, type Named } from './queries.ts';
import { useClaimChange } from './use-claim-change.ts';
import * as styles from './claims.module.css';

/** The way to the workspace for whose the page is, and the way to give it back. */
export function OwnPage({ listing, title }: { readonly listing: Named; readonly title: string }) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
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
        {/* Anew, because a traveller's account is a business's from now on. */}
        <Button render={<a href="/dashboard?tab=listings" />} variant="ink">
          {words('workspace')}
        </Button>
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
