import { useWords } from '#kit/web/i18n.tsx';
import type { ListingStep } from '../../listing.ts';
import { messages } from './messages.ts';

/** What is said of a step that was taken, and why it can't be; `gaps` are the labels of what is still open. */
export function useStepWords(step: ListingStep, gaps: readonly string[]) {
  const words = useWords(messages);
  return {
    done: { title: words(`step.${step}.done`), description: words(`step.${step}.doneText`) },
    failed: { title: words('error'), description: words('step.failed') },
    reasons: {
      edit_conflict: words('step.changed'),
      invalid_transition: words('step.changed'),
      has_bookings: words('step.hasBookings'),
      validation: gaps.length > 0 ? words('gaps', { fields: gaps.join(', ') }) : words('step.notFit'),
      in_the_past: words('step.inThePast'),
      owner_suspended: words('step.ownerSuspended'),
    },
  };
}
