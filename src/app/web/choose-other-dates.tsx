import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { freeDaysQuery } from '#features/date-changes/web/queries.ts';
import { RefusedDates } from '#features/date-changes/web/refused-dates.tsx';
import type { Booking } from '#features/orders/contract.ts';
import { heldStay } from '#features/orders/rules.ts';
import type { RentalDetail } from '#features/rentals/contract.ts';
import { firstOf, lastOf } from '#features/rentals/months.ts';
import type { Stay } from '#features/rentals/stay.ts';
import { rentalQuery } from '#features/rentals/web/rental-query.ts';
import { StayPicker } from '#features/rentals/web/stay-picker.tsx';
import { useStay } from '#features/rentals/web/use-stay.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';

type Props = { readonly order: Booking; readonly onStay: (stay: Stay | undefined) => void; readonly write: ReactNode };

/** The calendar of a rental for whoever has a booking of it: beginning with that, and with its days as free ones. */
export function ChooseOtherDates({ order, onStay, write }: Props) {
  const { language } = useLanguage();
  const rental = useQuery(rentalQuery(order.itemId, language));
  if (rental.data) return <Choose rental={rental.data} {...{ order, onStay }} />;
  if (!rental.isError) return <Skeleton />;
  return <RefusedDates code={rental.error.code} write={write} onRetry={() => void rental.refetch()} />;
}

function Choose({ rental, order, onStay }: Omit<Props, 'write'> & { readonly rental: RentalDetail }) {
  const [draft, setDraft] = useState(() => begun(rental, order));
  const choice = useStay(rental, draft, undefined, (month) => freeDaysQuery(order.id, firstOf(month), lastOf(month)));
  const { stay } = choice;
  // Told when it is another one: each draw makes it anew.
  const key = stay && JSON.stringify(stay);
  const tell = useEffectEvent((chosen: string | undefined) => onStay(chosen === undefined ? undefined : stay));
  useEffect(() => tell(key), [key]);
  return <StayPicker rental={rental} choice={choice} side={1} onDraft={setDraft} />;
}

/** Its booking, where it is let as it was; else only how many it is for. */
function begun({ priceUnit }: RentalDetail, order: Booking) {
  const stay = heldStay(order);
  return stay && order.unit === priceUnit ? stay : { quantity: order.quantity };
}
