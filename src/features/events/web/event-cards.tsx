import { inksOf } from '#market/posters/poster.ts';
import { CardRow } from '#kit/web/ui/card-row.tsx';
import type { Event } from '../contract.ts';
import { EventCard } from './event-card.tsx';

type Props = { readonly events: readonly Event[]; readonly layout?: 'row' | 'grid' };

/** Events side by side; no two neighbours wear the same ink. */
export function EventCards({ events, layout = 'row' }: Props) {
  const inks = inksOf(events.map(({ poster }) => poster));
  return (
    <CardRow items={events} layout={layout}>
      {(event, index) => <EventCard event={event} ink={inks[index] ?? 'poniente'} />}
    </CardRow>
  );
}
