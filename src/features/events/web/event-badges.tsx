import { PartnerBadge } from '#market/listings/web/partner/partner-badge.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import { Badge } from '#kit/web/ui/badge.tsx';
import type { Event } from '../contract.ts';
import { messages } from '../messages.ts';
import { messages as pageMessages } from '../page-messages.ts';
import { dayBadge, priceBadge } from '../rules.ts';
import { isPast, lastDayOf } from '../timing.ts';

/** When by the nightlife clock, what kind, and the price's badge; once it is over or called off only that. */
export function EventBadges({ event }: { readonly event: Event }) {
  const words = useWords(messages);
  const pageWords = useWords(pageMessages);
  const kind = <Badge>{words(`category.${event.category}`)}</Badge>;
  const isOver = isPast(event, useNow());
  if (event.calledOff || isOver)
    return (
      <>
        {event.calledOff ? <Badge tone="danger">{pageWords('off')}</Badge> : <Badge tone="sun">{words('over')}</Badge>}
        {kind}
      </>
    );
  const badge = priceBadge(event);
  return (
    <>
      <DayBadge event={event} />
      {kind}
      {event.soldOut ? (
        <Badge tone="danger">{words('soldOutBadge')}</Badge>
      ) : (
        badge && <Badge tone="teal">{words(badge)}</Badge>
      )}
      <PartnerBadge of={event} />
    </>
  );
}

function DayBadge({ event }: { readonly event: Event }) {
  const words = useWords(messages);
  const day = useDay();
  const { date, time } = event;
  const badge = dayBadge(date, useNow(), time, lastDayOf(event));
  if (date === null || badge === 'undated') return <Badge tone="sun">{words('soon')}</Badge>;
  if (badge === 'tonight') return <Badge tone="coral">{words('tonight')}</Badge>;
  return <Badge tone="sun">{badge === 'tomorrow' ? words('tomorrow') : day(date)}</Badge>;
}
