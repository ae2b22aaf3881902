import { ChangesPanel } from '#features/listing-changes/web/changes-panel.tsx';
import type { ChangeTables } from '#features/listing-changes/web/change-tables.ts';
import { webKinds } from '../kinds.ts';

/** The desk's changes, with the forms of all kinds: their labels say what was changed. */
export async function loadChangesDesk() {
  const loaded = Object.entries(webKinds).map(async ([name, { formTable }]) => [name, await formTable()] as const);
  const tables = Object.fromEntries(await Promise.all(loaded)) as ChangeTables;
  return function ChangesDesk() {
    return <ChangesPanel tables={tables} />;
  };
}
