import type { Language } from '#kit/shared/messages.ts';
import type { ControlProps, FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { shownOf } from '#kit/web/form/form-values.ts';
import { changesIn } from '#market/listings/web/desk/changed-fields.ts';
import * as listing from '#market/listings/web/desk/entries.tsx';
import { previewPoster } from '#market/listings/web/desk/preview-poster.ts';
import type { ListingDraft } from '#market/listings/web/desk/listing-draft.ts';
import { ClockChange } from '#market/listings/web/fields/clock-change.tsx';
import { isPartner } from '#market/listings/plan-rank.ts';
import type { Event, EventInput, EventRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { eventFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { eventMotifs } from '../rules.ts';

export type EventBody = Omit<EventInput, 'version' | 'moves'>;

/** An event as its form holds it. */
type EventDraft = ListingDraft<EventBody>;

/**
 * The form of an event (specification section 5). All is asked for of a new one; one that was announced without its date
 * or price may stay so (decisions, Approving).
 */
export const eventTable: FormTable<EventDraft, WordsOf<typeof desk>> = {
  facts: eventFacts,
  words: desk,
  fields: {
    title: listing.title,
    description: listing.description,
    category: { ...listing.category, choices: { words: messages, key: (value) => `category.${value}` } },
    organizer: {},
    performer: { hint: 'performerHint' },
    status: listing.status,
    featured: listing.featured,

    date: { part: 'when', required: 'new', faults: { refused: 'dateRefused' } },
    time: { required: 'new' },
    fold: { Control: Fold, label: 'time' },
    doors: { faults: { refused: 'doorsRefused' } },
    duration: {},

    price: { ...listing.price, part: { words: desk, title: 'entry' }, start: '0.00' },
    currency: listing.currency,
    capacity: { required: true, faults: { refused: 'capacityTaken' }, width: 'third' },
    cancellation: listing.cancellation,
    vatSupply: listing.vatSupply,
    vip: { width: 'full' },

    lineUp: { part: 'told', hint: 'lineUpHint', width: 'full' },
    included: {},
    dressCode: {},
    minAge: { hint: 'minAgeHint', width: 'third' },

    businessId: listing.ownPlace,
    location: listing.location,
    address: listing.address,
    place: listing.place,
    photos: listing.photosOf('events'),
    chosenPoster: listing.posterOf('events'),
    imageUrl: listing.neededImageUrl,
  },
};

export const eventChanges = changesIn(eventTable);

/** Which of the two, where the clock shows the time twice; asked below it. */
function Fold({ field, form }: ControlProps<EventDraft, EventDraft['fold']>) {
  const { date, time } = form.values;
  return (
    <ClockChange
      date={date}
      time={time}
      fold={field.value}
      onTime={form.at('time').change}
      onFold={field.change}
      isRefused={field.fault !== undefined}
    />
  );
}

/** The event as its public card will show it. */
export function eventPreview(values: EventDraft, record: EventRecord | undefined, language: Language): Event {
  const shown = shownOf<EventDraft, Event>(eventTable, values, record, language);
  const soldOut = record !== undefined && record.placesTaken >= Number(values.capacity);
  const { planRank = 0, ownerless = false, createdAt: postedAt = '' } = record ?? {};
  const poster = previewPoster(values.chosenPoster, record, eventMotifs[shown.category]);
  return { ...shown, id: record?.id ?? 'new', ownerless, soldOut, postedAt, partner: isPartner({ planRank }), poster };
}
