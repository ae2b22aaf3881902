import { exportsNothing, forgetsNothing } from '#kit/server/personal-data.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { prospectBusinesses } from './table.ts';

/** The desk's own notes on businesses without an account; they go by their age (app/server/retention.ts). */
export const prospectPersonalData: PersonalData = {
  tables: [prospectBusinesses],
  exportOf: exportsNothing,
  forget: forgetsNothing,
};
