/** Job applications: closed sets, the state graph and what the form asks (issue 5). */
import { isCalendarDate } from '#kit/shared/dates.ts';
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import { wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import type { Transitions } from '#kit/shared/transitions.ts';

export const applicationStatuses = ['received', 'shortlisted', 'accepted', 'declined', 'withdrawn', 'closed'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Those that wait for a decision. */
export const openStatuses = ['received', 'shortlisted'] as const satisfies readonly ApplicationStatus[];

/** The employer's side moves it on; only the applicant withdraws, and the house closes what is of a job that is gone. */
export const applicationTransitions: Transitions<ApplicationStatus> = {
  received: ['shortlisted', 'accepted', 'declined', 'withdrawn', 'closed'],
  shortlisted: ['accepted', 'declined', 'withdrawn', 'closed'],
  accepted: ['withdrawn'],
  declined: [],
  withdrawn: [],
  closed: [],
};

/** The steps of whoever decides. */
export const decisions = ['shortlisted', 'accepted', 'declined'] as const satisfies readonly ApplicationStatus[];
export type Decision = (typeof decisions)[number];

/** Where whoever decides may take it from here: never into the applicant's own step, nor the house's. */
export const deskSteps = (from: ApplicationStatus): readonly Decision[] =>
  decisions.filter((to) => applicationTransitions[from].includes(to));

/** Whether a job has found everybody it looks for; one that does not say how many never has. */
export const isFilled = ({ openings, accepted }: { readonly openings: number | null; readonly accepted: number }) =>
  openings !== null && accepted >= openings;

/** An application is forgotten so many days after it was sent; the privacy policy says so. */
export const applicationKeptDays: number = town.promises.applicationDays;

export const messageMax = 1000;
export const languagesMax = 20;

/** The languages that most who come to work here speak: one press instead of a word to type. */
export const commonLanguages = ['es', 'en', 'fr', 'de', 'nl', 'it', 'pt', 'pl'] as const;

/** "English, some Dutch" as a list: parted by commas or semicolons, each once. */
export function languagesIn(text: string): string[] {
  const found = new Map<string, string>();
  for (const part of text.split(/[,;\n]/)) {
    const word = part.trim();
    if (word !== '' && !found.has(word.toLowerCase())) found.set(word.toLowerCase(), word);
  }
  return [...found.values()].slice(0, languagesMax);
}

/** Adds a language to what was typed, or takes it away when it stands there already. */
export function withLanguage(text: string, word: string): string {
  const there = languagesIn(text);
  const others = there.filter((one) => one.toLowerCase() !== word.toLowerCase());
  return (others.length < there.length ? others : [...there, word]).join(', ');
}

/** The languages somebody named, as their reader calls them; what is none of the common ones stays as it was typed. */
export function languagesFor(reader: Language, said: readonly string[]): string[] {
  const known = new Map(
    commonLanguages.flatMap((one) =>
      languages.map((house) => [titleOfLanguage(one, house).toLowerCase(), titleOfLanguage(one, reader)] as const),
    ),
  );
  return said.map((word) => known.get(word.toLowerCase()) ?? word);
}

/** A day to begin on: one that exists and is not over by the town's clock. */
export function isDayToCome(date: string, at: Date): boolean {
  return isCalendarDate(date) && date >= wallClock(at).date;
}

/** The private link of an application. What follows the `#` never leaves the applicant's browser as part of an address. */
export function applicationPath(language: string, token: string): string {
  return `/application?lang=${language}#${token}`;
}
