import { exportsNothing, forgetsNothing } from '#kit/server/personal-data.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { payoutFiles, payouts } from './table.ts';

/** What an owner was paid stands line by line in the ledger, where they take it along; the law keeps both. */
export const payoutPersonalData: PersonalData = {
  tables: [payouts, payoutFiles],
  exportOf: exportsNothing,
  forget: forgetsNothing,
};
