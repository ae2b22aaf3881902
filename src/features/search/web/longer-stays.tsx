import { Link } from '@tanstack/react-router';
import { addDays } from '#kit/shared/dates.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import { changed, meantAddress, type SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';
import type { Found } from './queries.ts';
import * as styles from './results.module.css';

type Props = { readonly address: SearchAddress; readonly found: Found | undefined };

/** What is let for more nights alone is not among what was found: that there is some, and the way to it. */
export function LongerStays({ address, found }: Props) {
  const words = useWords(messages);
  const day = useDay();
  const asked = found && (meantAddress(address, found.understood) ?? address);
  if (!found?.longer || asked?.date === undefined) return null;
  const { count, nights } = found.longer;
  const until = addDays(asked.date, nights);
  return (
    <p className={styles.resultNote}>
      {words('longer', { count, nights })}{' '}
      <Link to="/search" search={changed(asked, { until })} resetScroll={false}>
        {words('longer.show', { day: day(until) })}
      </Link>
    </p>
  );
}
