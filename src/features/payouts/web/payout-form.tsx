import { useState } from 'react';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import type { OwnerDetail } from '../contract.ts';
import { messages } from '../messages.ts';
import { maxReference } from '../rules.ts';
import { payoutsApi as api } from './queries.ts';
import * as styles from './payouts.module.css';

/** Records that exactly what is shown was paid. Asked about first: it is booked and written, and stays. */
export function PayoutForm({ owner }: { readonly owner: OwnerDetail }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [reference, setReference] = useKeptText(`payout ${owner.id}`);
  const [isAsking, setAsking] = useState(false);
  const answered = () => setAsking(false);
  const { change, isPending } = useChange(api.mutation('POST /api/admin/payouts/{id}'), {
    done: { title: words('done'), description: words('doneText') },
    failed: { title: words('failed'), description: words('failedText') },
    refresh: ['/api/admin/payouts', '/api/admin/audit', '/api/workspace'],
    onDone: answered,
    onFailed: answered,
  });
  const { id, asOf, version, dueCents: amountCents, name, isErased } = owner;
  const amount = shownAmount(amountCents, language);
  return (
    <form
      className={styles.payoutForm}
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <Field
        label={words('reference')}
        required={words('required')}
        hint={words(isErased ? 'erasedHint' : 'referenceHint')}
      >
        {(control) => (
          <Input
            {...control}
            name="reference"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={maxReference}
            value={reference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button variant="teal" type="submit" disabled={reference.trim() === ''}>
        {words('record', { amount })}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words('ask', { amount })}
        text={isErased ? words('askErased') : words('askText', { name, reference: reference.trim() })}
        yes={words('yes')}
        no={words('no')}
        tone="ink"
        isPending={isPending}
        onYes={() => change({ params: { id }, body: { asOf, version, amountCents, reference } })}
        onClose={answered}
      />
    </form>
  );
}
