import { useState } from 'react';
import { client } from '#kit/web/api.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import type { endpoints } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { erasedFor } from '../rules.ts';
import * as styles from './account.module.css';

const api = client<typeof endpoints>();
/** What is theirs leaves every list. */
const refresh = ['/api/'];

type Props = { readonly id: string; readonly name: string };

/** Erases the account of somebody who can't do it themselves: who lost their phone, was suspended, or is too young. */
export function EraseMember({ id, name }: Props) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState<(typeof erasedFor)[number]>('asked');
  const ended = () => setAsking(false);
  const { change, isPending } = useChange(api.mutation('POST /api/admin/users/{id}/erasure'), {
    done: { title: words('erased'), description: words('erasedText') },
    failed: { title: words('failed'), description: words('failedText') },
    reasons: {
      has_bookings: words('held.has_bookings'),
      order_disputed: words('held.order_disputed'),
      owner_owed: words('held.owner_owed'),
      payout_under_way: words('held.payout_under_way'),
      refund_under_way: words('held.refund_under_way'),
      conflict: words('held.seat'),
    },
    refresh,
    onDone: ended,
    onFailed: ended,
  });
  return (
    <p className={styles.eraseMember}>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        {words('erase')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words('eraseTitle', { name })}
        text={words('eraseText')}
        yes={words('eraseYes')}
        no={words('eraseNo')}
        tone="danger"
        isPending={isPending}
        onYes={() => change({ params: { id }, body: { why } })}
        onClose={ended}
      >
        <Field className={styles.eraseWhy} label={words('why')}>
          {(control) => (
            <Select
              {...control}
              options={erasedFor.map((value) => ({ value, label: words(`why.${value}`) }))}
              value={why}
              onChange={(event) => setWhy(erasedFor.find((one) => one === event.currentTarget.value) ?? 'asked')}
            />
          )}
        </Field>
      </Confirm>
    </p>
  );
}
