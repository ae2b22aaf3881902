import { formatNumber } from '#kit/shared/numbers.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import type { Measure } from '../rules.ts';

/** A figure of a measure as it is read: sales are money, to the whole euro in between; medians have halves. */
export function useFigure(): (measure: Measure, value: number) => string {
  const { language } = useLanguage();
  return (measure, value) =>
    measure === 'sales' ? shownAmount(Math.round(value), language) : formatNumber(value, language);
}
