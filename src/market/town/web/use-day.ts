import { formatDay } from '#kit/shared/dates.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { wallClock } from '../dates.ts';

/** Says a day in short, with its year where it is not this one's by the town's clock. */
export function useDay(): (date: string) => string {
  const { language } = useLanguage();
  const today = wallClock(useNow()).date;
  return (date) => formatDay(date, today, language);
}
