import { useQuery } from '@tanstack/react-query';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { useWords } from '#kit/web/i18n.tsx';
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
    return <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('tryAgain')} />;
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
