/** How far the desk is with something that was sent in. */
export const intakeStatuses = ['new', 'in_progress', 'done'] as const;
export type IntakeStatus = (typeof intakeStatuses)[number];

/** So long may the desk's own notes on it be. */
export const maxNotes = 4000;
