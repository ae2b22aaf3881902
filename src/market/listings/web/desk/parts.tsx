import { useWords } from '#kit/web/i18n.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import type { DraftPhoto, PlaceText } from '../fields/draft-values.ts';
import { PhotosField } from '../fields/photos-field.tsx';
import { PlaceField } from '../fields/place-field.tsx';
import { ChoiceField, CommaField, NumberField, TextField, TickField } from '../fields/text-field.tsx';
import type { Bound } from '../fields/use-listing-form.ts';
import { messages } from './messages.ts';
import * as fieldStyles from '#kit/web/ui/field.module.css';
import * as styles from './listings.module.css';

type Status = 'draft' | 'published';
type Currency = 'EUR' | 'USD' | 'GBP';

const currencies = (['EUR', 'USD', 'GBP'] as const).map((value) => ({ value, label: value }));

/** A title over a part of a form. */
export function FormPart({ title }: { readonly title: string }) {
  return <h3 className={`${styles.formPart} tower-s`}>{title}</h3>;
}

/** How a form begins: what it is, and how the two languages go together. */
export function WhatPart() {
  const words = useWords(messages);
  return (
    <div>
      <FormPart title={words('what')} />
      <p className={fieldStyles.hint}>{words('eitherLanguage')}</p>
    </div>
  );
}

type StateProps = {
  readonly status: Bound<Status>;
  readonly featured: Bound<boolean>;
  /** A job is featured by being urgent. */
  readonly featuredLabel?: string;
};

/** Who sees it, and how far in front it stands: the desk's to decide, so an owner is not asked. */
export function StateFields({ status, featured, featuredLabel }: StateProps) {
  const words = useWords(messages);
  const side = useDeskSide();
  if (side === 'owner') return null;
  const options = [
    { value: 'published', label: words('showPublished') },
    { value: 'draft', label: words('showDraft') },
  ] as const;
  return (
    <>
      <ChoiceField field={status} label={words('status')} options={options} />
      <TickField field={featured} label={featuredLabel ?? words('featured')} />
    </>
  );
}

/** An amount and its currency: two thirds of a line. */
export function PriceFields({
  price,
  currency,
}: {
  readonly price: Bound<string>;
  readonly currency: Bound<Currency>;
}) {
  const words = useWords(messages);
  return (
    <>
      <NumberField
        field={price}
        label={words('price')}
        hint={words('priceHint')}
        width="third"
        step={0.01}
        min={0}
        max={9_999_999}
      />
      <ChoiceField field={currency} label={words('currency')} width="third" options={currencies} />
    </>
  );
}

type WhereProps = {
  readonly location: Bound<string>;
  readonly address: Bound<string>;
  readonly place: Bound<PlaceText>;
};

export function WhereFields({ location, address, place }: WhereProps) {
  const words = useWords(messages);
  return (
    <>
      <FormPart title={words('where')} />
      <TextField field={location} label={words('location')} max={120} />
      <TextField
        field={address}
        label={words('address')}
        {...(address.isRequired ? {} : { hint: words('addressHint') })}
        max={200}
      />
      <PlaceField field={place} />
    </>
  );
}

type PictureProps = {
  readonly photos: Bound<readonly DraftPhoto[]>;
  readonly imageUrl?: Bound<string>;
  readonly imageUrlHint?: string;
  readonly images?: Bound<string>;
  readonly onBusy: (isBusy: boolean) => void;
};

/** Photos that are uploaded, and beside them links to pictures elsewhere. */
export function PictureFields({ photos, imageUrl, imageUrlHint, images, onBusy }: PictureProps) {
  const words = useWords(messages);
  return (
    <>
      <FormPart title={words('pictures')} />
      <PhotosField field={photos} onBusy={onBusy} />
      {imageUrl ? (
        <TextField
          field={imageUrl}
          label={words('imageUrl')}
          hint={[imageUrlHint, words('linkHint')].filter(Boolean).join(' ')}
          type="url"
          width="full"
          max={500}
        />
      ) : null}
      {images ? <CommaField field={images} label={words('images')} max={4000} /> : null}
    </>
  );
}
