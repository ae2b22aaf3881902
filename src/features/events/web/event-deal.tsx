import { formatDate } from '#kit/shared/dates.ts';
import { nightEndsAtHour, wallClock } from '#market/town/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { town } from '#market/town/town.ts';
import { Deal } from '#market/listings/web/detail/deal.tsx';
import { Facts } from '#market/listings/web/detail/detail-page.tsx';
import { useToldTime } from '#market/town/web/clock/use-told-time.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import type { Event, EventDetail } from '../contract.ts';
import { messages } from '../messages.ts';
import { messages as pageMessages } from '../page-messages.ts';
import { calendarSpan, durationMinutes, lastDayOf, type saleState } from '../timing.ts';

type State = ReturnType<typeof saleState>;

/** Price, button, and the facts in short. */
export function EventDeal({ event, state }: { readonly event: EventDetail; readonly state: State }) {
  const words = useWords(messages);
  const pageWords = useWords(pageMessages);
  const toldTime = useToldTime();
  const { language } = useLanguage();
  const { price, date } = event;
  const lastDay = lastDayOf(event);
  const isFree = price === '0';
  const amount =
    price === null
      ? words('priceToBeAnnounced')
      : isFree
        ? words('free')
        : event.from === undefined
          ? formatPrice(price, language, event.currency)
          : words('from', { price: formatPrice(event.from, language, event.currency) });
  return (
    <Deal
      price={amount}
      isWordy={price === null}
      unit={pageWords(price === null ? 'priceLater' : isFree ? 'noCost' : 'ticket')}
      action={<EventButton event={event} state={state} />}
    >
      <Facts
        items={[
          {
            label: pageWords('date'),
            value:
              date === null ? (
                words('dateToBeAnnounced')
              ) : (
                <>
                  <time dateTime={date}>{formatDate(date, 'long', language)}</time>
                  {lastDay && (
                    <>
                      {' – '}
                      <time dateTime={lastDay}>{formatDate(lastDay, 'long', language)}</time>
                    </>
                  )}
                </>
              ),
          },
          { label: pageWords('doors'), value: event.doors },
          { label: pageWords('starts'), value: toldTime(event.time, event.fold) },
          { label: pageWords('lasts'), value: event.duration },
          { label: pageWords('ends'), value: <EndTime event={event} /> },
          { label: pageWords('place'), value: event.location },
          { label: pageWords('performer'), value: event.performer },
          { label: pageWords('organizer'), value: event.organizer },
          { label: pageWords('age'), value: pageWords('ageFrom', { age: event.minAge ?? town.promises.minAge }) },
        ]
          .filter(({ label }) => label !== pageWords('ends') || hasEnd(event))
          .filter(({ label }) => label !== pageWords('performer') || event.performer !== '')}
      />
    </Deal>
  );
}

/** An hour to go home is only told where the event says how long it lasts, and within a day. */
const hasEnd = ({ date, time, duration }: Event) =>
  date !== null && time !== null && (durationMinutes(duration) ?? Infinity) < 24 * 60;

function EndTime({ event }: { readonly event: Event }) {
  const words = useWords(pageMessages);
  const span = calendarSpan(event);
  if (!span) return null;
  const end = wallClock(span.end);
  const isSameNight = end.date !== event.date && end.hour < nightEndsAtHour;
  return isSameNight ? words('sameNight', { time: end.time }) : end.time;
}

function EventButton({ event, state }: { readonly event: Event; readonly state: State }) {
  const words = useWords(messages);
  const pageWords = useWords(pageMessages);
  if (state === 'past')
    return (
      <ButtonLink to="/search" search={{ type: 'events' }} variant="ink" arrow>
        {pageWords('pastLink')}
      </ButtonLink>
    );
  if (state === 'calledOff') return <Button disabled>{pageWords('offButton')}</Button>;
  if (state !== 'onSale') return <Button disabled>{words(state)}</Button>;
  const isFree = event.price === '0';
  return (
    <ButtonLink to="/checkout" search={{ type: 'event', id: event.id }} variant={isFree ? 'ink' : 'coral'} arrow>
      {words(isFree ? 'joinParty' : 'buyNow')}
    </ButtonLink>
  );
}
