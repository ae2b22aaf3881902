import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormAlert } from '#kit/web/form/form-alert.tsx';
import { FormFields } from '#kit/web/form/form-fields.tsx';
import { useForm } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import { maxInTeam } from '../rules.ts';
import { invitationTable } from './invitation-table.ts';
import { InvitationLink } from './invitation-link.tsx';
import { teamQuery, teamsApi as api } from './queries.ts';
import * as styles from './teams.module.css';

/** Invites somebody into the own team: a letter takes the link there, or the owner does. */
export function InviteForm() {
  const words = useWords(messages);
  const queries = useQueryClient();
  const [path, setPath] = useState<string | null>(null);
  const form = useForm({
    table: invitationTable,
    call: api.mutation('POST /api/team/invitations'),
    keep: 'team-invitation',
    failed: words('inviteFailed'),
    reasons: { conflict: words('full', { count: maxInTeam }), confirm_identity: words('notConfirmed') },
    toastOf: false,
    onSent: (reply) => {
      setPath(reply.path);
      if (reply.path === null)
        toast({ title: words('invited'), description: words('invitedText', { email: reply.invitation.email ?? '' }) });
      void queries.invalidateQueries(teamQuery());
    },
  });
  return (
    <section className={styles.teamInvite} aria-labelledby="invite">
      <h3 id="invite" className="tower-s">
        {words('invite')}
      </h3>
      {path === null ? null : <InvitationLink path={path} />}
      <form {...form.props} className={styles.teamForm}>
        <FormFields {...form.fields} />
        <Button type="submit" variant="ink" busy={form.isPending}>
          {words('inviteGo')}
        </Button>
      </form>
      <FormAlert text={form.refusal?.told} />
    </section>
  );
}
