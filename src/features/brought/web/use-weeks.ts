import { addDays, formatDate } from '#kit/shared/dates.ts';
import type { ChartColumn } from '#kit/web/charts/column-chart.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { wallClock } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { messages } from '../messages.ts';

/** Weeks as the columns of a chart, by their Mondays; of the running one no line is drawn, because it is not over. */
export function useWeeks(): (week: string, value: number, line?: number) => ChartColumn {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const today = wallClock(useNow()).date;
  return (week, value, line) => {
    const isRunning = today < addDays(week, 7);
    return {
      id: week,
      label: words('dayOfMonth', { day: Number(week.slice(8)), month: formatDate(week, 'month', language) }),
      name: words('weekOf', { day: day(week) }),
      value,
      isRunning,
      line: isRunning ? undefined : line,
    };
  };
}
