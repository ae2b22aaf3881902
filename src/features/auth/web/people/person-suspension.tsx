import { useState } from 'react';
import { client } from '#kit/web/api.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { ReasonField, useReason } from '#kit/web/desk/reason.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../../desk-messages.ts';
import type { endpoints, Person } from '../../people-contract.ts';
import { maxSuspensionReason } from '../../rules.ts';
import * as authStyles from '../auth.module.css';

const api = client<typeof endpoints>();
/** Their listings leave every list, or come back. */
const refresh = ['/api/'];

/** Suspends an account with the reason that its owner will read, or lifts the suspension. */
export function PersonSuspension({ person }: { readonly person: Person }) {
  const words = useWords(messages);
  const [isAsking, setAsking] = useState(false);
  const reason = useReason(`suspension ${person.id}`);
  const ended = () => setAsking(false);
  const { id, fullName: name } = person;
  const what = person.suspendedAt === null ? 'suspend' : 'lift';
  const said = {
    done: { title: words(`${what}Done`), description: words(`${what}DoneText`, { name }) },
    failed: { title: words('failed'), description: words('seatFailed') },
    refresh,
    onDone: ended,
    onFailed: ended,
  };
  const suspend = useChange(api.mutation('PUT /api/admin/users/{id}/suspension'), said);
  const lift = useChange(api.mutation('DELETE /api/admin/users/{id}/suspension'), said);
  const go = () =>
    what === 'lift'
      ? lift.change({ params: { id } })
      : reason.give((text) => suspend.change({ params: { id }, body: { reason: text } }));
  return (
    <>
      <Button variant={what === 'suspend' ? 'danger' : 'line'} onClick={() => setAsking(true)}>
        {words(what)}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={words(`${what}Title`, { name })}
        text={words(`${what}Text`)}
        yes={words(`${what}Yes`)}
        no={words('signOutNo')}
        tone={what === 'suspend' ? 'danger' : 'ink'}
        isPending={suspend.isPending || lift.isPending}
        onYes={go}
        onClose={ended}
      >
        {what === 'lift' ? null : (
          <ReasonField
            reason={reason}
            className={authStyles.suspendReason}
            label={words('suspendReason')}
            required={words('required')}
            missing={words('suspendReasonMissing')}
            example={words('suspendReasonExample')}
            max={maxSuspensionReason}
          />
        )}
      </Confirm>
    </>
  );
}
