import { useQuery } from '@tanstack/react-query';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { wallClock } from '#market/town/dates.ts';
import { messages } from '../messages.ts';
import { monthTitle } from '#kit/shared/month-title.ts';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { monthsTo } from '../rules.ts';
import { BooksPaper } from './books-paper.tsx';
import { BooksParts } from './books-parts.tsx';
import { booksQuery } from './queries.ts';
import * as deskStyles from '#kit/web/desk/desk.module.css';

/** How far back a month can be chosen: three years and the one that runs. */
const chosenFrom = 37;

/** The operator's month: what came in and whose it is, its VAT, what is unpaid, its disputes. */
export function BooksPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const running = wallClock(useNow()).date.slice(0, 7);
  const months = monthsTo(running, chosenFrom).toReversed();
  const month = months.find((one) => one === search['month']) ?? running;
  const { data, isError, refetch } = useQuery(booksQuery(month));
  return (
    <section aria-label={words('title')}>
      <h2 className="tower-s">{words('title')}</h2>
      <div className={deskStyles.deskTools} data-unfolded="">
        <label className={deskStyles.deskTool}>
          <span>{words('month')}</span>
          <Select
            value={month}
            options={months.map((value) => ({ value, label: monthTitle(value, language) }))}
            onChange={(event) => set({ month: event.currentTarget.value })}
          />
        </label>
        <BooksPaper month={month} />
      </div>
      {data === undefined ? (
        <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('failedHint')} />
      ) : (
        <BooksParts books={data} />
      )}
    </section>
  );
}
