import { begun } from '#kit/shared/begun.ts';
import { addDays, formatDate } from '#kit/shared/dates.ts';
import { columnAmount, shownAmount } from '#kit/shared/signed-money.ts';
import { ColumnChart } from '#kit/web/charts/column-chart.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { wallClock } from '#market/town/dates.ts';
import type { Books } from '../contract.ts';
import { messages } from '../messages.ts';
import { monthTitle } from '#kit/shared/month-title.ts';
import { monthSpan } from '../rules.ts';

/** What was paid day by day, and month by month with what of it was the house's. */
export function BooksCharts({ books: { month, days, months } }: { readonly books: Books }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const today = wallClock(useNow()).date;
  const said = (cents: number) => shownAmount(Math.round(cents), language);
  const inColumn = (cents: number) => columnAmount(Math.round(cents), language);
  const { from, until } = monthSpan(month);
  const dates: string[] = [];
  for (let day = from; day < until && day <= today; day = addDays(day, 1)) dates.push(day);
  const booked = new Map(days.map(({ day, receivedCents }) => [day, receivedCents]));
  return (
    <>
      <ColumnChart
        title={words('byDay')}
        one={100}
        said={said}
        inColumn={inColumn}
        words={{
          over: words('day'),
          columns: words('paid'),
          line: words('kept'),
          running: words('running'),
          asTable: words('asTable'),
        }}
        columns={dates.map((day) => ({
          id: day,
          label: words('dayOfMonth', { day: Number(day.slice(8)), month: formatDate(day, 'month', language) }),
          name: begun(formatDate(day, 'long', language)),
          value: booked.get(day) ?? 0,
          isRunning: day === today,
        }))}
      />
      <ColumnChart
        title={words('byMonth')}
        one={100}
        said={said}
        inColumn={inColumn}
        words={{
          over: words('month'),
          columns: words('paidNet'),
          line: words('kept'),
          running: words('runningMonth'),
          asTable: words('asTable'),
        }}
        columns={months.map(({ month: one, keptPaidCents, keptCents }) => ({
          id: one,
          label: formatDate(`${one}-01`, 'month', language),
          name: monthTitle(one, language),
          value: keptPaidCents,
          isRunning: one === today.slice(0, 7),
          line: Math.max(0, keptCents),
        }))}
      />
    </>
  );
}
