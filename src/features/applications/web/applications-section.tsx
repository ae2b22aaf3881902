import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { messages } from '../messages.ts';
import { ApplicationCard } from './application-card.tsx';
import { myApplicationsQuery } from './queries.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './applications.module.css';

/** The member's applications on the own desk, newest first, in the four faces of every list. */
export function ApplicationsSection({ userId }: { readonly userId: string }) {
  const words = useWords(messages);
  return (
    <section id="applications" className={styles.applications} aria-labelledby="applications-title">
      <h2 id="applications-title" className={`tower ${deskCardStyles.deskTitle}`}>
        {words('mine')}
      </h2>
      <Faces userId={userId} />
    </section>
  );
}

function Faces({ userId }: { readonly userId: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(myApplicationsQuery(userId, language));
  if (data === undefined && isError && !isFetching)
    return (
      <Failure title={words('mineFailed')} retry={{ label: words('retry'), onClick: () => void refetch() }}>
        {words('mineFailedText')}
      </Failure>
    );
  if (data === undefined)
    return (
      <p className={styles.applicationsLoading} role="status">
        {words('loading')}
      </p>
    );
  if (data.length === 0)
    return (
      <Empty
        title={words('none')}
        action={
          <ButtonLink variant="coral" size="sm" to="/search" search={{ type: 'jobs' }}>
            {words('otherJobs')}
          </ButtonLink>
        }
      >
        {words('noneText')}
      </Empty>
    );
  return (
    <div className={styles.applicationsList}>
      {data.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
    </div>
  );
}
