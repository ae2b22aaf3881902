/** Composes the letters about vacancies: what was applied for, what became of it, and when one leaves the board. */
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import { fill } from '#kit/shared/translate.ts';
import { formatInstant } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import type { Letters } from '../../rules.ts';
import type { Block, Body, Desk } from './blocks.ts';
import { factsOf, saidOf } from './blocks.ts';

type JobLetter =
  | 'jobApplication'
  | 'applicationReceived'
  | 'applicationDecided'
  | 'applicationWithdrawn'
  | 'jobLeaving';

export const jobBodies: { readonly [N in JobLetter]: (values: Letters[N], desk: Desk) => Body } = {
  jobApplication: (sent, { words: { letters, facts }, language, link }) => ({
    words: letters.jobApplication,
    name: null,
    more: [
      factsOf(
        [facts.job, sent.title],
        [facts.applicant, sent.name],
        [facts.email, sent.email],
        sent.phone === null ? undefined : [facts.phone, shownPhone(sent.phone)],
        [facts.languages, inLine(sent.languages, ', ')],
        [facts.from, formatDate(sent.availableFrom, 'long', language)],
      ),
      ...saidOf(letters.jobApplication.message, sent.message),
      ...(sent.path ? [link(letters.jobApplication.button, sent.path)] : []),
      { kind: 'text', text: fill(letters.jobApplication.later, { days: town.promises.applicationDays }) },
    ],
  }),
  applicationReceived: ({ name, title, employer, path }, { words: { letters, facts }, link }) => ({
    words: letters.applicationReceived,
    name,
    more: [
      factsOf([facts.job, title], employer === '' ? undefined : [facts.employer, employer]),
      link(letters.applicationReceived.button, path),
    ],
  }),
  applicationDecided: ({ name, title, decision, answer, path, answersTo }, { words: { letters, facts }, link }) => {
    const words = letters.applicationDecided;
    const ways: Block[] = path === null ? [{ kind: 'text', text: words.guest }] : [link(words.button, path)];
    return {
      words: words[decision],
      name,
      more: [
        factsOf([facts.job, title]),
        ...saidOf(words.answer, answer),
        ...(answersTo ? [{ kind: 'text', text: words.answerBack } as const] : []),
        ...ways,
        ...(decision === 'declined' || decision === 'closed' ? [link(words.others, '/search?type=jobs')] : []),
      ],
    };
  },
  applicationWithdrawn: (told, { words: { letters, facts }, language }) => {
    const words = letters.applicationWithdrawn;
    const isErased = told.name === null;
    return {
      words: isErased ? { ...words, text: words.erased } : words,
      name: null,
      more: [
        factsOf(
          [facts.job, told.title],
          isErased
            ? [facts.arrived, formatInstant(new Date(told.submittedAt), language)]
            : [facts.applicant, told.name],
        ),
      ],
    };
  },
  jobLeaving: ({ jobId, title, date, isOwn }, { words: { letters, facts }, language, link }) => ({
    words: isOwn ? { ...letters.jobLeaving, text: letters.jobLeaving.own } : letters.jobLeaving,
    name: null,
    more: [
      factsOf([facts.job, title], [facts.hangsUntil, formatDate(date, 'long', language)]),
      link(letters.jobLeaving.button, isOwn ? `/dashboard?tab=listings&view=jobs&open=${jobId}` : `/jobs/${jobId}`),
    ],
  }),
};
