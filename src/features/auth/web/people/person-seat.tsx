import { useState } from 'react';
import { client } from '#kit/web/api.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../../desk-messages.ts';
import type { endpoints, Person } from '../../people-contract.ts';
import { isStaff } from '../../rules.ts';
import type { endpoints as factorEndpoints } from '../../second-factor-contract.ts';

const api = client<typeof endpoints>();
const factor = client<typeof factorEndpoints>();
const refresh = ['/api/admin/users', '/api/admin/audit'];

type Asked = 'appoint' | 'moderate' | 'dismiss' | 'factor';

/** Seats somebody at the desk, takes the seat again, and helps whoever has lost their second step. */
export function PersonSeat({ person }: { readonly person: Person }) {
  const words = useWords(messages);
  const [asked, setAsked] = useState<Asked>();
  const ended = () => setAsked(undefined);
  const { id, fullName: name, role, seatedBy, hasSecondFactor } = person;
  const settled = { refresh, onDone: ended, onFailed: ended };
  const failed = { title: words('failed'), description: words('seatFailed') };
  const say = (what: Asked) => ({
    done: { title: words(`${what}Done`), description: words(`${what}DoneText`, { name }) },
    failed,
    ...settled,
  });
  const seat = api.mutation('PUT /api/admin/users/{id}/seat');
  const appoint = useChange(seat, say('appoint'));
  const moderate = useChange(seat, say('moderate'));
  const dismiss = useChange(api.mutation('DELETE /api/admin/users/{id}/seat'), say('dismiss'));
  const forget = useChange(factor.mutation('DELETE /api/admin/users/{id}/second-factor'), say('factor'));
  const params = { id };
  const doing = {
    appoint: { isPending: appoint.isPending, go: () => appoint.change({ params, body: { role: 'admin' } }) },
    moderate: { isPending: moderate.isPending, go: () => moderate.change({ params, body: { role: 'moderator' } }) },
    dismiss: { isPending: dismiss.isPending, go: () => dismiss.change({ params }) },
    factor: { isPending: forget.isPending, go: () => forget.change({ params }) },
  };
  const isFixed = seatedBy === 'environment';
  const ways: readonly Asked[] = [
    ...(role === 'admin' ? [] : (['appoint'] as const)),
    ...(role === 'moderator' || isFixed ? [] : (['moderate'] as const)),
    ...(isStaff(role) && !isFixed ? (['dismiss'] as const) : []),
    ...(hasSecondFactor ? (['factor'] as const) : []),
  ];
  return (
    <>
      {ways.map((way) => (
        <Button key={way} variant="line" onClick={() => setAsked(way)}>
          {words(way)}
        </Button>
      ))}
      {asked === undefined ? null : (
        <Confirm
          isOpen
          title={words(`${asked}Title`, { name })}
          text={words(`${asked}Text`)}
          yes={words(`${asked}Yes`)}
          no={words('signOutNo')}
          isPending={doing[asked].isPending}
          onYes={doing[asked].go}
          onClose={ended}
        />
      )}
    </>
  );
}
