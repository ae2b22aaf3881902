import { useEffect, useRef, useState } from 'react';
import { nameOf } from '#features/listings/kinds.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { Submission } from '../../contract.ts';
import { messages } from '../../desk-messages.ts';
import type { SubmissionStatus, SubmissionType } from '../../rules.ts';
import { decideSubmission } from '../queries.ts';
import { lacksPrice, listingOf, reviewOf, type ReviewField } from './review-draft.ts';
import type { ToldName } from '../told.ts';

/** What looks different once proposals of these types are decided. */
export const touchedBy = (types: readonly SubmissionType[]) => [
  '/api/submissions',
  '/api/admin/audit',
  '/api/mails',
  ...types.flatMap((type) => [`/api/${nameOf(type)}`, `/api/admin/${nameOf(type)}`]),
];

/** A review being written and the decision it ends in. What is wrong is marked, and gets the focus. */
export function useDecision(submission: Submission, onDone: () => void) {
  const words = useWords(messages);
  const ref = useRef<HTMLDivElement>(null);
  const draft = useDraft(reviewOf(submission), { keep: `review ${submission.id}` });
  const [asks, setAsks] = useState<readonly ('reason' | 'price')[]>([]);
  const review = draft.values;
  const { type, version } = submission;
  const { change, isPending, fields } = useChange(decideSubmission(), {
    done: { title: words('updated'), description: words('updatedText') },
    failed: { title: words('error'), description: words('failed') },
    reasons: { owner_suspended: words('proposerSuspended'), in_the_past: words('inThePast') },
    refresh: touchedBy([type]),
    onDone,
  });
  useEffect(() => {
    if (asks.length === 0 && fields.length === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid]');
    wrong?.focus();
    // Not everywhere where this is drawn can be scrolled.
    wrong?.closest('.field')?.scrollIntoView?.({ block: 'center' });
  }, [asks, fields]);

  const decide = (status: SubmissionStatus) =>
    change({
      params: { id: submission.id },
      body: {
        status,
        admin_notes: review.note.trim(),
        version,
        ...(status === 'approved' ? { listing: listingOf(submission, review) } : {}),
      },
    });
  return {
    ref,
    draft,
    isPending,
    /** A price is asked for once; the second press leaves it to be announced (decisions, Approving a submission). */
    approve: () =>
      lacksPrice(submission, review) && !asks.includes('price') ? setAsks(['price']) : decide('approved'),
    /** Whoever is turned away deserves a reason, but nobody has to give one: the second press goes without. */
    reject: () => (review.note.trim() !== '' || asks.includes('reason') ? decide('rejected') : setAsks(['reason'])),
    isPriceAsked: asks.includes('price'),
    isReasonAsked: asks.includes('reason'),
    reasonFault: asks.includes('reason') && review.note.trim() === '' ? words('reasonMissing') : undefined,
    faultOf: (name: ReviewField | ToldName | 'opening_hours' | `opening_hours.${number}`) => {
      if (name === 'price' && asks.includes('price') && lacksPrice(submission, review)) return words('priceMissing');
      const path = `listing.${name.replace(/_e[ns]$/, '')}`;
      return fields.some((field) => field.path === path || field.path.startsWith(`${path}.`))
        ? words('refused')
        : undefined;
    },
  };
}
export type ReviewForm = ReturnType<typeof useDecision>;
