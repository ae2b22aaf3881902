/** Lengths of time in milliseconds, and instants that are so many of them away. A day is 24 hours, whatever the clock does. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs);
export const hoursBefore = (at: Date, hours: number): Date => hoursAfter(at, -hours);
export const daysAfter = (at: Date, days: number): Date => hoursAfter(at, 24 * days);
export const daysBefore = (at: Date, days: number): Date => daysAfter(at, -days);
