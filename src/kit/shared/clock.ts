/**
 * Tells the instant. It is handed in wherever time is asked, so that a test sets it and nothing sleeps for it; a law
 * (tests/laws/clock.ts) keeps the machine's own time out of everything else.
 */
export type Clock = () => Date;

/** The machine's time: for the processes' entries (`main.ts`, `dev.ts`) and the browser's (`client.tsx`). */
export const systemClock: Clock = () => new Date();
