import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NotThere } from '#kit/web/desk/not-there.tsx';
import { useMayAs } from '#kit/web/desk/role-in-team.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { EndSeries } from './end-series.tsx';
import { NewNights } from './new-nights.tsx';
import { PublishAlike } from './publish-alike.tsx';
import { seriesQuery } from './queries.ts';
import { SameTickets } from './same-tickets.tsx';
import { SeriesNights } from './series-nights.tsx';
import * as styles from './event-series.module.css';

type Props = {
  readonly eventId: string;
  readonly title: string;
  /** When it is: later nights are counted from it. */
  readonly date: string | null;
  readonly seriesId: string | null;
  /** What it lacks for a review: its other nights lack it too. */
  readonly gaps: readonly string[];
  /** It is a draft that nobody was asked to look at yet. */
  readonly isDraft: boolean;
};

/** An event that comes again: its owner makes its other nights, the desk publishes those that differ in their date alone. */
export function EventSeries({ eventId, title, date, seriesId, gaps, isDraft }: Props) {
  const words = useWords(messages);
  const isOwner = useDeskSide() === 'owner';
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState(0);
  const mayMake = useMayAs('editor');
  if (isOwner ? !mayMake || date === null : seriesId === null) return null;
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        {words(isOwner ? 'repeat' : 'series')}
      </Button>
      {isOpen ? (
        <Sheet isOpen isWide title={words('seriesOf', { title })} onClose={() => setOpen(false)}>
          <div className={styles.series}>
            <Nights eventId={eventId} made={made} onOnly={() => setOpen(false)} />
            {isOwner && date !== null ? (
              <NewNights {...{ eventId, date, gaps, isDraft }} onMade={() => setMade(made + 1)} />
            ) : null}
            {isOwner ? <OwnSeries eventId={eventId} onEnded={() => setMade(made + 1)} /> : null}
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

/** What is done with nights that are there already: their tickets, and the end of them. */
function OwnSeries({ eventId, onEnded }: { readonly eventId: string; readonly onEnded: () => void }) {
  const { data } = useQuery(seriesQuery(eventId));
  if (data === undefined || data.id === null) return null;
  return (
    <>
      <SameTickets eventId={eventId} nights={data.nights} />
      <EndSeries eventId={eventId} nights={data.nights} onEnded={onEnded} />
    </>
  );
}

type NightsProps = {
  readonly eventId: string;
  /** How often nights were made here, or ended: the button for it has nothing to do then, and they get the focus. */
  readonly made: number;
  readonly onOnly: () => void;
};

function Nights({ eventId, made, onOnly }: NightsProps) {
  const words = useWords(messages);
  const { set } = useDeskAddress();
  const isOwner = useDeskSide() === 'owner';
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useQuery(seriesQuery(eventId));
  // Of a night that stood alone the heading comes with the answer.
  const isSeries = typeof data?.id === 'string';
  useEffect(() => {
    if (made > 0 && isSeries) heading.current?.focus();
  }, [made, isSeries]);
  if (data === undefined) return <NotThere isError={isError} refetch={refetch} failed={words('unavailable')} />;
  if (data.id === null) return <p>{words('lead')}</p>;
  const only = () => {
    onOnly();
    set({ series: data.id ?? undefined, status: undefined, open: undefined });
  };
  return (
    <section className={styles.seriesPart} aria-labelledby="series-nights">
      <h3 ref={heading} id="series-nights" tabIndex={-1} className="tower-s">
        {words('nights', { count: data.nights.length })}
      </h3>
      <SeriesNights nights={data.nights} eventId={eventId} />
      {isOwner ? null : <PublishAlike nights={data.nights} heading={heading} />}
      <div>
        <Button variant="line" size="sm" onClick={only}>
          {words('only')}
        </Button>
      </div>
    </section>
  );
}
