import type { ReactNode } from 'react';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { ListingCalls } from '#market/listings/web/desk/listing.ts';
import type { OpenListing } from '#market/listings/web/desk/opened-listing.tsx';
import { ListingSheet, type Choice } from '#market/listings/web/desk/listing-sheet.tsx';
import { inkOf } from '#market/posters/poster.ts';
import type { EventRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { eventCalls, eventRefresh } from './desk-queries.ts';
import { CallOff, type CallOffCall } from './event-call-off.tsx';
import { AskMove } from './ask-move.tsx';
import { EventCard } from './event-card.tsx';
import { eventChanges, eventPreview, eventTable, type EventBody } from './event-table.tsx';
import * as fieldStyles from '#kit/web/ui/field.module.css';

/** With the names of fields as the form has them. */
type SeriesChoice = Choice<EventBody> & { readonly labels: (names: readonly string[]) => string };

/** The other nights of its series, handed in by the roof: asks which of them a change is for, and changes them with it. */
export type OtherNights = {
  readonly choose: (choice: SeriesChoice) => ReactNode;
  readonly update: ListingCalls<EventBody>['update'];
};

type FormProps = OpenListing<EventRecord> & {
  readonly callOff: CallOffCall;
  readonly others?: OtherNights | undefined;
};

/** What each night has of its own: changing nothing else is for no other. */
const ownFields: readonly string[] = ['date', 'fold', 'featured', 'status'];

/** One event with every field of specification section 5, and its ticket beside it. */
export function EventForm({ record, reload, onClose, callOff, others }: FormProps) {
  const words = useWords(desk);
  const { language } = useLanguage();
  const isOwner = useDeskSide() === 'owner';
  return (
    <ListingSheet
      kind="events"
      record={record}
      table={eventTable}
      calls={others ? { ...eventCalls, update: others.update } : eventCalls}
      said={words}
      refresh={eventRefresh}
      reload={reload}
      onClose={onClose}
      asks={{ code: 'tickets_sold', yes: { moves: true } }}
      chooses={({ seriesId }, changed) =>
        others !== undefined && isOwner && seriesId !== null && changed.some((name) => !ownFields.includes(name))
      }
      choice={(choice) =>
        others?.choose({ ...choice, labels: (names) => eventChanges.labels(names, language).join(', ') })
      }
      question={(question) => <AskMove {...question} />}
      more={
        record ? (
          <CallOff record={record} call={callOff} onDone={onClose} />
        ) : isOwner ? (
          <p className={fieldStyles.hint}>{words('onceSaved')}</p>
        ) : null
      }
      card={(values) => {
        const event = eventPreview(values, record, language);
        return <EventCard event={event} ink={inkOf(event.poster.motif, event.poster.seed)} />;
      }}
    />
  );
}
