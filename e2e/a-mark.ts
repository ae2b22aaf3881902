import { randomBytes } from 'node:crypto';

/** Some letters that nobody has written before: journeys share a town, and find their own things in it by these. */
export const aMark = (): string => randomBytes(5).toString('hex');
