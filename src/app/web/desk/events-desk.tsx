import { WriteToAll } from '#features/event-news/web/write-to-all.tsx';
import { EventCodes } from '#features/discount-codes/web/event-codes.tsx';
import { ChooseNights } from '#features/event-series/web/choose-nights.tsx';
import { EventSeries } from '#features/event-series/web/event-series.tsx';
import { useNightChanges } from '#features/event-series/web/use-night-changes.ts';
import { EventsPanel } from '#features/events/web/events-panel.tsx';
import { EventTypes } from '#features/ticket-types/web/event-types.tsx';
import { StopSelling } from '#features/ticket-types/web/stop-selling.tsx';
import { callOffEvent } from '#features/orders/web/queries.ts';

/** The desk's events, with the call of the room of orders that gives everybody their money back, ticket types, codes for tickets, news to whoever has one, and its other nights. */
export function EventsDesk() {
  const update = useNightChanges();
  return (
    <EventsPanel
      callOff={callOffEvent()}
      codes={({ isOfSeries, isOwned, ...event }) => (
        <>
          <EventTypes {...event} />
          <EventCodes {...event} {...{ isOfSeries, isOwned }} />
        </>
      )}
      sales={(event) => <StopSelling {...event} />}
      news={(event) => <WriteToAll {...event} />}
      series={(event) => <EventSeries {...event} />}
      others={{ choose: (choice) => <ChooseNights {...choice} />, update }}
    />
  );
}
