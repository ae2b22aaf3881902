/** News of an event, written by its organiser to everybody with a ticket (decision 0169): how much of it there may be. */
import { dayMs } from '#kit/shared/durations.ts';
/** Characters of one, in each language. */
export const maxNewsText = 1000;
/** An event has so many at most, and so many within a day: letters to hundreds are not for chatting. */
export const maxNews = 10;
export const maxNewsADay = 3;

/** How many more may be written, of an event for which these were. */
export function newsLeft(writtenAt: readonly Date[], at: Date): number {
  const today = writtenAt.filter((one) => one.getTime() > at.getTime() - dayMs);
  return Math.max(0, Math.min(maxNews - writtenAt.length, maxNewsADay - today.length));
}
