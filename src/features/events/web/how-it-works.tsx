import { nightEndsAtHour } from '#market/town/dates.ts';
import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { Event } from '../contract.ts';
import { messages } from '../page-messages.ts';
import { maxTickets } from '../rules.ts';
import * as styles from '#market/listings/web/detail/detail.module.css';

/** How one gets in. */
export function HowItWorks({ event }: { readonly event: Event }) {
  const words = useWords(messages);
  const isFree = event.price === '0';
  return (
    <DetailSection title={words('howItWorks')}>
      <ul className={styles.detailSteps}>
        <li>
          <Icon name="ticket" />
          {words(isFree ? 'how.places' : 'how.tickets', { count: maxTickets })}
        </li>
        <li>
          <Icon name="check" />
          {words('how.codes')}
        </li>
        <li>
          <Icon name="lock" />
          {words('how.found')}
        </li>
        <li>
          <Icon name="clock" />
          {words('how.clock', { hour: nightEndsAtHour })}
        </li>
      </ul>
    </DetailSection>
  );
}
