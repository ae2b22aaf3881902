import type { Language } from '#kit/shared/messages.ts';
import { writtenFor } from '#kit/shared/localized.ts';
import { landmarks } from '#market/town/landmarks.ts';

/** A place as it is said on a page: what words were understood as stands in the address by one name for all languages. */
export function placeName(location: string, language: Language): string {
  const landmark = landmarks.find(({ name }) => Object.values(name).includes(location));
  const [name] = writtenFor(language).map((one) => landmark?.name[one]);
  return name ?? location;
}
