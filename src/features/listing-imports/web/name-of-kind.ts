import type { Language } from '#kit/shared/messages.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';

/** What the page calls listings of a kind. */
export type NameOfKind = (kind: ListingKind, language: Language) => string;
