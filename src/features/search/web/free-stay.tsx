import { inLine } from '#kit/shared/bidi.ts';
import { formatDay } from '#kit/shared/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import { messages } from '../page-messages.ts';

/** The first stay of the length that was asked for: its days (of nights the last is that of departure), and all it costs, in euro. */
export type FreeStay = {
  readonly first: string;
  readonly last: string;
  readonly units: number;
  readonly unit: 'n' | 'd' | 'w';
  readonly price: string;
};

/** Says when something is free that was looked for whenever it is, and for how much. */
export function useFreeStay(): (stay: FreeStay) => string {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  return ({ first, last, units, unit, price }) =>
    inLine([
      // The year of both stands behind the last.
      first === last
        ? words('freeDay', { day: day(first) })
        : words('freeStay', { first: formatDay(first, last, language), last: day(last) }),
      words('freeStayCost', {
        price: formatPrice(price, language, 'EUR'),
        length: words(`length.${unit}`, { count: units }),
      }),
    ]);
}
