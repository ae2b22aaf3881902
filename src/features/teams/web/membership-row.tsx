import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { Membership } from '../contract.ts';
import { messages } from '../messages.ts';
import { teamsApi as api } from './queries.ts';
import { startAnew } from './start-anew.ts';
import { useActing } from './use-acting.ts';

type Props = Membership & {
  /** Whether they work for it now. */
  readonly isActing: boolean;
};

/** A business for which somebody works, the way to its workspace, and the way out of its team. */
export function MembershipRow({ ownerId, name, role, since, isActing }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const acting = useActing();
  const { mutate, isPending } = useMutation({
    ...api.mutation('DELETE /api/team/memberships/{id}'),
    onSuccess: () => startAnew(),
    onError: () => toast({ title: words('notChanged'), description: words('tryAgain'), tone: 'destructive' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <DeskRow
        title={name}
        facts={[words(`role.${role}`), words(`does.${role}`)]}
        when={words('since', { date: formatInstant(new Date(since), language) })}
        actions={
          <>
            {isActing ? null : (
              <Button
                variant="ink"
                size="sm"
                aria-label={words('workFor', { name })}
                busy={acting.isPending}
                onClick={() => acting.workFor(ownerId)}
              >
                {words('workHere')}
              </Button>
            )}
            <Button variant="quiet" size="sm" aria-label={words('leaveOne', { name })} onClick={() => setAsking(true)}>
              {words('leave')}
            </Button>
          </>
        }
      />
      <Confirm
        isOpen={isAsking}
        title={words('askLeave', { name })}
        text={words('askLeaveText')}
        yes={words('yesLeave')}
        no={words('keep')}
        isPending={isPending}
        onYes={() => mutate({ params: { id: ownerId } })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
