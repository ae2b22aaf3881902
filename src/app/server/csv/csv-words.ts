/** What files of lists are written with: the names of their columns and choices, and the town's clock. */
import { flagOf, headOf } from '#features/downloads/heads.ts';
import type { CsvWords } from '#kit/server/csv/cells.ts';
import { wallClock } from '#market/town/dates.ts';
import { choiceOf } from './csv-choices.ts';

/** An instant as the town's clock showed it. */
function townInstant(at: Date): string {
  const { date, time } = wallClock(at);
  return `${date} ${time}`;
}

/** Of one list, by its address. */
export const fileWords = (list: string): CsvWords => ({
  head: headOf,
  flag: flagOf,
  instant: townInstant,
  choice: (path, code, language) => choiceOf(list, path, code, language) ?? code,
});
