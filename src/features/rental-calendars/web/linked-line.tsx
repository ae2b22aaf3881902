import { useEffect, useRef, useState } from 'react';
import { isolate } from '#kit/shared/bidi.ts';
import { urlOf } from '#kit/shared/url.ts';
import { ConfirmLater } from '#kit/web/desk/confirm-later.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { formatInstant } from '#market/town/dates.ts';
import type { LinkedCalendar } from '../contract.ts';
import { messages } from '../messages.ts';
import { calendarRefresh, rentalCalendarApi as api } from './queries.ts';
import { RenameCalendar } from './rename-calendar.tsx';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './rental-calendars.module.css';

type Props = { readonly id: string; readonly calendar: LinkedCalendar; readonly isResting: boolean };

/** One calendar of another site: its name, how reading it goes, and what can be done with it. */
export function LinkedLine({ id, calendar, isResting }: Props) {
  const words = useWords(messages);
  const [opens, setOpens] = useState<'name' | 'removal'>();
  const rename = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && opens !== 'name') rename.current?.focus();
    wasNaming.current = opens === 'name';
  }, [opens]);
  const { name, address, isWaiting, fault, days, copies } = calendar;
  const refresh = calendarRefresh(id);
  const failed = { title: words('changeFailed'), description: words('changeFailedText') };
  const params = { id, calendar: calendar.id };
  const fetching = useChange(api.mutation('POST /api/rentals/{id}/calendars/{calendar}/fetches'), {
    done: { title: words('fetching'), description: words('fetchingText') },
    failed,
    reasons: { too_many_requests: words('fetchSoon') },
    refresh,
  });
  const removal = useChange(api.mutation('DELETE /api/rentals/{id}/calendars/{calendar}'), {
    done: { title: words('removed'), description: words('removedText') },
    failed,
    refresh,
    onDone: () => setOpens(undefined),
    onFailed: () => setOpens(undefined),
  });
  return (
    <li>
      {opens === 'name' ? (
        <RenameCalendar id={id} calendar={calendar} onClose={() => setOpens(undefined)} />
      ) : (
        <>
          <p className={styles.linkedName}>
            <b>{isolate(name)}</b>
            <span>{hostOf(address)}</span>
          </p>
          <State calendar={calendar} isResting={isResting} />
          {days > 0 ? <p className={fieldStyles.hint}>{words('days', { count: days })}</p> : null}
          {copies > 0 ? <p className={fieldStyles.hint}>{words('copies', { count: copies })}</p> : null}
          <div className={styles.linkedButtons}>
            {isResting ? null : (
              <Button
                variant={fault ? 'ink' : 'line'}
                size="sm"
                busy={fetching.isPending || isWaiting}
                aria-label={words('fetchOf', { name })}
                onClick={() => fetching.change({ params })}
              >
                {words('fetch')}
              </Button>
            )}
            <Button
              ref={rename}
              variant="line"
              size="sm"
              aria-label={words('renameOf', { name })}
              onClick={() => setOpens('name')}
            >
              {words('rename')}
            </Button>
            <Button
              variant="line"
              size="sm"
              aria-label={words('removeOf', { name })}
              onClick={() => setOpens('removal')}
            >
              <Icon name="x" />
              {words('remove')}
            </Button>
          </div>
        </>
      )}
      {opens === 'removal' && (
        <ConfirmLater
          isOpen
          title={words('removeTitle', { name })}
          text={words('removeText')}
          yes={words('removeYes')}
          no={words('stay')}
          isPending={removal.isPending}
          onYes={() => removal.change({ params })}
          onClose={() => setOpens(undefined)}
        />
      )}
    </li>
  );
}

const hostOf = (address: string) => urlOf(address)?.hostname;

function State({ calendar, isResting }: Omit<Props, 'id'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { isWaiting, workedAt, fault, failingSince } = calendar;
  const when = (at: string) => formatInstant(new Date(at), language);
  const worked = workedAt === null ? words('neverWorked') : words('workedAt', { when: when(workedAt) });
  if (isResting) return <p className={fieldStyles.hint}>{words('rests')}</p>;
  if (isWaiting)
    return (
      <p className={fieldStyles.hint} role="status">
        {words('waits')}
      </p>
    );
  if (fault === null) return <p className={fieldStyles.hint}>{worked}</p>;
  return (
    <div className={fieldStyles.hint}>
      <p className={fieldStyles.hintError}>
        <Icon name="alert" />
        {words(`fault.${fault}`)}
      </p>
      <p>
        {failingSince === null ? null : `${words('failingSince', { when: when(failingSince) })} `}
        {worked} {workedAt === null ? null : words('staysTaken')}
      </p>
    </div>
  );
}
