import type { NamesOf } from '#features/audit/server/service.ts';
import { noteDownload } from '#features/downloads/server/service.ts';
import { readBytes } from '#kit/server/body.ts';
import { tellTotal } from '#kit/server/desk-list.ts';
import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { endpoints } from '../contract.ts';
import { maxBytes } from '../rules.ts';
import { columnsOf, toldColumn } from './columns.ts';
import { listingFile } from './listing-file.ts';
import { bringFile, listImports, listLines, readImport, stepImport } from './service.ts';
import { importTask } from './work.ts';

type Needs = {
  readonly kinds: ServerKinds;
  readonly namesOf: NamesOf;
  /** Has a task looked at now. */
  readonly nudge: (name: string) => void;
};

/** The desk's routes. */
export function listingImportRoutes({ kinds, namesOf, nudge }: Needs) {
  return routes(endpoints, {
    'GET /api/admin/listing-columns': ({ query }) => columnsOf(kinds[query.kind]).map(toldColumn),
    'GET /api/admin/listing-files': async ({ db, query, language, actor, at }) => {
      const file = await listingFile(db, kinds[query.kind], language);
      await noteDownload(db, { actor, path: query.kind, query: {}, at });
      return file;
    },
    'POST /api/admin/listing-imports': async ({ db, request, query, language, actor, at }) => {
      const bytes = await readBytes(request, maxBytes);
      const { kind, name: fileName, owner } = query;
      const id = await bringFile(db, { kind: kinds[kind], fileName, owner, bytes }, { actor, at, language });
      nudge(importTask);
      return readImport(db, id, namesOf);
    },
    'GET /api/admin/listing-imports': ({ db, query, headers }) => sendPage(headers, listImports(db, query, namesOf)),
    'GET /api/admin/listing-imports/{id}': ({ db, params }) => readImport(db, params.id, namesOf),
    'GET /api/admin/listing-imports/{id}/lines': async ({ db, params, query, headers }) => {
      const { items, total } = await listLines(db, params.id, query.state, query.page ?? 1);
      tellTotal(headers, total);
      return items;
    },
    'POST /api/admin/listing-imports/{id}/steps': async ({ db, params, body, language, actor, at }) => {
      await stepImport(db, params.id, body.step, { actor, at, language });
      nudge(importTask);
      return readImport(db, params.id, namesOf);
    },
  });
}
