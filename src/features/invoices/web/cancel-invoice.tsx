import { useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import type { Invoice } from '../contract.ts';
import { messages } from '../messages.ts';
import { maxReason } from '../rules.ts';
import { invoicesApi as api } from './queries.ts';

type Step = 'closed' | 'reason' | 'sure';

/** Cancels an invoice that was issued by mistake: what the mistake was, and then whether that is meant. */
export function CancelInvoice({ invoice: { id, number } }: { readonly invoice: Pick<Invoice, 'id' | 'number'> }) {
  const words = useWords(messages);
  const [step, setStep] = useState<Step>('closed');
  const { values, set, reset } = useDraft({ reason: '' }, { keep: `cancel ${id}` });
  const { reason } = values;
  const [isTried, setTried] = useState(false);
  const close = () => {
    setStep('closed');
    setTried(false);
  };
  const { change, isPending } = useChange(api.mutation('POST /api/admin/invoices/{id}/cancellation'), {
    done: { title: words('cancelDone'), description: words('cancelDoneText') },
    failed: { title: words('cancelFailed'), description: words('cancelFailedText') },
    reasons: { invalid_transition: words('cancelStands') },
    refresh: ['/api/admin/invoices', '/api/admin/tax-issuers', '/api/admin/books', '/api/admin/audit'],
    onDone: () => {
      reset({ reason: '' });
      close();
    },
    onFailed: close,
  });
  const isMissing = reason.trim() === '';
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={words('cancelNumber', { number })}
        onClick={() => setStep('reason')}
      >
        {words('cancel')}
      </Button>
      <Confirm
        isOpen={step === 'reason'}
        title={words('cancelTitle', { number })}
        text={words('cancelText')}
        yes={words('cancelGoOn')}
        no={words('keep')}
        tone="ink"
        onYes={() => {
          setTried(true);
          if (!isMissing) setStep('sure');
        }}
        onClose={close}
      >
        <Field
          label={words('cancelReason')}
          hint={words('cancelReasonHint')}
          {...(isTried && isMissing && { error: words('cancelReasonMissing') })}
        >
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              rows={3}
              maxLength={maxReason}
              value={reason}
              onChange={(event) => set('reason', event.currentTarget.value)}
            />
          )}
        </Field>
      </Confirm>
      <Confirm
        isOpen={step === 'sure'}
        title={words('cancelSure', { number })}
        text={words('cancelSureText')}
        yes={words('cancelYes')}
        no={words('keep')}
        isPending={isPending}
        onYes={() => change({ params: { id }, body: { reason: reason.trim() } })}
        onClose={close}
      />
    </>
  );
}
