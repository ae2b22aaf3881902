/** The four sections of the home page, in order: the id is their anchor and the name of their word. */
export const sections = ['events', 'rentals', 'directory', 'jobs'] as const;
