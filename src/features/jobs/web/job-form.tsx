import { messages as listings } from '#market/listings/web/desk/messages.ts';
import type { OpenListing } from '#market/listings/web/desk/listing-panel.tsx';
import { ListingSheet } from '#market/listings/web/desk/listing-sheet.tsx';
import { FormPart, PictureFields, StateFields, WhatPart, WhereFields } from '#market/listings/web/desk/parts.tsx';
import { BilingualField, ChoiceField, TextField } from '#market/listings/web/fields/text-field.tsx';
import type { ListingForm } from '#market/listings/web/fields/use-listing-form.ts';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { JobRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { messages } from '../messages.ts';
import { jobCategories, jobSchedules, salaryTypes } from '../rules.ts';
import { JobCard } from './job-card.tsx';
import { jobPlan, jobPreview, type JobDraft } from './job-draft.ts';
import { jobCalls, jobRefresh } from './desk-queries.ts';

/** One vacancy with every field of specification section 5, and its notice beside it. */
export function JobForm({ record, reload, onClose }: OpenListing<JobRecord>) {
  const words = useWords(desk);
  const { language } = useLanguage();
  return (
    <ListingSheet
      record={record}
      title={words(record ? 'editTitle' : 'newTitle')}
      plan={jobPlan}
      calls={jobCalls}
      said={{
        created: words('created'),
        createFailed: words('createFailed'),
        updated: words('updated'),
        updateFailed: words('updateFailed'),
      }}
      refresh={jobRefresh}
      reload={reload}
      onClose={onClose}
      fields={(form, onBusy) => <JobFields form={form} record={record} onBusy={onBusy} />}
      card={(values) => <JobCard job={jobPreview(values, record, language)} />}
    />
  );
}

type FieldsProps = {
  readonly form: ListingForm<JobDraft>;
  readonly record: JobRecord | undefined;
  readonly onBusy: (isBusy: boolean) => void;
};

function JobFields({ form: { at }, record, onBusy }: FieldsProps) {
  const words = useWords(desk);
  const shared = useWords(listings);
  const publicWords = useWords(messages);
  const isOwner = useDeskSide() === 'owner';
  /** What nobody has named may stay so; what is named can't go back to nothing. */
  const open = (name: 'salaryType' | 'schedule') =>
    record?.[name] === null || at(name).value === '' ? [{ value: '' as const, label: words('open') }] : [];
  return (
    <>
      <WhatPart />
      <BilingualField field={at('title')} label={shared('titleField')} max={120} />
      <BilingualField field={at('description')} label={shared('description')} max={2000} rows={5} />
      <TextField field={at('employer')} label={words('employer')} max={120} />
      <ChoiceField
        field={at('category')}
        label={shared('category')}
        options={jobCategories.map((value) => ({ value, label: publicWords(`category.${value}`) }))}
      />
      <StateFields status={at('status')} featured={at('isUrgent')} featuredLabel={words('urgent')} />

      <FormPart title={words('terms')} />
      <BilingualField field={at('salary')} label={words('salary')} max={80} />
      <ChoiceField
        field={at('salaryType')}
        label={words('salaryType')}
        options={[
          ...open('salaryType'),
          ...salaryTypes.map((value) => ({ value, label: words(`salaryType.${value}`) })),
        ]}
      />
      <ChoiceField
        field={at('schedule')}
        label={words('schedule')}
        options={[
          ...open('schedule'),
          ...jobSchedules.map((value) => ({ value, label: publicWords(`schedule.${value}`) })),
        ]}
      />

      <FormPart title={words('asks')} />
      <BilingualField field={at('requirements')} label={words('requirements')} max={2000} isList />
      <BilingualField field={at('benefits')} label={words('benefits')} max={2000} isList />
      <TextField
        field={at('contactEmail')}
        label={words('contactEmail')}
        hint={words(isOwner ? 'ownContactHint' : 'contactHint')}
        type="email"
        width="full"
        max={254}
      />

      <WhereFields location={at('location')} address={at('address')} place={at('place')} />
      <PictureFields photos={at('photos')} onBusy={onBusy} />
    </>
  );
}
