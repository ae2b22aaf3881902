import { refundSteps } from '#market/listings/cancellation.ts';
import { PolicyWords } from '#market/listings/web/cancellation/policy-words.tsx';
import { DetailSection } from '#market/listings/web/detail/detail-page.tsx';
import { instantTold } from '#market/town/clock-changes.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { Event } from '../contract.ts';
import { messages } from '../page-messages.ts';

/** What comes back to whoever cancels, before anything is bought: the steps that an order will be sold under. */
export function EventPolicy({ event: { cancellation, price, date, time, fold } }: { readonly event: Event }) {
  const words = useWords(messages);
  if (price === '0') return null;
  const startsAt = date === null ? undefined : instantTold(date, time ?? lastMinute, fold);
  return (
    <DetailSection title={words('policy')}>
      <PolicyWords steps={refundSteps[cancellation]} startsAt={startsAt} />
    </DetailSection>
  );
}

/** An evening without an hour begins at the end of its day, as the sale counts it. */
const lastMinute = '23:59';
