import { messages as listings } from '#market/listings/web/desk/messages.ts';
import type { OpenListing } from '#market/listings/web/desk/listing-panel.tsx';
import { ListingSheet } from '#market/listings/web/desk/listing-sheet.tsx';
import { FormPart, PictureFields, StateFields, WhatPart, WhereFields } from '#market/listings/web/desk/parts.tsx';
import { HoursField } from '#market/listings/web/fields/hours-field.tsx';
import { BilingualField, ChoiceField, TextField } from '#market/listings/web/fields/text-field.tsx';
import { inkOf, seedOf } from '#market/posters/poster.ts';
import type { ListingForm } from '#market/listings/web/fields/use-listing-form.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { BusinessRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { messages } from '../messages.ts';
import { businessCategories, businessMotifs, priceRanges } from '../rules.ts';
import { BusinessCard } from './business-card.tsx';
import { businessPlan, businessPreview, type BusinessDraft } from './business-draft.ts';
import { businessCalls, businessRefresh } from './desk-queries.ts';

/** One place of the directory with every field of specification section 5, and its shop front beside it. */
export function BusinessForm({ record, reload, onClose }: OpenListing<BusinessRecord>) {
  const words = useWords(desk);
  const { language } = useLanguage();
  return (
    <ListingSheet
      record={record}
      title={words(record ? 'editTitle' : 'newTitle')}
      plan={businessPlan}
      calls={businessCalls}
      said={{
        created: words('created'),
        createFailed: words('createFailed'),
        updated: words('updated'),
        updateFailed: words('updateFailed'),
      }}
      refresh={businessRefresh}
      reload={reload}
      onClose={onClose}
      fields={(form, onBusy) => <BusinessFields form={form} onBusy={onBusy} />}
      card={(values) => {
        const business = businessPreview(values, record, language);
        const motif = businessMotifs[business.category];
        return <BusinessCard business={business} ink={inkOf(motif, seedOf(business.category + business.id))} />;
      }}
    />
  );
}

type FieldsProps = { readonly form: ListingForm<BusinessDraft>; readonly onBusy: (isBusy: boolean) => void };

function BusinessFields({ form: { at }, onBusy }: FieldsProps) {
  const words = useWords(desk);
  const shared = useWords(listings);
  const publicWords = useWords(messages);
  return (
    <>
      <WhatPart />
      <TextField field={at('name')} label={words('name')} width="full" max={120} />
      <BilingualField field={at('description')} label={shared('description')} max={2000} rows={5} />
      <ChoiceField
        field={at('category')}
        label={shared('category')}
        options={businessCategories.map((value) => ({ value, label: publicWords(`category.${value}`) }))}
      />
      <ChoiceField
        field={at('priceRange')}
        label={words('priceRange')}
        options={priceRanges.map((value) => ({ value, label: value }))}
      />
      <StateFields status={at('status')} featured={at('featured')} />

      <FormPart title={words('contact')} />
      <TextField field={at('phone')} label={words('phone')} type="tel" max={40} />
      <TextField field={at('email')} label={words('email')} type="email" max={254} />
      <TextField field={at('website')} label={words('website')} type="url" width="full" max={500} />

      <FormPart title={words('open')} />
      <HoursField field={at('openingHours')} />

      <WhereFields location={at('location')} address={at('address')} place={at('place')} />
      <PictureFields photos={at('photos')} imageUrl={at('imageUrl')} images={at('images')} onBusy={onBusy} />
    </>
  );
}
