import { formatInstant } from '#market/town/dates.ts';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Invitation } from '../contract.ts';
import { messages } from '../messages.ts';
import { teamsApi as api } from './queries.ts';

/** An invitation that nobody has accepted yet, which can be taken back. */
export function InvitedRow({ id, role, email, expiresAt }: Invitation) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { change, isPending } = useChange(api.mutation('DELETE /api/team/invitations/{id}'), {
    done: { title: words('revoked'), description: words('revokedText') },
    failed: { title: words('notChanged'), description: words('tryAgain') },
    refresh: ['/api/team'],
  });
  return (
    <DeskRow
      title={email ?? words('byLink')}
      facts={[words('invitedAs', { role: words(`role.${role}`) })]}
      when={words('until', { date: formatInstant(new Date(expiresAt), language) })}
      actions={
        <Button variant="quiet" size="sm" busy={isPending} onClick={() => change({ params: { id } })}>
          {words('revoke')}
        </Button>
      }
    />
  );
}
