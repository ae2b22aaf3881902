import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Problem } from '#kit/shared/problem.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import type { MyApplication } from '../contract.ts';
import { messages } from '../messages.ts';
import { ApplicationCard } from './application-card.tsx';
import { myApplicationsQuery } from './queries.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './applications.module.css';

type Props = {
  readonly userId: string;
  /** Who is there to sell has no empty part for what they may never do. */
  readonly onlyWithSome?: boolean;
};

/** The member's applications on the own desk, newest first, in the four faces of every list. */
export function ApplicationsSection({ userId, onlyWithSome = false }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const mine = useQuery(myApplicationsQuery(userId, language));
  if (onlyWithSome && !mine.isError && !mine.data?.length) return null;
  return (
    <section id="applications" className={styles.applications} aria-labelledby="applications-title">
      <h2 id="applications-title" className={`tower ${deskCardStyles.deskTitle}`}>
        {words('mine')}
      </h2>
      <Faces mine={mine} />
    </section>
  );
}

type FacesProps = { readonly mine: UseQueryResult<readonly MyApplication[], Problem> };

function Faces({ mine: { data, isError, isFetching, refetch } }: FacesProps) {
  const words = useWords(messages);
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
