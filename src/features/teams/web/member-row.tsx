import { useState } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { teamRoles, type TeamRole } from '#kit/shared/endpoint.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import type { TeamMember } from '../contract.ts';
import { messages } from '../messages.ts';
import { teamsApi as api } from './queries.ts';
import * as styles from './teams.module.css';

/** Somebody of the caller's own team: given another role, or taken out. */
export function MemberRow({ id, name, role, since }: TeamMember) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const ended = () => setAsking(false);
  const failed = { title: words('notChanged'), description: words('tryAgain') };
  const refresh = ['/api/team'];
  const changed = useChange(api.mutation('PUT /api/team/members/{id}'), {
    done: { title: words('changed'), description: words('changedText', { name }) },
    failed,
    refresh,
  });
  const removal = useChange(api.mutation('DELETE /api/team/members/{id}'), {
    done: { title: words('removed'), description: words('removedText', { name }) },
    failed,
    refresh,
    onDone: ended,
    onFailed: ended,
  });
  return (
    <>
      <DeskRow
        title={name}
        facts={[words(`does.${role}`)]}
        when={words('since', { date: formatInstant(new Date(since), language) })}
        status={
          <Select
            className={styles.teamPart}
            aria-label={words('partOf', { name })}
            options={teamRoles.map((value) => ({ value, label: words(`role.${value}`) }))}
            value={role}
            disabled={changed.isPending}
            onChange={(event) =>
              changed.change({ params: { id }, body: { role: event.currentTarget.value as TeamRole } })
            }
          />
        }
        actions={
          <Button variant="quiet" size="sm" aria-label={words('removeOne', { name })} onClick={() => setAsking(true)}>
            {words('remove')}
          </Button>
        }
      />
      <Confirm
        isOpen={isAsking}
        title={words('askRemove', { name })}
        text={words('askRemoveText')}
        yes={words('yesRemove')}
        no={words('keep')}
        isPending={removal.isPending}
        onYes={() => removal.change({ params: { id } })}
        onClose={ended}
      />
    </>
  );
}
