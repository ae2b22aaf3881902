/** Time is injected: tests set it, nothing sleeps for it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
