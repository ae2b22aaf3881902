import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import { claimsPath } from '../rules.ts';
import { myClaimsQuery } from './queries.ts';
import * as styles from './claims.module.css';

/** In a workspace: one's claims that wait at the desk, since when, and those of others that one has not answered. */
export function StandingClaims() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data } = useQuery(myClaimsQuery(language));
  const day = (instant: string) => formatInstant(new Date(instant), language);
  const asked = (data?.toAnswer ?? [])
    .filter(({ answeredAt }) => answeredAt === null)
    .map(({ id, listing: { title }, claimant: name, answerUntil }) => ({
      id,
      text: words('standingAsked', { name, title, date: day(answerUntil) }),
    }));
  const waiting = (data?.made ?? [])
    .filter(({ status }) => status === 'waiting')
    .map(({ id, listing: { title }, createdAt }) => ({ id, text: words('standing', { title, date: day(createdAt) }) }));
  const standing = [...asked, ...waiting];
  if (standing.length === 0) return null;
  return (
    <ul className={styles.standingClaims} aria-label={words('claims')}>
      {standing.map(({ id, text }) => (
        <li key={id}>
          <Link to={claimsPath}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
