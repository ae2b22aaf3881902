import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kit/shared/dates.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { Figures } from '#kit/web/desk/figures.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { wallClock } from '#market/town/dates.ts';
import { messages } from '../messages.ts';
import { firstYear } from '../rules.ts';
import { reportYearQuery } from './queries.ts';
import { SellersList } from './sellers-list.tsx';
import { YearFiles } from './year-files.tsx';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';

/** What the tax office is told of a year's sellers: what it sums up to, its files, and who is in them. */
export function SellersPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const running = Number(wallClock(useNow()).date.slice(0, 4));
  const years = Array.from({ length: running - firstYear + 1 }, (_, back) => running - back);
  // What is due is told of the year that is over.
  const usual = Math.max(firstYear, running - 1);
  const year = years.find((one) => String(one) === search['year']) ?? usual;
  const { data, isError, refetch } = useQuery(reportYearQuery(year));
  return (
    <section aria-label={words('title')}>
      <h2 className="sr-only">{words('title')}</h2>
      <div className={deskStyles.deskTools} data-unfolded="">
        <label className={deskStyles.deskTool}>
          <span>{words('year')}</span>
          <Select
            value={String(year)}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={(event) => set({ year: event.currentTarget.value })}
          />
        </label>
      </div>
      {data === undefined ? (
        <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('failedHint')} />
      ) : (
        <>
          <p className={fieldStyles.hint}>{words('lead', { day: formatDate(data.dueOn, 'long', language) })}</p>
          <Figures
            figures={[
              { name: words('sellers'), said: formatNumber(data.sellers, language) },
              { name: words('told'), said: formatNumber(data.told, language) },
              { name: words('unknown'), said: formatNumber(data.unknown, language) },
              { name: words('consideration'), said: shownAmount(data.considerationCents, language) },
              { name: words('fees'), said: shownAmount(data.feesCents, language) },
            ]}
          />
          <YearFiles year={data} />
        </>
      )}
      <SellersList year={year} />
    </section>
  );
}
