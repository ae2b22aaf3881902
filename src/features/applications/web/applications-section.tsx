import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Problem } from '#kit/shared/problem.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import type { MyApplication } from '../contract.ts';
import { messages } from '../messages.ts';
import { ApplicationCard, type TalkSlot } from './application-card.tsx';
import { myApplicationsQuery } from './queries.ts';
import * as deskCardStyles from '#kit/web/ui/desk-card.module.css';
import * as styles from './applications.module.css';

/** The member's applications on the own desk, newest first; nothing for whoever never applied. */
export function ApplicationsSection({ userId, talk }: { readonly userId: string; readonly talk: TalkSlot }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const mine = useQuery(myApplicationsQuery(userId, language));
  if (!mine.isError && !mine.data?.length) return null;
  return (
    <section id="applications" className={styles.applications} aria-labelledby="applications-title">
      <h2 id="applications-title" className={`tower ${deskCardStyles.deskTitle}`}>
        {words('mine')}
      </h2>
      <Faces mine={mine} talk={talk} />
    </section>
  );
}

type FacesProps = { readonly mine: UseQueryResult<readonly MyApplication[], Problem>; readonly talk: TalkSlot };

function Faces({ mine: { data, isError, isFetching, refetch }, talk }: FacesProps) {
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
  return (
    <div className={styles.applicationsList}>
      {data.map((application) => (
        <ApplicationCard key={application.id} application={application} talk={talk} />
      ))}
    </div>
  );
}
