import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatDate } from '#kit/shared/dates.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import type { GuestToReview } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { maxWords } from '../rules.ts';
import { guestsToReviewQuery, ownersPath, reviewGuest, shownPaths } from './desk-queries.ts';
import { StarChoice } from './stars.tsx';
import * as styles from './guests-to-review.module.css';

/** The last guests are asked about at once; the others would push what they wrote off the page. */
const shownFirst = 3;

/** Guests whose stay has ended: their host says something of each, once. Without any it takes no room. */
export function GuestsToReview() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const id = useId();
  const { data = [] } = useQuery(freshly(guestsToReviewQuery(language)));
  const [open, setOpen] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? data : data.slice(0, shownFirst);
  if (data.length === 0) return null;
  return (
    <section className={styles.guests} aria-labelledby={id}>
      <h2 id={id} className="tower-s">
        {words('guests')}
      </h2>
      <p>{words('guestsLead')}</p>
      <ul>
        {shown.map((guest) => (
          <li key={guest.order}>
            <p>
              <b>{guest.guest}</b>
              <span>
                {words('guestStay', { title: guest.title, date: formatDate(guest.wasThere, 'long', language) })}
              </span>
            </p>
            {open === guest.order ? (
              <GuestForm guest={guest} />
            ) : (
              <Button variant="line" size="sm" onClick={() => setOpen(guest.order)}>
                {words('sayGuest', { name: guest.guest })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < data.length ? (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          {words('allGuests', { count: data.length })}
        </Button>
      ) : null}
    </section>
  );
}

function GuestForm({ guest }: { readonly guest: GuestToReview }) {
  const words = useWords(messages);
  const { values, set } = useDraft({ stars: 0, said: '' }, { keep: `guest ${guest.order}` });
  const [isMissing, setMissing] = useState(false);
  const { change, isPending } = useChange(reviewGuest(), {
    done: { title: words('guestSaid'), description: words('guestSaidText') },
    failed: { title: words('failed'), description: words('failedText') },
    refresh: [ownersPath, ...shownPaths],
  });
  const send = () => {
    if (values.stars === 0) setMissing(true);
    else change({ params: { id: guest.order }, body: { stars: values.stars, words: values.said } });
  };
  return (
    <div className={styles.guestForm}>
      <StarChoice
        label={words('stars')}
        name={`stars-${guest.order}`}
        meanings={[words('word.1'), words('word.2'), words('word.3'), words('word.4'), words('word.5')]}
        value={values.stars}
        fault={isMissing ? words('starsMissing') : undefined}
        onChoose={(stars) => set('stars', stars)}
      />
      <Field label={words('words')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={maxWords}
            value={values.said}
            onChange={(event) => set('said', event.currentTarget.value)}
          />
        )}
      </Field>
      <Button variant="teal" busy={isPending} onClick={send}>
        {words('sendGuest')}
      </Button>
    </div>
  );
}
