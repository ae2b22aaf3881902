import { useRef, useState } from 'react';
import { client } from '#kit/web/api.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useKeptText } from '#kit/web/desk/use-draft.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
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
  const field = useRef<HTMLTextAreaElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useKeptText(`suspension ${person.id}`);
  const [isMissing, setMissing] = useState(false);
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
  const go = () => {
    if (what === 'lift') return lift.change({ params: { id } });
    if (reason.trim() !== '') return suspend.change({ params: { id }, body: { reason } });
    setMissing(true);
    return field.current?.focus();
  };
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
          <Field
            className={authStyles.suspendReason}
            label={words('suspendReason')}
            required={words('required')}
            error={isMissing ? words('suspendReasonMissing') : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                ref={field}
                rows={3}
                maxLength={maxSuspensionReason}
                placeholder={words('suspendReasonExample')}
                value={reason}
                onChange={(event) => {
                  setReason(event.currentTarget.value);
                  setMissing(false);
                }}
              />
            )}
          </Field>
        )}
      </Confirm>
    </>
  );
}
