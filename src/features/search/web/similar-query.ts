import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** What somebody who looks at this listing may like as well. */
export const similarQuery = (type: ListingKind, id: string, language: Language) =>
  api.query('GET /api/search/similar', { query: { type, id }, language });
