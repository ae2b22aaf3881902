import { randomBytes, randomInt } from 'node:crypto';

/** Some letters that nobody has written before: journeys share a town, and find their own things in it by these. */
export const aSuffix = (): string => randomBytes(5).toString('hex');

/** Eight digits that nobody has been given before, for a phone number and the name that goes with it. */
export const newDigits = (): string => String(randomInt(1e8)).padStart(8, '0');
