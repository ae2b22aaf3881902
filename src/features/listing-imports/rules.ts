/** Listings from a file: limits, states and what may be wrong in a line (issue 21). Pure. */

/** Whoever has more cuts the file. */
export const maxLines = 5_000;
export const maxBytes = 8 * 1024 * 1024;
/** What a cell holds at most: more than any field takes. */
export const maxCellLength = 10_000;

/** Where an import is. The house works through the lines in the states that end in -ing; people take the steps between. */
export const importStates = ['checking', 'checked', 'importing', 'imported', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

export const importSteps = ['import', 'undo'] as const;
export type ImportStep = (typeof importSteps)[number];

/** From which state a step leads where. */
export const stepsOf = {
  import: { from: 'checked', to: 'importing' },
  undo: { from: 'imported', to: 'undoing' },
} as const satisfies Record<ImportStep, { from: ImportState; to: ImportState }>;

/** What the house does with the lines in a state: which it takes, what they become, and the state after the last of them. */
export const work = {
  checking: { takes: 'untried', done: 'good', failed: 'bad', after: 'checked' },
  importing: { takes: 'good', done: 'made', failed: 'bad', after: 'imported' },
  undoing: { takes: 'made', done: 'undone', failed: 'kept', after: 'undone' },
} as const;
export type WorkingState = keyof typeof work;

export const isWorking = (state: ImportState): state is WorkingState => state in work;

/** A line is not tried yet, is good or bad, became a listing, was taken back, or could not be. */
export const lineStates = ['untried', 'good', 'bad', 'made', 'undone', 'kept'] as const;
export type LineState = (typeof lineStates)[number];

/** Who owns what is imported: the house, or nobody yet (decision 0046). */
export const importOwners = ['nobody', 'house'] as const;
export type ImportOwner = (typeof importOwners)[number];

/** What forms find wrong in a field, by the same names (kit/shared/field-checks.ts), and what only a line can have wrong. */
export const lineFaults = [
  'missing',
  'email',
  'phone',
  'link',
  'price',
  'whole',
  'range',
  'short',
  'hours',
  'season',
  'seasonShared',
  'seasonLeast',
  'seasonWeekend',
  'refused',
  'long',
  'choice',
  'date',
  'time',
  'flag',
  'number',
  'list',
  'twice',
  'known',
  'changed',
  'rule',
] as const;
export type LineFault = (typeof lineFaults)[number];
