import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { useMayAs } from '#kit/web/desk/role-in-team.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { CodeRow } from './code-row.tsx';
import { NewCode } from './new-code.tsx';
import { codesQuery } from './queries.ts';
import * as styles from './event-codes.module.css';

type Props = {
  readonly eventId: string;
  readonly title: string;
  /** It has been: what its codes brought is seen, and none is made. */
  readonly isOver: boolean;
  readonly isOfSeries: boolean;
  readonly isOwned: boolean;
};

/** The way to the codes of one's own event. */
export function EventCodes({ eventId, title, isOver, isOfSeries, isOwned }: Props) {
  const words = useWords(messages);
  const [isOpen, setOpen] = useState(false);
  if (!useMayAs('editor')) return null;
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        {words('codes')}
      </Button>
      {isOpen ? (
        <Sheet isOpen isWide title={words('codesOf', { title })} onClose={() => setOpen(false)}>
          <Codes eventId={eventId} />
          {isOver ? null : <NewCode {...{ eventId, isOfSeries, isOwned }} />}
        </Sheet>
      ) : null}
    </>
  );
}

function Codes({ eventId }: { readonly eventId: string }) {
  const words = useWords(messages);
  const { data, isError, refetch } = useQuery(codesQuery(eventId));
  if (data === undefined) return <NotThere isError={isError} refetch={refetch} failed={words('unavailable')} />;
  return (
    <div className={styles.eventCodes}>
      <p>{words('lead')}</p>
      {data.length === 0 ? (
        <p>
          <b>{words('none')}.</b> {words('noneText')}
        </p>
      ) : (
        <ul>
          {data.map((code) => (
            <li key={code.id}>
              <CodeRow code={code} eventId={eventId} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
