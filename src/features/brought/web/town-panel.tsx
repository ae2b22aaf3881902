import { useQuery } from '@tanstack/react-query';
import { centsOf } from '#kit/shared/money.ts';
import { CsvButton } from '#kit/web/desk/csv-button.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { ColumnChart } from '#kit/web/charts/column-chart.tsx';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { messages } from '../messages.ts';
import { spans, usualSpan } from '../rules.ts';
import { Choice } from './choice.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { MissingList } from './missing-list.tsx';
import { townWeeks } from './queries.ts';
import { TownFunnel } from './town-funnel.tsx';
import { useColumnFigure, useFigure } from './use-figure.ts';
import { useWeeks } from './use-weeks.ts';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';

/** The whole town for the desk: what is sold and seen, how many get to the door, what people miss and whom. */
export function TownPanel() {
  const words = useWords(messages);
  const figure = useFigure();
  const inColumn = useColumnFigure();
  const column = useWeeks();
  const { search, set } = useDeskAddress();
  const span = spans.find((one) => one === search['weeks']) ?? usualSpan;
  const { data, isError, refetch } = useQuery(townWeeks(span));
  if (data === undefined)
    return <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('failedHint')} />;
  const weeks = data.items.toReversed();
  const wording = (columns: string) => ({
    over: words('week'),
    columns,
    line: words('medianLine'),
    running: words('running'),
    asTable: words('asTable'),
  });
  return (
    <section aria-label={words('town')}>
      <h2 className="sr-only">{words('town')}</h2>
      <div className={deskStyles.deskTools} data-unfolded="">
        <Choice
          label={words('span')}
          value={span}
          options={spans.map((value) => ({ value, label: words(`span.${value}`) }))}
          onChange={(value) => set({ weeks: value === usualSpan ? undefined : value })}
        />
      </div>
      <ColumnChart
        title={words('sales')}
        columns={weeks.map(({ monday, sales }) => column(monday, centsOf(sales) ?? 0))}
        one={100}
        said={(value) => figure('sales', value)}
        inColumn={(value) => inColumn('sales', value)}
        words={wording(words('measure.sales'))}
      />
      <p className={fieldStyles.hint}>{words('salesHint')}</p>
      <ColumnChart
        title={words('viewsByWeek')}
        columns={weeks.map(({ monday, views }) => column(monday, views))}
        said={(value) => figure('views', value)}
        words={wording(words('measure.views'))}
      />
      {data.csv === undefined ? null : (
        <p className={deskStyles.deskFile}>
          <CsvButton path={data.csv} label={words('weeksFile')} />
        </p>
      )}
      <TownFunnel weeks={weeks} />
      <MissingList />
      <EvidenceList />
    </section>
  );
}
