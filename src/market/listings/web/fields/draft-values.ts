/** What is stored, as a form holds it, and back: a form holds text, so that whatever is typed can stay. */
import { inLanguage, type Localized, type LocalizedList } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';

/** A text in both languages while it is written; empty is missing. */
export type Bilingual = { readonly en: string; readonly es: string };

/** Where something is, as typed; both are empty while nobody knows. */
export type PlaceText = { readonly latitude: string; readonly longitude: string };

export type DraftPhoto = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Bilingual;
};

export function bilingual(text?: Localized): Bilingual {
  return { en: text?.en ?? '', es: text?.es ?? '' };
}

/** Without the languages that nothing was written in. */
export function localizedOf({ en, es }: Bilingual): { en?: string; es?: string } {
  return { ...(en.trim() === '' ? {} : { en: en.trim() }), ...(es.trim() === '' ? {} : { es: es.trim() }) };
}

/** A list as one line of text, and its entries again: trimmed, empty ones dropped (specification section 5). */
export const lineOf = (list: readonly string[] = []): string => list.join(', ');

/**
 * The entries of a line. A list that nobody touched stays as it was: its entries may hold commas of their own.
 */
export function listOf(line: string, before: readonly string[] = []): string[] {
  if (line === lineOf(before)) return [...before];
  return line
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

export function bilingualLines(list?: LocalizedList): Bilingual {
  return { en: lineOf(list?.en), es: lineOf(list?.es) };
}

/** Without the languages that have no entry: there the other one's are shown. */
export function localizedLists(lines: Bilingual, before?: LocalizedList): { en?: string[]; es?: string[] } {
  const [en, es] = [listOf(lines.en, before?.en), listOf(lines.es, before?.es)];
  return { ...(en.length > 0 ? { en } : {}), ...(es.length > 0 ? { es } : {}) };
}

/** A price of the wire in a number field: free is written out. */
export const priceText = (price: string): string => (price === '0' ? '0.00' : price);

export function placeText(at?: { readonly latitude: number | null; readonly longitude: number | null }): PlaceText {
  return { latitude: at?.latitude?.toString() ?? '', longitude: at?.longitude?.toString() ?? '' };
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Both numbers or none: half a place is no place. */
export function placeOf({ latitude, longitude }: PlaceText): { latitude: number | null; longitude: number | null } {
  const [north, east] = [numberOf(latitude), numberOf(longitude)];
  return north === null || east === null ? { latitude: null, longitude: null } : { latitude: north, longitude: east };
}

/** The photos as a public card takes them. */
export const shownPhotos = (photos: readonly DraftPhoto[], language: Language) =>
  photos.map(({ alt, ...photo }) => ({ ...photo, alt: inLanguage(localizedOf(alt), language) }));

export const draftPhoto = (photo: { id: string; width: number; height: number; alt: Localized }): DraftPhoto => ({
  id: photo.id,
  width: photo.width,
  height: photo.height,
  alt: bilingual(photo.alt),
});

export const photoOf = ({ id, alt }: DraftPhoto): { id: string; alt: { en?: string; es?: string } } => ({
  id,
  alt: localizedOf(alt),
});
