import { useState } from 'react';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { OpenedClaim } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { claimsListPath, decideClaim } from './desk-queries.ts';

/** The decision on a claim: never without reasons, which both sides read. */
export function useClaimDecision({ id, version }: OpenedClaim, onDone: () => void) {
  const words = useWords(messages);
  const [reason, write] = useKeptText(`listing claim decision ${id}`);
  const [isMissing, setMissing] = useState(false);
  const { change, isPending } = useChange(decideClaim(), {
    done: { title: words('decided'), description: words('decidedText') },
    failed: { title: words('failed'), description: words('failedText') },
    reasons: {
      invalid_transition: words('over'),
      edit_conflict: words('changed'),
      owner_suspended: words('suspended'),
      not_an_owner: words('suspended'),
    },
    refresh: [claimsListPath, '/api/mails', '/api/admin/', '/api/listings/'],
    onDone: () => {
      write('');
      onDone();
    },
  });
  const decide = (decision: 'approved' | 'refused') => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') change({ params: { id }, body: { decision, reason: reason.trim(), version } });
  };
  return {
    reason,
    write,
    fault: isMissing && reason.trim() === '' ? words('reasonMissing') : undefined,
    isPending,
    approve: () => decide('approved'),
    refuse: () => decide('refused'),
  };
}
