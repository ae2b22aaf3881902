import { useQuery } from '@tanstack/react-query';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import type { Memberships } from '../contract.ts';
import { messages } from '../messages.ts';
import { InviteForm } from './invite-form.tsx';
import { InvitedRow } from './invited-row.tsx';
import { MemberRow } from './member-row.tsx';
import { membershipsQuery, teamQuery } from './queries.ts';
import { MembershipRow } from './membership-row.tsx';
import * as styles from './teams.module.css';

/** Who works for a business, and for whom its holder works. */
export function TeamPanel() {
  const { data } = useQuery(membershipsQuery());
  const isOwner = useStoredUser()?.role === 'business';
  return (
    <div className={styles.team}>
      {isOwner && data?.acting === null ? <OwnTeam /> : null}
      {data && data.memberships.length > 0 ? <OwnMemberships {...data} /> : null}
    </div>
  );
}

function OwnTeam() {
  const words = useWords(messages);
  const { data, isError, refetch } = useQuery(teamQuery());
  if (data === undefined)
    return <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('tryAgain')} />;
  const { members, invitations } = data;
  return (
    <section aria-labelledby="own-team">
      <h2 id="own-team" className="tower-s">
        {words('team')}
      </h2>
      <p className={styles.teamLead}>{words(members.length === 0 ? 'alone' : 'teamText')}</p>
      <ul className={styles.teamList}>
        {members.map((member) => (
          <li key={member.id}>
            <MemberRow {...member} />
          </li>
        ))}
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <InvitedRow {...invitation} />
          </li>
        ))}
      </ul>
      <InviteForm />
    </section>
  );
}

function OwnMemberships({ acting, memberships }: Memberships) {
  const words = useWords(messages);
  return (
    <section aria-labelledby="own-memberships">
      <h2 id="own-memberships" className="tower-s">
        {words('memberships')}
      </h2>
      <ul className={styles.teamList}>
        {memberships.map((membership) => (
          <li key={membership.ownerId}>
            <MembershipRow {...membership} isActing={membership.ownerId === acting?.ownerId} />
          </li>
        ))}
      </ul>
    </section>
  );
}
