import { listingState, stepsFrom, type ListingStep } from '#kit/shared/listing.ts';
import { useWords } from '../../i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { useDeskSide } from '../side.ts';
import { useChange } from '../use-change.ts';
import type { ListingRecord } from './listing.ts';
import { messages } from './messages.ts';

export type StepCall = {
  readonly mutationFn: (input: {
    params: { id: string };
    body: { step: ListingStep; version: number };
  }) => Promise<unknown>;
};

type StepsProps = { readonly record: ListingRecord; readonly call: StepCall; readonly refresh: readonly string[] };

/** What its owner, or the desk, can do with a listing beside writing it: its review, and its pause. */
export function ListingSteps({ record, ...rest }: StepsProps) {
  const side = useDeskSide();
  return stepsFrom(listingState(record), side).map((step) => <Step key={step} step={step} record={record} {...rest} />);
}

/** The steps that lead to the public pages stand out. */
const isForward = (step: ListingStep) => step === 'ask' || step === 'resume' || step === 'publish';

function Step({ step, record, call, refresh }: StepsProps & { readonly step: ListingStep }) {
  const words = useWords(messages);
  const { change, isPending } = useChange(call, {
    done: { title: words(`step.${step}.done`), description: words(`step.${step}.doneText`) },
    failed: { title: words('error'), description: words('step.failed') },
    reasons: { has_bookings: words('step.hasBookings') },
    refresh,
  });
  return (
    <Button
      variant={isForward(step) ? 'teal' : 'line'}
      size="sm"
      busy={isPending}
      onClick={() => change({ params: { id: record.id }, body: { step, version: record.version } })}
    >
      {words(`step.${step}`)}
    </Button>
  );
}
