import { useQuery } from '@tanstack/react-query';
import { formatPrice } from '#kit/shared/money.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { RentalRecord, Season } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { AddSeason } from './add-season.tsx';
import { DaysLine, DaysPart } from './days-part.tsx';
import { rentalDeskApi as api, rentalRefresh, seasonsPath } from './desk-queries.ts';

/** Periods of a rental with a price of their own. */
export function PricedSeasons({ record }: { readonly record: RentalRecord }) {
  const words = useWords(messages);
  const list = useQuery(api.query('GET /api/rentals/{id}/seasons', { params: { id: record.id } }));
  return (
    <DaysPart
      title={words('seasons')}
      hint={words('seasonsHint')}
      list={list}
      said={{ none: words('noSeasons'), failed: words('seasonsFailed'), loading: words('seasonsLoading') }}
      lineOf={(season) => <SeasonLine key={season.id} season={season} record={record} />}
    >
      <AddSeason record={record} />
    </DaysPart>
  );
}

function SeasonLine({ season, record }: { readonly season: Season; readonly record: RentalRecord }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { change, isPending } = useChange(api.mutation('DELETE /api/rentals/{id}/seasons/{season}'), {
    done: { title: words('seasonGone') },
    failed: { title: words('seasonStays'), description: words('unblockFailedText') },
    refresh: [seasonsPath(record.id), ...rentalRefresh],
  });
  const unit = record.priceUnit ?? 'open';
  const remove = () => change({ params: { id: record.id, season: season.id } });
  return (
    <DaysLine days={season} isPending={isPending} onRemove={remove}>
      <span>{formatPrice(season.price, language, record.currency)}</span>
      {season.weekendPrice === null ? null : (
        <span>
          {words('seasonWeekendLine', { price: formatPrice(season.weekendPrice, language, record.currency) })}
        </span>
      )}
      {season.minUnits !== null && unit !== 'person' ? (
        <span>{`${words(`min.${unit}`)}: ${season.minUnits}`}</span>
      ) : null}
    </DaysLine>
  );
}
