import { useState } from 'react';
import { client } from '#kit/web/api.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../desk-messages.ts';
import type { endpoints, Person } from '../people-contract.ts';
import type { endpoints as factorEndpoints } from '../second-factor-contract.ts';

const api = client<typeof endpoints>();
const factor = client<typeof factorEndpoints>();
const refresh = ['/api/admin/users', '/api/admin/audit'];

/** Seats somebody at the desk, takes the seat again, and helps whoever has lost their second step. */
export function PersonSeat({ person }: { readonly person: Person }) {
  const words = useWords(messages);
  const [asked, setAsked] = useState<'appoint' | 'dismiss' | 'factor'>();
  const ended = () => setAsked(undefined);
  const { id, fullName: name, role, seatedBy, hasSecondFactor } = person;
  const settled = { refresh, onDone: ended, onFailed: ended };
  const failed = { title: words('failed'), description: words('seatFailed') };
  const say = (what: 'appoint' | 'dismiss' | 'factor') => ({
    done: { title: words(`${what}Done`), description: words(`${what}DoneText`, { name }) },
    failed,
    ...settled,
  });
  const appoint = useChange(api.mutation('PUT /api/admin/users/{id}/seat'), say('appoint'));
  const dismiss = useChange(api.mutation('DELETE /api/admin/users/{id}/seat'), say('dismiss'));
  const forget = useChange(factor.mutation('DELETE /api/admin/users/{id}/second-factor'), say('factor'));
  const doing = { appoint, dismiss, factor: forget };
  return (
    <>
      {role === 'admin' ? (
        seatedBy === 'environment' ? null : (
          <Button variant="line" onClick={() => setAsked('dismiss')}>
            {words('dismiss')}
          </Button>
        )
      ) : (
        <Button variant="line" onClick={() => setAsked('appoint')}>
          {words('appoint')}
        </Button>
      )}
      {hasSecondFactor ? (
        <Button variant="line" onClick={() => setAsked('factor')}>
          {words('factor')}
        </Button>
      ) : null}
      {asked === undefined ? null : (
        <Confirm
          isOpen
          title={words(`${asked}Title`, { name })}
          text={words(`${asked}Text`)}
          yes={words(`${asked}Yes`)}
          no={words('signOutNo')}
          isPending={doing[asked].isPending}
          onYes={() => doing[asked].change({ params: { id } })}
          onClose={ended}
        />
      )}
    </>
  );
}
