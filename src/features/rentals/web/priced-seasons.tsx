import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatPrice } from '#kit/shared/money.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { RentalRecord, Season } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { AddSeason } from './add-season.tsx';
import { ChangeSeason } from './change-season.tsx';
import { DaysLine, DaysPart } from './days-part.tsx';
import { rentalDeskApi as api, rentalRefresh, seasonsPath } from './desk-queries.ts';
import { useDaysWords } from './use-days-words.ts';

/** Periods of a rental with a price of their own. */
export function PricedSeasons({ record }: { readonly record: RentalRecord }) {
  const words = useWords(messages);
  const list = useQuery(api.query('GET /api/rentals/{id}/seasons', { params: { id: record.id } }));
  const all = list.data ?? [];
  return (
    <DaysPart
      title={words('seasons')}
      hint={words('seasonsHint')}
      list={list}
      said={{ none: words('noSeasons'), failed: words('seasonsFailed'), loading: words('seasonsLoading') }}
      lineOf={(season) => (
        <SeasonLine key={season.id} season={season} others={all.filter(({ id }) => id !== season.id)} record={record} />
      )}
    >
      <AddSeason record={record} others={all} />
    </DaysPart>
  );
}

type LineProps = { readonly season: Season; readonly others: readonly Season[]; readonly record: RentalRecord };

function SeasonLine({ season, others, record }: LineProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { spanOf } = useDaysWords();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { change, isPending } = useChange(api.mutation('DELETE /api/rentals/{id}/seasons/{season}'), {
    done: { title: words('seasonGone') },
    failed: { title: words('seasonStays'), description: words('unblockFailedText') },
    refresh: [seasonsPath(record.id), ...rentalRefresh],
  });
  const unit = record.priceUnit ?? 'open';
  const remove = () => change({ params: { id: record.id, season: season.id } });
  if (isOpen)
    return (
      <li>
        <ChangeSeason record={record} season={season} others={others} onClose={() => setIsOpen(false)} />
      </li>
    );
  return (
    <DaysLine
      days={season}
      isPending={isPending}
      onRemove={remove}
      more={
        <Button
          ref={opener}
          variant="line"
          size="sm"
          aria-label={words('seasonChangeOf', { when: spanOf(season) })}
          onClick={() => setIsOpen(true)}
        >
          {words('seasonChange')}
        </Button>
      }
    >
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
