import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { pressedPart } from '#kit/web/parts/pressed-part.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { useFragment } from '#kit/web/use-fragment.ts';
import { messages } from '../messages.ts';
import { claimHash } from '../rules.ts';
import { ownershipQuery, type Named } from './queries.ts';
import * as styles from './claims.module.css';

const ClaimSheet = pressedPart(() => import('./claim-sheet.tsx').then((module) => module.ClaimSheet));

/**
 * At the end of a listing's page: that nobody looks after it, and whether it is its reader's. Where somebody does nobody is
 * asked; who is in the right all the same finds the way, and both are heard (decision 0075).
 */
export function ClaimLine(listing: Named) {
  const words = useWords(messages);
  const { data } = useQuery(ownershipQuery(listing));
  // A letter and a sign-in on the way lead back to the open sheet.
  const isCalled = useFragment() === claimHash;
  const [isOpen, setOpen] = useState<boolean>();
  if (data === undefined) return null;
  return (
    <section className={styles.claimLine} aria-label={words('label')}>
      {data.hasOwner ? null : (
        <p>
          <b>{words('unclaimed')}</b> {words('isYours')}
        </p>
      )}
      <Button variant={data.hasOwner ? 'quiet' : 'line'} size="sm" onClick={() => setOpen(true)}>
        {words(data.hasOwner ? 'claimOwned' : 'claim')}
      </Button>
      {(isOpen ?? isCalled) ? <ClaimSheet listing={listing} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
