/** The calls of the submissions room. */
import type { BodyInputOf, QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';
import type { SubmissionType } from '../rules.ts';
import { stepNames, toldNames, type Answers, type Turn } from './chat/chat-steps.ts';
import { toldBody, type Told } from './told.ts';

const line = 'POST /api/submissions';

const api = client<typeof endpoints>();
export const submitListing = () => api.mutation(line);

export type SubmissionsAsked = QueryInputOf<(typeof endpoints)['GET /api/submissions']>;
export type DecisionBody = BodyInputOf<(typeof endpoints)['PATCH /api/submissions/{id}/status']>;

export type DecisionsBody = BodyInputOf<(typeof endpoints)['POST /api/submissions/decisions']>;

export const submissionsQuery = (query: SubmissionsAsked) => api.list('GET /api/submissions', { query });
export const submissionQuery = (id: string) => api.query('GET /api/submissions/{id}', { params: { id } });
export const duplicatesQuery = (id: string) => api.query('GET /api/submissions/{id}/duplicates', { params: { id } });
export const decideSubmissions = () => api.mutation('POST /api/submissions/decisions');
export const decideSubmission = () => api.mutation('PATCH /api/submissions/{id}/status');

type ProposalBody = BodyInputOf<(typeof endpoints)[typeof line]>;

/** A finished conversation as the wire has it. */
export function bodyOf(answers: Answers, told: Told, nickname: string): ProposalBody {
  const { title = '', description = '', category = '', location = '', address = '' } = answers;
  const details = toldBody(toldNames(answers), told) as NonNullable<ProposalBody['details']>;
  return {
    type: answers.type as SubmissionType,
    title,
    description,
    category,
    location,
    address,
    contact_email: answers.contact_email ?? '',
    contact_phone: answers.contact_phone || null,
    price: answers.price || null,
    currency: 'EUR',
    ...(Object.keys(details).length > 0 && { details }),
    // The contract knows this field as empty only: whoever fills it in is meant to be refused.
    ...(nickname ? { nickname: nickname as '' } : {}),
  };
}

/** What the server's refusal does to the conversation: one answer is asked for again, or everything waits. */
export function refusalOf(problem: Problem): Turn {
  const path = problem.code === 'validation' ? problem.fields[0]?.path : undefined;
  const step = stepNames.find((name) => name === path);
  if (path?.startsWith('details.')) return { does: 'refuse', step: stepNames.at(-1), fault: { key: 'more' } };
  if (step) return { does: 'refuse', step, fault: { key: 'refused' } };
  switch (problem.code) {
    case 'too_many_requests':
      return {
        does: 'refuse',
        fault: { key: 'tooMany', count: Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60)) },
      };
    case 'unavailable':
      return { does: 'refuse', fault: { key: 'offline' } };
    default:
      return { does: 'refuse', fault: { key: 'other' } };
  }
}
