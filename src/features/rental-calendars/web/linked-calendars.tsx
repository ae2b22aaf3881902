import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Link } from '@tanstack/react-router';
import type { Clash, RentalCalendars } from '../contract.ts';
import { messages } from '../messages.ts';
import { maxCalendars } from '../rules.ts';
import { AddCalendar } from './add-calendar.tsx';
import { LinkedLine } from './linked-line.tsx';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './rental-calendars.module.css';

type Props = { readonly id: string; readonly data: RentalCalendars };

/** The calendars of other sites that are read for a rental: how each goes, and which booking one claims too. */
export function LinkedCalendars({ id, data: { unfit, calendars, clashes } }: Props) {
  const words = useWords(messages);
  return (
    <section className={styles.linkedPart} aria-label={words('others')}>
      <h4>{words('others')}</h4>
      <p className={fieldStyles.hint}>{words('othersText')}</p>
      {clashes.length > 0 ? <Clashes clashes={clashes} /> : null}
      {calendars.length === 0 ? (
        <p>{words('othersNone')}</p>
      ) : (
        <ul className={styles.linkedList} aria-label={words('others')}>
          {calendars.map((calendar) => (
            <LinkedLine key={calendar.id} id={id} calendar={calendar} isResting={unfit !== null} />
          ))}
        </ul>
      )}
      {unfit === null && calendars.length < maxCalendars ? <AddCalendar id={id} /> : null}
      {unfit === null && calendars.length >= maxCalendars ? (
        <p className={fieldStyles.hint}>{words('full', { count: maxCalendars })}</p>
      ) : null}
    </section>
  );
}

function Clashes({ clashes }: { readonly clashes: readonly Clash[] }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search } = useDeskAddress();
  // An owner's bookings stand in their workspace, all of them at the desk.
  const tab = search['tab'] === 'listings' ? 'bookings' : 'orders';
  return (
    <div className={styles.linkedClashes} role="alert">
      <p>
        <Icon name="alert" />
        <b>{words('clashes')}</b>
      </p>
      <p>{words('clashesText')}</p>
      <ul>
        {clashes.map(({ orderId, calendar, from, until }) => (
          <li key={`${orderId} ${calendar}`}>
            <Link to="." search={{ tab, open: orderId } as never}>
              {words('clash', {
                from: formatDate(from, 'long', language),
                until: formatDate(until, 'long', language),
              })}
            </Link>{' '}
            {inLine([calendar])}
          </li>
        ))}
      </ul>
    </div>
  );
}
