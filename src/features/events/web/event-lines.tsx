import { inLine } from '#kit/shared/bidi.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { ListingLines } from '#market/listings/web/detail/listing-lines.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import { useToldTime } from '#market/town/web/clock/use-told-time.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Event } from '../contract.ts';
import { messages } from '../messages.ts';

type Lined = Pick<Event, 'id' | 'title' | 'date' | 'time' | 'fold' | 'price' | 'from' | 'currency'>;

type Props = {
  readonly title: string;
  readonly events: readonly Lined[];
  /** The title of the page on which they stand: of another night that is called the same the day is all there is to tell. */
  readonly beside?: string;
};

/** Events as lines of a chapter: day and hour, name, price. */
export function EventLines({ title, events, beside }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const toldTime = useToldTime();
  const lines = events.map(({ id, title, date, time, fold, price, from, currency }) => {
    const when = inLine([date === null ? words('dateToBeAnnounced') : day(date), toldTime(time, fold)]);
    return {
      id,
      to: `/events/${id}` as const,
      ...(title === beside ? { title: when } : { first: when, title }),
      last:
        from !== undefined
          ? words('from', { price: formatPrice(from, language, currency) })
          : price === null
            ? undefined
            : price === '0'
              ? words('free')
              : formatPrice(price, language, currency),
    };
  });
  return <ListingLines title={title} lines={lines} />;
}
