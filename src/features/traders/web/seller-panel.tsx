import { useQuery } from '@tanstack/react-query';
import { DeskLoading } from '#kit/web/desk/desk-loading.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { messages } from '../messages.ts';
import { traderQuery } from './queries.ts';
import { Standing } from './standing.tsx';
import { TraderForm } from './trader-form.tsx';
import * as styles from './traders.module.css';

/** Who sells: how long it is good, and the form in which an owner says it. */
export function SellerPanel() {
  const words = useWords(messages);
  const { data, isError, refetch } = useQuery(traderQuery());
  if (data === undefined)
    return isError ? (
      <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void refetch() }}>
        {words('tryAgain')}
      </Failure>
    ) : (
      <DeskLoading>{words('loading')}</DeskLoading>
    );
  return (
    <section className={styles.seller} aria-labelledby="who-sells">
      <h2 id="who-sells" className="tower-s">
        {words('title')}
      </h2>
      <p className={styles.sellerLead}>{words('lead')}</p>
      <Standing trader={data.trader} />
      {/* What was saved is what it begins with from then on. */}
      <TraderForm key={data.trader?.declaredAt ?? ''} trader={data.trader} />
    </section>
  );
}
