import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { urlOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client, receive } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { endpoints, ListingImport } from '../contract.ts';
import type { ImportOwner } from '../rules.ts';
import { isWorking } from '../rules.ts';

const api = client<typeof endpoints>();

/** What looks different after a step: the imports, and the log. */
export const touched = ['/api/admin/listing-imports', '/api/admin/audit'] as const;

type ImportsAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/listing-imports']>;
type LinesAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/listing-imports/{id}/lines']>;

export const listingImports = (query: ImportsAsked) => api.list('GET /api/admin/listing-imports', { query });
/** One of them; while the house works on it, its state is asked again each second. */
export const listingImport = (id: string) => ({
  ...freshly(api.query('GET /api/admin/listing-imports/{id}', { params: { id } })),
  refetchInterval: ({ state }: { state: { data?: ListingImport | undefined } }) =>
    state.data && isWorking(state.data.state) ? 1000 : false,
});
export const importLines = (id: string, query: LinesAsked) =>
  freshly(api.query('GET /api/admin/listing-imports/{id}/lines', { params: { id }, query }));
export const importColumns = (kind: ListingKind) => api.query('GET /api/admin/listing-columns', { query: { kind } });
export const stepImport = () => api.mutation('POST /api/admin/listing-imports/{id}/steps');

type Brought = {
  readonly kind: ListingKind;
  readonly owner: ImportOwner;
  readonly file: File;
  readonly language: Language;
};

/** Brings a file as it is. */
export const bringFile = () => ({
  mutationFn: ({ kind, owner, file, language }: Brought) => {
    const url = urlOf('/api/admin/listing-imports', {}, { kind, owner, name: file.name.slice(-120), lang: language });
    const headers = { 'content-type': 'text/csv' };
    const make = () => new Request(new URL(url, location.origin), { method: 'POST', headers, body: file });
    return receive(fetch, make) as Promise<ListingImport>;
  },
});

/** The listings of a kind as a file. */
export const takeFile = () => ({
  mutationFn: ({ kind, language }: { readonly kind: ListingKind; readonly language: Language }) => {
    const url = urlOf('/api/admin/listing-files', {}, { kind, lang: language });
    return receive(fetch, () => new Request(new URL(url, location.origin))) as Promise<{ name: string; text: string }>;
  },
});
