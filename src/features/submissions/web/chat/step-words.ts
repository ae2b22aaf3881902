/** What the steps and their answers are called in the visitor's language. */
import { kindOf } from '#features/listings/kinds.ts';
import type { Language, Words } from '#kit/shared/messages.ts';
import { formatPrice } from '#kit/shared/money.ts';
import type { messages } from '../../messages.ts';
import { submissionTypes, type SubmissionType } from '../../rules.ts';
import type { Choice } from './answer-checks.ts';
import type { Answers, ChatStep } from './chat-steps.ts';

export type ChatWords = Words<typeof messages>;

const categoryWord = (type: SubmissionType, category: string) => `category.${type}.${category}` as 'category.job.other';

/** What can be picked at a step; nothing where an answer is written. */
export function choicesOf(step: ChatStep, answers: Answers, words: ChatWords): readonly Choice[] {
  if (step === 'type') return submissionTypes.map((value) => ({ value, label: words(`type.${value}`) }));
  const type = submissionTypes.find((one) => one === answers.type);
  if (step !== 'category' || !type) return [];
  return kindOf(type).categories.map((value) => ({ value, label: words(categoryWord(type, value)) }));
}

/** An answer as it is shown. */
export function answerText(step: ChatStep, answers: Answers, words: ChatWords, language: Language): string {
  const answer = answers[step] ?? '';
  const picked = choicesOf(step, answers, words).find(({ value }) => value === answer);
  if (picked) return picked.label;
  if (answer === '') return words('skipped');
  if (step !== 'price') return answer;
  return answer === '0' ? words('free') : formatPrice(answer, language);
}
