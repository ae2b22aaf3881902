/** Who took which list along as a file: the log of the desk knows where people are in it. */
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';

type Taken = {
  readonly actor: { readonly id: string };
  /** The list's address. */
  readonly path: string;
  readonly query: object;
  readonly at: Date;
};

/** What the log calls the list: as a table is called. */
const entityOf = (path: string): string => (path.split('/').at(-1) ?? path).replaceAll('-', '_');

/** Writes it down with its filters; what was searched for may be somebody's name, so only that something was. */
export async function noteDownload(db: Db, { actor, path, query, at }: Taken): Promise<void> {
  const { q, ...filters } = query as { readonly q?: string };
  const after = { ...filters, ...(q && { searched: true }) };
  const entity = entityOf(path);
  await recordChange(db, { actor, at, action: 'export', entity, entityId: '-', title: `${entity}.csv`, after });
}
