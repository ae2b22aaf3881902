import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages } from '../../door-messages.ts';
import { DoorDesk } from './door-desk.tsx';
import { DoorList } from './door-list.tsx';
import { doorsQuery } from '../queries.ts';
import * as styles from './door.module.css';

type PageProps = {
  /** Whether it is known that somebody is signed in. */
  readonly isMember: boolean;
  /** The event whose door this is, once it is chosen. */
  readonly eventId: string | undefined;
  readonly onChoose: (eventId: string | undefined) => void;
  /** Stands at the end of the bar. */
  readonly dial: ReactNode;
};

/** The door: which one, then ticket after ticket. */
export function DoorPage({ isMember, eventId, onChoose, dial }: PageProps) {
  const words = useWords(messages);
  return (
    <main className={styles.gate}>
      <header className={styles.gateBar}>
        {/* A page load of its own: only this page may use the camera. */}
        <a className={styles.gateBack} href="/user-dashboard">
          <Icon name="back" />
          {words('back')}
        </a>
        {dial}
      </header>
      {isMember ? <Doors eventId={eventId} onChoose={onChoose} /> : <Waiting />}
    </main>
  );
}

function Doors({ eventId, onChoose }: Pick<PageProps, 'eventId' | 'onChoose'>) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(doorsQuery(language));
  if (data === undefined && !isError) return <Waiting />;
  if (data === undefined)
    return (
      <>
        <h1 className="tower">{words('heading')}</h1>
        <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void refetch() }}>
          {words('failedText')}
        </Failure>
      </>
    );
  const door = data.find(({ id }) => id === eventId);
  if (door) return <DoorDesk key={door.id} door={door} onLeave={() => onChoose(undefined)} />;
  return (
    <>
      <h1 className="tower">{words('heading')}</h1>
      {data.length > 0 ? (
        <DoorList doors={data} onChoose={onChoose} />
      ) : (
        <Empty
          title={words('none')}
          action={
            <ButtonLink variant="ink" size="sm" to="/user-dashboard">
              {words('noneLink')}
            </ButtonLink>
          }
        >
          {words('noneText')}
        </Empty>
      )}
    </>
  );
}

function Waiting() {
  const words = useWords(messages);
  return (
    <>
      <h1 className="tower">{words('heading')}</h1>
      <div className={styles.gateWaits} role="status" aria-label={words('loading')}>
        <i />
        <i />
        <i />
      </div>
    </>
  );
}
