import { instantTold } from '#market/town/clock-changes.ts';
import { wallClock } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { hourMs } from '#kit/shared/durations.ts';
import { lastDayOf } from '../calendar.ts';
import type { PriceUnit, RentalCategory } from '../rules.ts';
import type { Stay } from '../stay.ts';
import { messages } from '../stay-messages.ts';
import { useThings } from '#market/listings/web/things/use-things.ts';

/** A stay in words: from when until when, for how long, how many of it. */
export function useStayWords(unit: PriceUnit, category: RentalCategory) {
  const words = useWords(messages);
  const things = useThings();
  const { language } = useLanguage();
  const day = useDay();

  const when = (stay: Stay): string => {
    if (stay.time !== undefined) {
      const { from, time, fold, units } = stay;
      const end = wallClock(new Date(instantTold(from, time, fold).getTime() + units * hourMs)).time;
      return inLine([day(from), `${fold ? words(`hourOf.${fold}`, { time }) : time}–${end}`]);
    }
    const last = lastDayOf(unit, stay);
    return last === stay.from ? day(stay.from) : `${day(stay.from)} – ${day(last)}`;
  };
  const length = (stay: Stay): string =>
    words(`length.${unit}`, { count: unit === 'person' ? stay.quantity : stay.units });
  const coming = ({ guests }: Stay): string[] =>
    guests === undefined ? [] : [words('length.person', { count: guests })];
  const alike = ({ quantity }: Stay): string[] =>
    unit === 'person' || quantity === 1 ? [] : [things(category, quantity)];

  return {
    when,
    /** How many alike, how long, and how many come: 3 bikes, 2 days; 3 nights, 4 people. */
    length: (stay: Stay) => [...alike(stay), length(stay), ...coming(stay)].join(', '),
    /** How the sum comes about: €35 × 2 days × 3 bikes. */
    sum: (stay: Stay, cents: number) => [formatEuro(cents, language), length(stay), ...alike(stay)].join(' × '),
  };
}
