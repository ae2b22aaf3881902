import type { OrderKind } from '#features/orders/rules.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import type { BillTo } from '#market/vat/bill-to.ts';
import { messages } from '../../messages.ts';
import { BillStep } from './bill-step.tsx';
import { Changed } from './changed.tsx';
import type { CheckoutStep } from './checkout-step.ts';
import { Face } from '../face.tsx';
import { wordFor } from '../refusal.ts';
import { Unable } from '../unable.tsx';
import type { Change } from './use-agreed.ts';
import { Waiting } from '../waiting.tsx';

type Props = {
  readonly kind: OrderKind;
  readonly step: CheckoutStep;
  readonly problem: Problem | undefined;
  readonly changes: readonly Change[];
  readonly billTo: BillTo | undefined;
  readonly onAgree: () => void;
  readonly onNamed: (billTo: BillTo) => void;
  readonly onRetry: () => void;
  /** Holds it anew; what its owner agreed to for a time is not. */
  readonly onAgain: () => void;
};

/** What stands where the card form was, in each step but that of the card. */
export function StepFace({ kind, step, problem, changes, billTo, onAgree, onNamed, onRetry, onAgain }: Props) {
  const words = useWords(messages);
  switch (step) {
    case 'looking':
      return <Waiting />;
    case 'changed':
      return <Changed changes={changes} onAgree={onAgree} />;
    case 'bill':
      return <BillStep isWrong={(problem?.fields.length ?? 0) > 0} start={billTo} onNamed={onNamed} />;
    case 'refused':
      return <Unable kind={kind} problem={problem} onRetry={onRetry} />;
    case 'gone':
      return (
        <Face title={words(wordFor(kind, 'gone'))} text={words(wordFor(kind, 'goneText'))} takesFocus>
          {kind === 'supplement' ? (
            <ButtonLink variant="coral" to="/user-dashboard">
              {words('toDashboard')}
            </ButtonLink>
          ) : (
            <Button variant="coral" onClick={onAgain}>
              {words(wordFor(kind, 'again'))}
            </Button>
          )}
        </Face>
      );
    case 'confirming':
      return <Face title={words('confirming')} text={words(wordFor(kind, 'confirmingText'))} busy takesFocus />;
    case 'late':
    case 'refunded':
      return (
        <Face title={words(step)} text={words(step === 'late' ? 'lateText' : wordFor(kind, 'refundedText'))} takesFocus>
          <ButtonLink variant="coral" to="/user-dashboard">
            {words('toDashboard')}
          </ButtonLink>
        </Face>
      );
    case 'card':
    case 'taken':
      return null;
  }
}
