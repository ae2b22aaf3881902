import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { begun } from '#kit/shared/begun.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { columnAmount } from '#kit/shared/signed-money.ts';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { wallClock } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import type { Payments as Told } from '../contract.ts';
import { messages } from '../messages.ts';
import { workspaceApi as api } from './queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './workspace.module.css';

/** How many rows of a list are shown until somebody asks for the others. */
const shownFirst = 8;

/** On which day which sum is due to the owner, and what was paid out when. */
export function Payments() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(freshly(api.query('GET /api/workspace/payments', { language })));
  if (data === undefined)
    return <NotThere isError={isError} refetch={refetch} failed={words('failed')} hint={words('failedHint')} />;
  return (
    <>
      {data.coming.length === 0 ? null : <Coming {...data} />}
      {data.made.length === 0 ? null : <Made made={data.made} />}
    </>
  );
}

function Coming({ coming, payableFrom }: Pick<Told, 'coming' | 'payableFrom'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const cut = useCut(coming);
  const owes = coming.some(({ dueOn, amountCents }) => dueOn === null && amountCents < 0);
  return (
    <>
      <table className={`${styles.workTable} ${styles.workLines}`}>
        <caption className="tower-s">{words('comingPayments')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('day')}</th>
            <th scope="col">{words('forWhat')}</th>
            <th scope="col">{words('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {cut.shown.map(({ dueOn, amountCents, items }) => (
            <tr key={dueOn}>
              <th scope="row">
                {dueOn === null ? words('dueNow') : <time dateTime={dueOn}>{begun(day(dueOn))}</time>}
              </th>
              <td>
                <ul className={styles.workDue}>
                  {items.map(({ id, title, bookings, amountCents }) => (
                    <li key={id}>
                      {title === '' ? words('handedOn') : title}
                      <small>
                        {inLine([
                          words('bookedTimes', { count: bookings }),
                          items.length > 1 ? columnAmount(amountCents, language) : null,
                        ])}
                      </small>
                    </li>
                  ))}
                </ul>
              </td>
              <td data-label={words('amount')}>{columnAmount(amountCents, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words('total')}
            </th>
            <td data-label={words('amount')}>
              {columnAmount(
                coming.reduce((sum, { amountCents }) => sum + amountCents, 0),
                language,
              )}
            </td>
          </tr>
        </tfoot>
      </table>
      {cut.more}
      <p className={fieldStyles.hint}>{words('comingHint')}</p>
      {owes ? <p className={fieldStyles.hint}>{words('owes')}</p> : null}
      {payableFrom === null ? null : (
        <p className={fieldStyles.hint}>{words('payableFrom', { date: day(wallClock(new Date(payableFrom)).date) })}</p>
      )}
    </>
  );
}

function Made({ made }: Pick<Told, 'made'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const cut = useCut(made);
  return (
    <>
      <table className={`${styles.workTable} ${styles.workLines}`}>
        <caption className="tower-s">{words('madePayments')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('day')}</th>
            <th scope="col">{words('reference')}</th>
            <th scope="col">{words('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {cut.shown.map(({ id, date, reference, bookings, status, amountCents }) => (
            <tr key={id}>
              <th scope="row">
                <time dateTime={date}>{begun(day(date))}</time>
              </th>
              <td>
                {reference}
                <small>{inLine([words('bookedTimes', { count: bookings }), words(`payout.${status}`)])}</small>
              </td>
              <td data-label={words('amount')}>{columnAmount(amountCents, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {cut.more}
    </>
  );
}

/** The first rows of a list, and the button that shows the others. */
function useCut<Row>(rows: readonly Row[]) {
  const words = useWords(messages);
  const [showsAll, setShowsAll] = useState(false);
  const isCut = rows.length > shownFirst && !showsAll;
  return {
    shown: isCut ? rows.slice(0, shownFirst) : rows,
    more: isCut ? (
      <Button variant="quiet" size="sm" onClick={() => setShowsAll(true)}>
        {words('showAll', { count: rows.length })}
      </Button>
    ) : null,
  };
}
