/** How far the desk is with something that was sent in. */
export const intakeStatuses = ['new', 'in_progress', 'done'] as const;
export type IntakeStatus = (typeof intakeStatuses)[number];

/** How long the desk's own notes on it may be. */
export const maxNotes = 4000;
