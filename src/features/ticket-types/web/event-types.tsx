import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inLanguage } from '#kit/shared/localized.ts';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { useKeptFocus } from '#kit/web/desk/desk-focus.ts';
import { useMayAs } from '#kit/web/desk/role-in-team.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { formatNumber } from '#kit/shared/numbers.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../desk-messages.ts';
import { ownTypesQuery } from './queries.ts';
import { RegularRow } from './regular-row.tsx';
import { TypeForm } from './type-form.tsx';
import { TypeRow } from './type-row.tsx';
import * as styles from './event-types.module.css';

type Props = {
  readonly eventId: string;
  readonly title: string;
  /** It has been: what was sold of each is seen, and nothing is changed. */
  readonly isOver: boolean;
};

/** The way to the ticket types of one's own event. */
export function EventTypes({ eventId, title, isOver }: Props) {
  const words = useWords(messages);
  const [isOpen, setOpen] = useState(false);
  if (!useMayAs('editor')) return null;
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        {words('types')}
      </Button>
      {isOpen ? (
        <Sheet isOpen isWide title={words('typesOf', { title })} onClose={() => setOpen(false)}>
          <Types eventId={eventId} isOver={isOver} />
        </Sheet>
      ) : null}
    </>
  );
}

function Types({ eventId, isOver }: Omit<Props, 'title'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [made, setMade] = useState('');
  // What is ended, or stands elsewhere now, goes with the button that was pressed.
  const kept = useKeptFocus<HTMLUListElement>('li');
  const { data, isError, refetch } = useQuery(ownTypesQuery(eventId));
  if (data === undefined) return <NotThere isError={isError} refetch={refetch} failed={words('unavailable')} />;
  const { regular, types, any } = data;
  const isPriced = regular.price !== null && regular.price !== '0';
  const open = types.filter(({ state }) => state !== 'ended').map(({ id }) => id);
  return (
    <>
      <div className={styles.eventTypes}>
        <p>{words('lead')}</p>
        {isPriced ? null : <p>{words('noPrice')}</p>}
        {any.peopleWaiting > 0 ? (
          <p>
            {words('waitingForAny', {
              count: any.peopleWaiting,
              places: formatNumber(any.placesWanted, language),
            })}
          </p>
        ) : null}
        <ul {...kept} aria-label={words('types')}>
          <li>
            <RegularRow eventId={eventId} regular={regular} isOver={isOver} />
          </li>
          {types.map((type) => (
            <li key={type.id}>
              <TypeRow eventId={eventId} type={type} isOver={isOver} moved={withEarlier(open, type.id)} />
            </li>
          ))}
        </ul>
      </div>
      {isOver || !isPriced ? null : (
        <>
          <TypeForm eventId={eventId} onSaved={({ name }) => setMade(inLanguage(name, language))} />
          <p role="status" className={styles.typeMade}>
            {made === '' ? '' : words('made', { name: made })}
          </p>
        </>
      )}
    </>
  );
}

/** These with one of them before the one that stood before it; undefined where none did. */
function withEarlier(ids: readonly string[], id: string): string[] | undefined {
  const place = ids.indexOf(id);
  return place < 1 ? undefined : [...ids.slice(0, place - 1), id, ...ids.slice(place - 1).filter((one) => one !== id)];
}
