/** Each drawing and each page comes in two inkings: the town by day and by night. */
export const hours = ['day', 'night'] as const;
export type Hour = (typeof hours)[number];
