/** Messages between a guest and an owner, or an applicant and an employer: who they are, how long things last, how fast an owner answers (issue 21). */
import { dayMs, minuteMs } from '#kit/shared/durations.ts';

/** Listings that anybody can ask about; of a job only who has applied for it is written to. */
export const askedTypes = ['events', 'rentals', 'businesses'] as const;
export type AskedType = (typeof askedTypes)[number];

/** Both ends of a conversation. */
export const sides = ['guest', 'owner'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'guest' ? 'owner' : 'guest');

/** How an employer reaches an applicant: here, by mail alone, or no more. */
export const applicantWays = ['here', 'mail', 'none'] as const;

/** How a message came in. */
export const ways = ['page', 'mail'] as const;

export const maxText = 2000;
/** How many lines a conversation shows, the last ones. */
export const shownMessages = 200;

/** What was written within so many minutes and not read goes out in one letter. */
const bundleMinutes = 5;
/** What was written before this instant and is not read waits no longer for its letter. */
export const bundledBefore = (at: Date): Date => new Date(at.getTime() - bundleMinutes * minuteMs);

/** A letter can be answered for so many days after the last line of its conversation. */
const replyDays = 60;
export const isReplyOver = (lastAt: Date, at: Date): boolean => at.getTime() > lastAt.getTime() + replyDays * dayMs;

/** Answers count for so many days, and are shown from so many on. */
const answerDays = 90;
export const fewestAnswers = 5;
export const answersSince = (at: Date): Date => new Date(at.getTime() - answerDays * dayMs);

/** How long an owner takes to answer, as pages tell it. */
export const answerSpans = ['hour', 'hours', 'day', 'days'] as const;
export type AnswerSpan = (typeof answerSpans)[number];

/** The span of so many minutes: within an hour, a few hours, a day, or longer. */
export function answerSpanOf(minutes: number): AnswerSpan {
  if (minutes <= 60) return 'hour';
  if (minutes <= 6 * 60) return 'hours';
  return minutes <= 24 * 60 ? 'day' : 'days';
}

/** How many lines one account writes within an hour, and how many conversations it begins within a day. */
export const writingLimits = {
  lines: { below: 60, seconds: 3600 },
  begun: { below: 15, seconds: 24 * 3600 },
} as const;

/** Where conversations of guests stand; what is opened stands behind the `#`, which no server is sent. */
export const messagesPath = '/messages';
const opens = { conversation: 'open=', order: 'order=', application: 'application=' } as const;

/** What one writes about: a listing before anything is booked, an order, or an application for a job. */
export type About =
  | { readonly type: AskedType; readonly listing: string }
  | { readonly order: string }
  | { readonly application: string };

export const conversationHash = (id: string): string => `${opens.conversation}${id}`;
export function aboutHash(about: About): string {
  if ('order' in about) return `${opens.order}${about.order}`;
  return 'application' in about ? `${opens.application}${about.application}` : `${about.type}=${about.listing}`;
}

/** What the page of conversations is opened with. */
export function namedIn(fragment: string): { readonly open: string } | { readonly about: About } | undefined {
  const [name = '', value = ''] = fragment.split('=');
  if (value === '') return undefined;
  if (name === 'open') return { open: value };
  if (name === 'order') return { about: { order: value } };
  if (name === 'application') return { about: { application: value } };
  const type = askedTypes.find((one) => one === name);
  return type && { about: { type, listing: value } };
}
