import { useState } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { ConfirmLater } from '#kit/web/desk/confirm-later.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { formatInstant } from '#market/town/dates.ts';
import type { RentalCalendars } from '../contract.ts';
import { messages } from '../messages.ts';
import { calendarRefresh, rentalCalendarApi as api } from './queries.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './rental-calendars.module.css';

type Props = { readonly id: string; readonly own: RentalCalendars['own'] };

/** The secret address of what is taken here: made, copied, made anew. */
export function OwnAddress({ id, own }: Props) {
  const words = useWords(messages);
  const [asksAgain, setAsksAgain] = useState(false);
  const { change, isPending } = useChange(api.mutation('POST /api/rentals/{id}/calendar-address'), {
    done: { title: words('made'), description: words('madeText') },
    failed: { title: words('makeFailed'), description: words('makeFailedText') },
    refresh: calendarRefresh(id),
    onDone: () => setAsksAgain(false),
    onFailed: () => setAsksAgain(false),
  });
  const make = () => change({ params: { id } });
  return (
    <section className={styles.linkedPart} aria-label={words('own')}>
      <h4>{words('own')}</h4>
      <p className={fieldStyles.hint}>{words('ownText')}</p>
      {own ? <Address own={own} onRenew={() => setAsksAgain(true)} /> : <p>{words('ownNone')}</p>}
      {own ? null : (
        <div>
          <Button variant="ink" size="sm" busy={isPending} onClick={make}>
            {words('make')}
          </Button>
        </div>
      )}
      {asksAgain && (
        <ConfirmLater
          isOpen
          tone="ink"
          title={words('renewTitle')}
          text={words('renewText')}
          yes={words('renewYes')}
          no={words('stay')}
          isPending={isPending}
          onYes={make}
          onClose={() => setAsksAgain(false)}
        />
      )}
    </section>
  );
}

type AddressProps = { readonly own: NonNullable<RentalCalendars['own']>; readonly onRenew: () => void };

function Address({ own: { address, readAt }, onRenew }: AddressProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: words('copied'), description: words('copiedText') });
    } catch {
      toast({ title: words('notCopied'), description: words('notCopiedText'), tone: 'destructive' });
    }
  };
  const read =
    readAt === null ? words('neverRead') : words('readAt', { when: formatInstant(new Date(readAt), language) });
  return (
    <>
      <Field label={words('address')} hint={inLine([read, words('secret')], ' ')}>
        {(control) => (
          <Input
            {...control}
            className={styles.linkedAddress}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className={styles.linkedButtons}>
        <Button variant="ink" size="sm" onClick={() => void copy()}>
          {words('copy')}
        </Button>
        <Button variant="line" size="sm" onClick={onRenew}>
          {words('renew')}
        </Button>
      </div>
    </>
  );
}
