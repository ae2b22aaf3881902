import { useQuery } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { membershipsQuery } from './queries.ts';
import * as styles from '#kit/web/ui/desk-card.module.css';

/** The way to the workspace for whoever has no business of their own, and works for somebody who has. */
export function DoorOfTeams() {
  const words = useWords(messages);
  const { data } = useQuery(membershipsQuery());
  const memberships = data?.memberships ?? [];
  if (memberships.length === 0) return null;
  return (
    <section className={styles.deskDoor} aria-labelledby="team-door">
      <div>
        <h2 id="team-door" className="tower-s">
          {words('memberships')}
        </h2>
        <ul>
          {memberships.map(({ name, role }) => (
            <li key={name}>{words('membership', { name, role: words(`role.${role}`) })}</li>
          ))}
        </ul>
      </div>
      <ButtonLink to="/dashboard" variant="ink">
        {words('openWorkspace')}
      </ButtonLink>
    </section>
  );
}
