import { formatDate } from '#kit/shared/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { wallClock } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { JobDetail } from '../contract.ts';
import { messages } from '../page-messages.ts';
import * as styles from './job-page.module.css';

/** What it pays: in numbers where the employer named them, else in words. */
export function JobPay({ job }: { readonly job: JobDetail }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { payFrom, payTo, salary, foreign } = job;
  if (payFrom === null)
    return (
      <span className={styles.jobPay} lang={foreign?.salary}>
        {salary || words('open')}
      </span>
    );
  const from = formatPrice(payFrom, language, 'EUR');
  if (payTo === null || payTo === payFrom) return from;
  return <span className={styles.jobPay}>{words('payRange', { from, to: formatPrice(payTo, language, 'EUR') })}</span>;
}

/** The first day; one that has come is at once. */
export function JobStart({ on }: { readonly on: string }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const isHere = on <= wallClock(useNow()).date;
  return <time dateTime={on}>{isHere ? words('atOnce') : formatDate(on, 'long', language)}</time>;
}
