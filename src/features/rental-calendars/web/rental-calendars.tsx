import { useQuery } from '@tanstack/react-query';
import { FormPart } from '#kit/web/form/form-part.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { messages } from '../messages.ts';
import { LinkedCalendars } from './linked-calendars.tsx';
import { OwnAddress } from './own-address.tsx';
import { rentalCalendarsQuery } from './queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';

/** How a rental stands with the calendars of other sites. It stands inside the sheet's form, so it has none of its own. */
export function RentalCalendars({ id }: { readonly id: string }) {
  const words = useWords(messages);
  const { data, isError, isFetching, refetch } = useQuery(rentalCalendarsQuery(id));
  return (
    <>
      <FormPart title={words('title')} />
      {data === undefined && isError && !isFetching ? (
        <Failure title={words('unavailable')} retry={{ label: words('again'), onClick: () => void refetch() }} />
      ) : null}
      {data === undefined && (!isError || isFetching) ? <p role="status">{words('loading')}</p> : null}
      {data?.unfit ? <p className={fieldStyles.hint}>{words(`unfit.${data.unfit}`)}</p> : null}
      {data && data.unfit === null ? <OwnAddress id={id} own={data.own} /> : null}
      {data && (data.unfit === null || data.calendars.length > 0) ? <LinkedCalendars id={id} data={data} /> : null}
    </>
  );
}
