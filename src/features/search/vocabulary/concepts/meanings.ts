/** Words of which each stands for all of its line, of all subjects. */
import { sameMeaning } from '../synonyms.ts';
import { food } from './food.ts';
import { leisure } from './leisure.ts';
import { services } from './services.ts';
import { gear, stays } from './stays.ts';
import { work } from './work.ts';

export const meanings: readonly string[] = [
  ...sameMeaning,
  ...food,
  ...services,
  ...leisure,
  ...stays,
  ...gear,
  ...work,
];
