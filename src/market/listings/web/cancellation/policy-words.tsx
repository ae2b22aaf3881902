import type { RefundStep } from '../../cancellation.ts';
import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { hourMs } from '#kit/shared/durations.ts';
import { messages } from './messages.ts';
import * as styles from './policy-words.module.css';

type PolicyProps = {
  /** As a listing's policy or an order has them: the most generous first. */
  readonly steps: readonly RefundStep[];
  /** When it begins, where that is known: then dates are named, and what is over already is left out. */
  readonly startsAt?: string | Date | undefined;
};

/** What comes back to whoever cancels, and until when; one sentence a line. */
export function PolicyWords({ steps, startsAt }: PolicyProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const now = useNow();
  const begins = startsAt === undefined ? undefined : new Date(startsAt).getTime();
  const ends = steps.map((step) => ({ ...step, end: begins === undefined ? undefined : begins - step.hours * hourMs }));
  const hasBegun = begins !== undefined && begins <= now.getTime();
  const open = ends.filter(({ end }) => end === undefined || end >= now.getTime());
  const timeOf = (hours: number) =>
    hours > 24 && hours % 24 === 0 ? words('days', { count: hours / 24 }) : words('hours', { count: hours });
  return (
    <ul className={styles.policyWords}>
      {open.map(({ hours, percent, end }) => (
        <li key={hours}>
          {end === undefined
            ? words(`before.${shareOf(percent)}`, { percent, time: timeOf(hours) })
            : words(`until.${shareOf(percent)}`, { percent, when: formatInstant(new Date(end), language) })}
        </li>
      ))}
      <li>{words(open.length > 0 ? 'after' : steps.length === 0 ? 'never' : hasBegun ? 'begun' : 'tooLate')}</li>
    </ul>
  );
}

const shareOf = (percent: number) => (percent === 100 ? 'all' : percent === 50 ? 'half' : 'part');
