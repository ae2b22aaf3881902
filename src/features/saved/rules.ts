/** What can be kept for later (issue 5). */
export const savedTypes = ['event', 'rental', 'business', 'job'] as const;
export type SavedType = (typeof savedTypes)[number];

/** Nobody keeps more than this; the device and the account have the same bound. */
export const maxSaved = 200;
