import { ChangesPanel } from '#features/listing-changes/web/changes-panel.tsx';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { ToldChanges } from '#market/listings/web/desk/changed-fields.ts';
import { webKinds } from '../kinds.ts';
import type { DeskCounts } from './desk-counts.ts';

/** The desk's changes, with the forms of all kinds: their labels say what was changed. */
export async function loadChangesDesk() {
  const loaded = Object.entries(webKinds).map(async ([name, { changes }]) => [name, await changes()] as const);
  const told = Object.fromEntries(await Promise.all(loaded)) as Record<ListingKind, ToldChanges>;
  return function ChangesDesk({ counts }: { readonly counts: DeskCounts }) {
    return <ChangesPanel told={told} pending={counts.changes} />;
  };
}
