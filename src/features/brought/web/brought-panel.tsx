import { useQuery } from '@tanstack/react-query';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { ColumnChart } from '#kit/web/charts/column-chart.tsx';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import type { Brought } from '../contract.ts';
import { messages } from '../messages.ts';
import { measures, spans, usualSpan } from '../rules.ts';
import type { Measure } from '../rules.ts';
import { ByListing } from './by-listing.tsx';
import { Choice } from './choice.tsx';
import { HowPeopleCame } from './how-people-came.tsx';
import { MeasureTiles } from './measure-tiles.tsx';
import { brought } from './queries.ts';
import { useColumnFigure, useFigure } from './use-figure.ts';
import { useListingName } from './use-listing-name.ts';
import { useWeeks } from './use-weeks.ts';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';

/** What the town brought the own listings, or one of them; the way to the plans for whom theirs does not give that. */
export function BroughtPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const nameOf = useListingName();
  const span = spans.find((one) => one === search['weeks']) ?? usualSpan;
  const measure = measures.find((one) => one === search['measure']) ?? 'views';
  const listing = search['listing'];
  const asked = { weeks: span, ...(listing ? { listing } : {}) };
  const { data, isError, refetch } = useQuery(brought(asked, language));
  if (data === undefined)
    return <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('failedHint')} />;
  if (!data.isGiven)
    return (
      <Empty
        title={words('plan')}
        action={
          <ButtonLink to="/user-dashboard" variant="ink" arrow>
            {words('planLink')}
          </ButtonLink>
        }
      >
        {words('planText')}
      </Empty>
    );
  if (data.listings.length === 0) return <Empty title={words('none')}>{words('noneText')}</Empty>;
  const all = { value: '', label: words('allListings') };
  return (
    <section aria-label={words('brought')}>
      <h2 className="sr-only">{words('brought')}</h2>
      <div className={deskStyles.deskTools} data-unfolded="">
        <Choice
          label={words('listing')}
          value={listing ?? ''}
          options={[all, ...data.listings.map((one) => ({ value: one.id, label: nameOf(one) }))]}
          onChange={(value) => set({ listing: value })}
        />
        <Choice
          label={words('span')}
          value={span}
          options={spans.map((value) => ({ value, label: words(`span.${value}`) }))}
          onChange={(value) => set({ weeks: value === usualSpan ? undefined : value })}
        />
      </div>
      <MeasureTiles data={data} measure={measure} onChoose={(one) => set({ measure: one })} />
      <Weeks data={data} measure={measure} />
      {listing ? (
        <p className={fieldStyles.hint}>
          {data.median ? words('medianHint', { owners: data.median.owners }) : words('medianFew')}
        </p>
      ) : null}
      <HowPeopleCame sources={data.sources} />
      <ByListing listings={data.listings} />
      <p className={fieldStyles.hint}>{words('hint')}</p>
    </section>
  );
}

function Weeks({ data, measure }: { readonly data: Brought; readonly measure: Measure }) {
  const words = useWords(messages);
  const figure = useFigure();
  const inColumn = useColumnFigure();
  const column = useWeeks();
  const medians = new Map(data.median?.weeks.map((week) => [week.week, week[measure]]));
  const name = words(`measure.${measure}`);
  return (
    <ColumnChart
      title={words('byWeek', { measure: name })}
      columns={data.weeks.map((week) => column(week.week, week[measure], medians.get(week.week)))}
      one={measure === 'sales' ? 100 : 1}
      said={(value) => figure(measure, value)}
      inColumn={(value) => inColumn(measure, value)}
      words={{
        over: words('week'),
        columns: name,
        line: words('medianLine'),
        running: words('running'),
        asTable: words('asTable'),
      }}
    />
  );
}
