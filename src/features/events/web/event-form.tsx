import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { OpenListing } from '#market/listings/web/desk/opened-listing.tsx';
import { ListingSheet } from '#market/listings/web/desk/listing-sheet.tsx';
import { inkOf } from '#market/posters/poster.ts';
import type { EventRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { eventCalls, eventRefresh } from './desk-queries.ts';
import { CallOff, type CallOffCall } from './event-call-off.tsx';
import { AskMove } from './ask-move.tsx';
import { EventCard } from './event-card.tsx';
import { eventPreview, eventTable } from './event-table.tsx';

type FormProps = OpenListing<EventRecord> & { readonly callOff: CallOffCall };

/** One event with every field of specification section 5, and its ticket beside it. */
export function EventForm({ record, reload, onClose, callOff }: FormProps) {
  const words = useWords(desk);
  const { language } = useLanguage();
  return (
    <ListingSheet
      kind="events"
      record={record}
      title={words(record ? 'editTitle' : 'newTitle')}
      table={eventTable}
      calls={eventCalls}
      said={{
        created: words('created'),
        createFailed: words('createFailed'),
        updated: words('updated'),
        updateFailed: words('updateFailed'),
      }}
      refresh={eventRefresh}
      reload={reload}
      onClose={onClose}
      asks={{ code: 'tickets_sold', yes: { moves: true } }}
      question={(question) => <AskMove {...question} />}
      more={record ? <CallOff record={record} call={callOff} onDone={onClose} /> : null}
      card={(values) => {
        const event = eventPreview(values, record, language);
        return <EventCard event={event} ink={inkOf(event.poster.motif, event.poster.seed)} />;
      }}
    />
  );
}
