import { inLanguage, type Localized } from '#kit/shared/localized.ts';
import type { FieldKind } from '#kit/web/form/field-kinds.ts';
import { bilingual, isEmptyValue, localizedOf, type Bilingual } from '#kit/web/form/text-values.ts';

export type DraftPhoto = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Bilingual;
};

type StoredPhoto = Omit<DraftPhoto, 'alt'> & { readonly alt: Localized };

/** The photos of a listing: each says what is seen for those who do not see it. */
export const photosKind: FieldKind<readonly DraftPhoto[]> = {
  draft: (stored) =>
    ((stored as readonly StoredPhoto[] | undefined) ?? []).map(({ id, width, height, alt }) => ({
      id,
      width,
      height,
      alt: bilingual(alt),
    })),
  read: (photos) => photos.map(({ id, alt }) => ({ id, alt: localizedOf(alt) })),
  shown: (photos, _fact, language) =>
    photos.map(({ alt, ...photo }) => ({ ...photo, alt: inLanguage(localizedOf(alt), language) })),
  faultsOfParts: (photos) => photos.flatMap(({ alt }, place) => (isEmptyValue(alt) ? [[place, 'alt'] as const] : [])),
};
