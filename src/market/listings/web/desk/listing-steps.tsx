import { listingState, stepsFrom, type ListingStep } from '../../listing.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import type { ListingRecord, StepCall } from './listing.ts';
import { messages } from './messages.ts';
import { ReturnListing } from './return-listing.tsx';
import { useStepWords } from './use-step-words.ts';

type StepsProps = {
  readonly record: ListingRecord;
  readonly title: string;
  /** Whether it has been: there is nothing to pause then. */
  readonly isOver: boolean;
  readonly call: StepCall;
  /** The labels of what is still open of it. */
  readonly gaps: readonly string[];
  readonly refresh: readonly string[];
};

/** What its owner, or the desk, can do with a listing beside writing it: its review, or what takes it off the public pages. */
export function ListingSteps({ which, ...props }: StepsProps & { readonly which: 'usual' | 'seldom' }) {
  const side = useDeskSide();
  const { record, isOver } = props;
  // What is public and nobody's draft can be is changed in its form; deleting it has its own button.
  const isShown = (step: ListingStep) =>
    step !== 'withdraw' &&
    !(step === 'pause' && isOver) &&
    (step !== 'return' || record.status !== 'published' || record.owner !== null) &&
    (record.status === 'published') === (which === 'seldom');
  return stepsFrom(listingState(record), side)
    .filter(isShown)
    .map((step) => <Step key={step} step={step} {...props} />);
}

/** The steps that lead to the public pages stand out. */
const isForward = (step: ListingStep) => step === 'ask' || step === 'resume' || step === 'publish';

function Step({ step, record, title, call, gaps, refresh }: StepsProps & { readonly step: ListingStep }) {
  const words = useWords(messages);
  const said = useStepWords(step, gaps);
  const { change, isPending } = useChange(call, { ...said, refresh });
  const take = (note?: string) => {
    const said = note === undefined ? {} : { note };
    change({ params: { id: record.id }, body: { step, ...said, version: record.version } });
  };
  if (step === 'return')
    return (
      <ReturnListing
        id={record.id}
        title={title}
        isPublic={record.status === 'published'}
        isPending={isPending}
        onReturn={take}
      />
    );
  return (
    <Button variant={isForward(step) ? 'teal' : 'line'} size="sm" busy={isPending} onClick={() => take()}>
      {words(`step.${step}`)}
    </Button>
  );
}
