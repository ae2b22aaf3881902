import { messages as listings } from '#market/listings/web/desk/messages.ts';
import type { OpenListing } from '#market/listings/web/desk/listing-panel.tsx';
import { ListingSheet } from '#market/listings/web/desk/listing-sheet.tsx';
import {
  FormPart,
  PictureFields,
  PriceFields,
  StateFields,
  WhatPart,
  WhereFields,
} from '#market/listings/web/desk/parts.tsx';
import {
  BilingualField,
  ChoiceField,
  CommaField,
  NumberField,
  TextField,
  TickField,
} from '#market/listings/web/fields/text-field.tsx';
import { inkOf, seedOf } from '#market/posters/poster.ts';
import type { ListingForm } from '#market/listings/web/fields/use-listing-form.ts';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { RentalRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { messages } from '../messages.ts';
import { priceUnits, rentalCategories, rentalMotifs } from '../rules.ts';
import { BlockedDates } from './blocked-dates.tsx';
import { RentalCard } from './rental-card.tsx';
import { rentalPlan, rentalPreview, type RentalDraft } from './rental-draft.ts';
import { rentalCalls, rentalRefresh } from './desk-queries.ts';
import { RentalTerms, unitField } from './rental-terms.tsx';

/** One rental with every field of specification section 5, and its postcard beside it. */
export function RentalForm({ record, reload, onClose }: OpenListing<RentalRecord>) {
  const words = useWords(desk);
  const { language } = useLanguage();
  return (
    <ListingSheet
      record={record}
      title={words(record ? 'editTitle' : 'newTitle')}
      plan={rentalPlan}
      calls={rentalCalls}
      said={{
        created: words('created'),
        createFailed: words('createFailed'),
        updated: words('updated'),
        updateFailed: words('updateFailed'),
      }}
      refresh={rentalRefresh}
      reload={reload}
      onClose={onClose}
      fields={(form, onBusy) => (
        <>
          <RentalFields form={form} onBusy={onBusy} hasUnit={record?.priceUnit !== null} />
          {record && record.status !== 'withdrawn' ? <BlockedDates record={record} /> : null}
        </>
      )}
      card={(values) => {
        const rental = rentalPreview(values, record, language);
        const motif = rentalMotifs[rental.category];
        return <RentalCard rental={rental} ink={inkOf(motif, seedOf(rental.category + rental.id))} />;
      }}
    />
  );
}

type FieldsProps = {
  readonly form: ListingForm<RentalDraft>;
  readonly onBusy: (isBusy: boolean) => void;
  /** Somebody has named a unit: it can't go back to none. */
  readonly hasUnit: boolean;
};

function RentalFields({ form, onBusy, hasUnit }: FieldsProps) {
  const { at } = form;
  const words = useWords(desk);
  const shared = useWords(listings);
  const publicWords = useWords(messages);
  const contact = useDeskSide() === 'owner' ? 'ownContact' : 'contact';
  const units = priceUnits.map((value) => ({ value, label: publicWords(`unit.${value}`) }));
  const open = hasUnit && at('priceUnit').value !== '' ? [] : [{ value: '' as const, label: words('unitOpen') }];
  return (
    <>
      <WhatPart />
      <BilingualField field={at('title')} label={shared('titleField')} max={120} />
      <BilingualField field={at('description')} label={shared('description')} max={2000} rows={5} />
      <ChoiceField
        field={at('category')}
        label={shared('category')}
        options={rentalCategories.map((value) => ({ value, label: publicWords(`category.${value}`) }))}
      />
      <NumberField field={at('capacity')} label={words('capacity')} step={1} min={1} max={500} />
      <CommaField field={at('amenities')} label={words('amenities')} max={1800} />
      <StateFields status={at('status')} featured={at('featured')} />

      <FormPart title={words('terms')} />
      <PriceFields price={at('price')} currency={at('currency')} />
      <ChoiceField field={unitField(form)} label={words('priceUnit')} width="third" options={[...open, ...units]} />
      <RentalTerms form={form} />

      <FormPart title={words(contact)} />
      <TextField
        field={at('contactPhone')}
        label={words('contactPhone')}
        hint={words(`${contact}Hint`)}
        type="tel"
        max={40}
      />
      <TextField
        field={at('contactEmail')}
        label={words('contactEmail')}
        hint={words(`${contact}Hint`)}
        type="email"
        max={254}
      />
      <TickField field={at('contactPublic')} label={words(`${contact}Public`)} />

      <WhereFields location={at('location')} address={at('address')} place={at('place')} />
      <PictureFields photos={at('photos')} imageUrl={at('imageUrl')} images={at('images')} onBusy={onBusy} />
    </>
  );
}
