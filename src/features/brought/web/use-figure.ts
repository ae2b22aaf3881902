import { formatNumber } from '#kit/shared/numbers.ts';
import { columnAmount, shownAmount } from '#kit/shared/signed-money.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import type { Measure } from '../rules.ts';

type Said = (measure: Measure, value: number) => string;

function useSaid(amount: typeof shownAmount): Said {
  const { language } = useLanguage();
  return (measure, value) =>
    measure === 'sales' ? amount(Math.round(value), language) : formatNumber(value, language);
}

/** A figure of a measure as it is read: sales are money, to the whole euro in between; medians have halves. */
export const useFigure = (): Said => useSaid(shownAmount);

/** A figure that stands in a column of its like: sales have their cents, always. */
export const useColumnFigure = (): Said => useSaid(columnAmount);
