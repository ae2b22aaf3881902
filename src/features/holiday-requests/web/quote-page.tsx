import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { PrivatePage } from '#kit/web/ui/private-page.tsx';
import { useFragment } from '#kit/web/use-fragment.ts';
import { messages } from '../quote-messages.ts';
import { quoteQuery } from './queries.ts';
import { QuoteLetter } from './quote-letter.tsx';
import * as styles from './quote.module.css';

/** What a client sees who opened the private link of their mail: the letter, or why there is none. */
export function QuotePage() {
  const words = useWords(messages);
  const token = useFragment();
  const quote = useQuery(quoteQuery(token ?? ''));
  const isWrong = token === '' || quote.error?.code === 'not_found' || quote.error?.code === 'validation';
  let face: ReactNode = (
    <p className={styles.quoteLoading} role="status">
      {words('loading')}
    </p>
  );
  if (isWrong) face = <WrongLink />;
  else if (quote.isError && !quote.isFetching)
    face = (
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void quote.refetch() }}>
        {words('failedText')}
      </Failure>
    );
  else if (token && quote.data) face = <QuoteLetter token={token} quote={quote.data} />;
  return (
    <PrivatePage kicker={words('kicker')} title={words('title')}>
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
        <div className={styles.quoteWays} data-alone>
          <ButtonLink to="/contact-us" variant="ink">
            {words('contact')}
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
