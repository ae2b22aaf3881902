import { useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskFact } from '#kit/web/desk/desk-facts.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import type { SharedNumber } from '../contract.ts';
import { messages } from '../messages.ts';
import { tradersApi } from './queries.ts';
import * as styles from './traders.module.css';

type SharedNumbersProps = { readonly id: string; readonly shared: readonly SharedNumber[] };

/** Tax numbers that an owner has together with other accounts: the desk finds two accounts to be one firm. */
export function SharedNumbers({ id, shared }: SharedNumbersProps) {
  const words = useWords(messages);
  const [number, setNumber] = useState<string>();
  const [isBack, setBack] = useState(false);
  const { change, isPending } = useChange(tradersApi.mutation('PUT /api/admin/traders/{id}/shared-number'), {
    done: { title: words('sharedDone'), description: words(isBack ? 'sharedBackText' : 'sharedDoneText') },
    failed: { title: words('failed'), description: words('tryAgain') },
    reasons: { invalid_transition: words('sharedWrong') },
    refresh: ['/api/admin/traders', '/api/admin/audit'],
  });
  const turn = (taxNumber: string, isAllowed: boolean) => {
    setBack(!isAllowed);
    setNumber(undefined);
    if (taxNumber.trim() !== '') change({ params: { id }, body: { taxNumber: taxNumber.trim(), isAllowed } });
  };
  return (
    <DeskFact label={words('shared')}>
      {shared.map(({ taxNumber, isAllowed, others }) => (
        <span key={taxNumber} className={styles.vatCheck}>
          {words('sharedWith', { number: taxNumber, names: others.map(({ name }) => name).join(', ') })}
          {isAllowed ? (
            <Button variant="line" size="sm" busy={isPending} onClick={() => turn(taxNumber, false)}>
              {words('sharedTakeBack', { number: taxNumber })}
            </Button>
          ) : null}
        </span>
      ))}
      <Button variant="line" size="sm" busy={isPending} onClick={() => setNumber('')}>
        {words('sharedAllow')}
      </Button>
      <Confirm
        isOpen={number !== undefined}
        title={words('sharedTitle')}
        text={words('sharedText')}
        yes={words('sharedYes')}
        no={words('sharedNo')}
        tone="ink"
        onYes={() => turn(number ?? '', true)}
        onClose={() => setNumber(undefined)}
      >
        <Field label={words('sharedNumber')}>
          {(control) => (
            <Input
              {...control}
              name="taxNumber"
              maxLength={24}
              value={number ?? ''}
              onChange={(event) => setNumber(event.currentTarget.value)}
            />
          )}
        </Field>
      </Confirm>
    </DeskFact>
  );
}
