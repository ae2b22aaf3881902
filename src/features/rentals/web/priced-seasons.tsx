import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kit/shared/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { useKeptFocus } from '#kit/web/desk/desk-focus.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { FormPart } from '#kit/web/form/form-part.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { RentalRecord, Season } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { AddSeason } from './add-season.tsx';
import { rentalDeskApi as api, rentalRefresh, seasonsPath } from './desk-queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './blocked-dates.module.css';

/** Periods with a price of their own: what there is, each with a way to take it away, and new ones. */
export function PricedSeasons({ record }: { readonly record: RentalRecord }) {
  const words = useWords(messages);
  const list = useQuery(api.query('GET /api/rentals/{id}/seasons', { params: { id: record.id } }));
  // A period goes with the button that was pressed.
  const kept = useKeptFocus<HTMLDivElement>('li');
  return (
    <>
      <FormPart title={words('seasons')} />
      <p className={fieldStyles.hint}>{words('seasonsHint')}</p>
      {list.data ? (
        <div {...kept}>
          <Seasons seasons={list.data} record={record} />
        </div>
      ) : list.isError && !list.isFetching ? (
        <Failure title={words('seasonsFailed')} retry={{ label: words('again'), onClick: () => void list.refetch() }} />
      ) : (
        <p role="status">{words('seasonsLoading')}</p>
      )}
      <AddSeason record={record} />
    </>
  );
}

type ListProps = { readonly seasons: readonly Season[]; readonly record: RentalRecord };

function Seasons({ seasons, record }: ListProps) {
  const words = useWords(messages);
  if (seasons.length === 0) return <p>{words('noSeasons')}</p>;
  return (
    <ul className={styles.blockedDates} aria-label={words('seasons')}>
      {seasons.map((season) => (
        <SeasonLine key={season.id} season={season} record={record} />
      ))}
    </ul>
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
  const [from, to] = [season.from, season.to].map((date) => formatDate(date, 'long', language));
  const when = words(season.from === season.to ? 'blockedOn' : 'blockedSpan', { from: from ?? '', to: to ?? '' });
  const unit = record.priceUnit ?? 'open';
  return (
    <li>
      <p>
        <b>{when}</b>
        <span>{formatPrice(season.price, language, record.currency)}</span>
        {season.minUnits !== null && unit !== 'person' ? (
          <span>{`${words(`min.${unit}`)}: ${season.minUnits}`}</span>
        ) : null}
      </p>
      <Button
        variant="line"
        size="sm"
        busy={isPending}
        aria-label={words('unblockOf', { when })}
        onClick={() => change({ params: { id: record.id, season: season.id } })}
      >
        <Icon name="x" />
        {words('unblock')}
      </Button>
    </li>
  );
}
