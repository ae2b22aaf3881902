/** How far the desk is with something that was sent in. */
export const intakeStatuses = ['new', 'in_progress', 'done'] as const;
export type IntakeStatus = (typeof intakeStatuses)[number];
