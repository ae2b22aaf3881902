import { exportsNothing, forgetsNothing } from '../personal-data.ts';
import type { PersonalData } from '../personal-data.ts';
import { photos } from './table.ts';

/** A photo belongs to the thing that shows it, and goes a day after none does (photos/tidy.ts). */
export const photoPersonalData: PersonalData = {
  tables: [photos],
  exportOf: exportsNothing,
  forget: forgetsNothing,
};
