import { useDeskSide } from '#kit/web/desk/side.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { AppliedJob } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { isFilled } from '../rules.ts';
import * as factsStyles from '#kit/web/desk/facts.module.css';
import * as styles from './applications.module.css';

/** The jobs that have found everybody they look for and still take applications, with the way to where they end. */
export function FilledJobs({ jobs }: { readonly jobs: readonly AppliedJob[] }) {
  const words = useWords(messages);
  const isOwner = useDeskSide() === 'owner';
  const filled = jobs.filter((job) => job.isOnBoard && isFilled(job));
  const notes = filled.map(({ id, title, accepted }) => (
    <p key={id} className={factsStyles.deskNotice}>
      {words('filled', { title, count: accepted })}{' '}
      <Link
        to={isOwner ? '/dashboard' : '/admin'}
        search={isOwner ? { tab: 'listings', view: 'jobs', open: id } : { tab: 'jobs', open: id }}
      >
        {words('endJob')}
      </Link>
    </p>
  ));
  return <div className={styles.filledJobs}>{notes}</div>;
}
