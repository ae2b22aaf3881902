import { useId, useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { SeriesNight } from '../contract.ts';
import { messages } from '../messages.ts';
import { reaches, type Reach } from '../rules.ts';
import { seriesApi, seriesRefresh } from './queries.ts';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';
import * as formStyles from '#kit/web/form/form.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './event-series.module.css';

type Props = { readonly eventId: string; readonly nights: readonly SeriesNight[] };

/** Gives the nights to come the ticket types of this one, after a question for which. */
export function SameTickets({ eventId, nights }: Props) {
  const words = useWords(messages);
  const name = useId();
  const [isAsking, setAsking] = useState(false);
  const [reach, setReach] = useState<Reach>('following');
  const { change, isPending } = useChange(seriesApi.mutation('PUT /api/events/{id}/series/ticket-types'), {
    done: ({ changed, kept }) => ({
      title: words('ticketsGiven', { count: changed }),
      ...(kept > 0 ? { description: words('ticketsKept', { count: kept }) } : {}),
    }),
    failed: { title: words('ticketsFailed'), description: words('failedText') },
    refresh: seriesRefresh,
    onDone: () => setAsking(false),
    onFailed: () => setAsking(false),
  });
  if (!nights.some(({ isToCome, id }) => isToCome && id !== eventId)) return null;
  return (
    <section className={styles.seriesPart} aria-labelledby="same-tickets">
      <h3 id="same-tickets" className="tower-s">
        {words('tickets')}
      </h3>
      <p className={fieldStyles.hint}>{words('ticketsText')}</p>
      <div>
        <Button variant="line" size="sm" onClick={() => setAsking(true)}>
          {words('ticketsGive')}
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        tone="ink"
        title={words('ticketsAsk')}
        text={words('ticketsAskText')}
        yes={words('save')}
        no={words('back')}
        isPending={isPending}
        onYes={() => change({ params: { id: eventId }, body: { reach } })}
        onClose={() => setAsking(false)}
      >
        <fieldset className={styles.seriesReach} aria-label={words('ticketsAsk')}>
          {reaches.map((one) => (
            <label key={one} className={formStyles.deskTick}>
              <input
                className={checkboxStyles.radio}
                type="radio"
                name={name}
                checked={reach === one}
                onChange={() => setReach(one)}
              />
              {words(one === 'following' ? 'reach.after' : 'reach.all')}
            </label>
          ))}
        </fieldset>
      </Confirm>
    </section>
  );
}
