import { exportsNothing, forgetsNothing } from '#kit/server/personal-data.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { listingImportLines, listingImports } from './table.ts';

/** What the desk read from files of firms: nothing a member gave. It goes by its age (app/server/retention.ts). */
export const listingImportPersonalData: PersonalData = {
  tables: [listingImports, listingImportLines],
  exportOf: exportsNothing,
  forget: forgetsNothing,
};
