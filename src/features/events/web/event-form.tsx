import { PolicyField } from '#market/listings/web/cancellation/policy-field.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ClockChange } from '#market/listings/web/fields/clock-change.tsx';
import { BilingualField, ChoiceField, NumberField, TextField } from '#market/listings/web/fields/text-field.tsx';
import type { ListingForm } from '#market/listings/web/fields/use-listing-form.ts';
import type { OpenListing } from '#market/listings/web/desk/listing-panel.tsx';
import { ListingSheet } from '#market/listings/web/desk/listing-sheet.tsx';
import { messages as listings } from '#market/listings/web/desk/messages.ts';
import {
  FormPart,
  PictureFields,
  PriceFields,
  StateFields,
  WhatPart,
  WhereFields,
} from '#market/listings/web/desk/parts.tsx';
import { inkOf, seedOf } from '#market/posters/poster.ts';
import type { EventRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { messages } from '../messages.ts';
import { eventCategories, eventMotifs } from '../rules.ts';
import { eventCalls, eventRefresh } from './desk-queries.ts';
import { CallOff, type CallOffCall } from './event-call-off.tsx';
import { EventCard } from './event-card.tsx';
import { eventPlan, eventPreview, type EventDraft } from './event-draft.ts';

type FormProps = OpenListing<EventRecord> & { readonly callOff: CallOffCall };

/** One event with every field of specification section 5, and its ticket beside it. */
export function EventForm({ record, reload, onClose, callOff }: FormProps) {
  const words = useWords(desk);
  const { language } = useLanguage();
  return (
    <ListingSheet
      record={record}
      title={words(record ? 'editTitle' : 'newTitle')}
      plan={eventPlan}
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
      fields={(form, onBusy) => (
        <>
          <EventFields form={form} onBusy={onBusy} />
          {record ? <CallOff record={record} call={callOff} onDone={onClose} /> : null}
        </>
      )}
      card={(values) => {
        const event = eventPreview(values, record, language);
        const motif = eventMotifs[event.category];
        return <EventCard event={event} ink={inkOf(motif, seedOf(event.category + event.id))} />;
      }}
    />
  );
}

type FieldsProps = { readonly form: ListingForm<EventDraft>; readonly onBusy: (isBusy: boolean) => void };

function EventFields({ form, onBusy }: FieldsProps) {
  const words = useWords(desk);
  const publicWords = useWords(messages);
  const shared = useWords(listings);
  const { at } = form;
  return (
    <>
      <WhatPart />
      <BilingualField field={at('title')} label={shared('titleField')} max={120} />
      <BilingualField field={at('description')} label={shared('description')} max={2000} rows={5} />
      <ChoiceField
        field={at('category')}
        label={shared('category')}
        options={eventCategories.map((value) => ({ value, label: publicWords(`category.${value}`) }))}
      />
      <TextField field={at('organizer')} label={words('organizer')} max={120} />
      <StateFields status={at('status')} featured={at('featured')} />

      <FormPart title={words('when')} />
      <TextField field={at('date')} label={words('date')} type="date" max={10} />
      <TextField field={at('time')} label={words('time')} type="time" max={5} />
      <ClockChange
        date={form.values.date}
        time={form.values.time}
        fold={form.values.fold}
        onTime={at('time').change}
        onFold={at('fold').change}
        isRefused={at('fold').fault !== undefined}
      />
      <BilingualField field={at('duration')} label={words('duration')} max={60} />

      <FormPart title={words('entry')} />
      <PriceFields price={at('price')} currency={at('currency')} />
      <NumberField
        field={at('capacity')}
        label={words('capacity')}
        refused={words('capacityTaken')}
        width="third"
        step={1}
        min={1}
        max={100_000}
      />
      <PolicyField field={at('cancellation')} />

      <WhereFields location={at('location')} address={at('address')} place={at('place')} />
      <PictureFields
        photos={at('photos')}
        imageUrl={at('imageUrl')}
        imageUrlHint={words('imageUrlHint')}
        onBusy={onBusy}
      />
    </>
  );
}
