import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { PrivatePage } from '#kit/web/ui/private-page.tsx';
import { useKeyAgain } from '#kit/web/key-on-the-way.ts';
import { useFragment } from '#kit/web/use-fragment.ts';
import { messages } from '../messages.ts';
import { ApplicationCard } from './application-card.tsx';
import { KeepApplication } from './keep-application.tsx';
import { linkedApplicationQuery } from './queries.ts';
import * as styles from './applications.module.css';

/** What an applicant sees who opened the private link of their mail: how it stands, or why there is nothing. */
export function ApplicationPage() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const fragment = useFragment();
  useKeyAgain('/application', fragment);
  // Who comes back through the door brings it as links of other rooms have it.
  const token = fragment?.replace(/^token=/, '');
  const found = useQuery(linkedApplicationQuery(token ?? '', language));
  const isWrong = token === '' || found.error?.code === 'not_found' || found.error?.code === 'validation';
  let face: ReactNode = (
    <p className={styles.applicationsLoading} role="status">
      {words('opening')}
    </p>
  );
  if (isWrong) face = <WrongLink />;
  else if (found.isError && !found.isFetching)
    face = (
      <Failure title={words('pageFailed')} retry={{ label: words('retry'), onClick: () => void found.refetch() }}>
        {words('pageFailedText')}
      </Failure>
    );
  else if (token && found.data)
    face = (
      <>
        <ApplicationCard application={found.data} token={token} />
        <KeepApplication application={found.data} token={token} />
      </>
    );
  return (
    <PrivatePage kicker={words('kicker')} title={words('pageHead')}>
      {face}
    </PrivatePage>
  );
}

function WrongLink() {
  const words = useWords(messages);
  return (
    <Empty
      title={words('wrong')}
      action={
        <div className={styles.applicationWays} data-alone>
          <ButtonLink to="/search" search={{ type: 'jobs' }} variant="ink">
            {words('jobs')}
          </ButtonLink>
          <ButtonLink to="/" variant="line">
            {words('home')}
          </ButtonLink>
        </div>
      }
    >
      {words('wrongText')}
    </Empty>
  );
}
