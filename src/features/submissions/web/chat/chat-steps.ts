/** The nine-step conversation as data, and what each turn does to it (specification sections 2, 4 and 5). */
import type { FactKind } from '#kit/shared/field-facts.ts';
import { isPhone } from '#kit/shared/phone-text.ts';
import { proposalFacts } from '../../facts.ts';
import { submissionTypes, tellableOf } from '../../rules.ts';
import { choiceFor, readEmail, readPrice, tidy, type Choice } from './answer-checks.ts';
import { askedOf, faultOfTold, type Told, type ToldName } from '../told.ts';

export type ChatStep = keyof typeof proposalFacts;

type Step = {
  readonly kind: FactKind;
  readonly max: number;
  /** May be left empty. */
  readonly isOptional: boolean;
};

/** In the order they are asked: the contract's. */
export const stepNames = Object.keys(proposalFacts) as ChatStep[];

/** How much may be typed where the contract counts no characters: a choice, or a price in somebody's own words. */
const usualMax = 40;

/** What an answer may be is the contract's to say; the categories of a type are picked. */
export function stepOf(name: ChatStep): Step {
  const { kind, max = usualMax, blank } = proposalFacts[name];
  return { kind: name === 'category' ? 'choice' : kind, max, isOptional: blank !== undefined };
}

/** How long the next question waits after an answer, in milliseconds (specification 9). */
export const answerDelay = 500;

/** What was answered; an empty text is a step that was left out. */
export type Answers = Readonly<Partial<Record<ChatStep, string>>>;

/** Why the conversation does not go on; the key of its words. */
type Fault = {
  readonly key:
    | 'choose'
    | 'email'
    | 'phone'
    | 'price'
    | 'more'
    | 'refused'
    | 'offline'
    | 'tooMany'
    | 'other'
    | 'interrupted';
  /** Minutes to wait. */
  readonly count?: number;
};

export type ChatState = {
  readonly answers: Answers;
  /** Half-written answers, so that going back loses none. */
  readonly typed: Answers;
  /** What is told besides, as it is typed (decision 0084). */
  readonly told: Told;
  /** What is asked now; none when everything is answered. */
  readonly step: ChatStep | undefined;
  readonly phase: 'asking' | 'thinking' | 'sending' | 'failed' | 'done';
  readonly fault: Fault | undefined;
};

export type Turn =
  | { readonly does: 'type'; readonly text: string }
  | { readonly does: 'tell'; readonly name: ToldName; readonly text: string }
  | { readonly does: 'answer'; readonly text: string; readonly choices?: readonly Choice[] }
  /** The pause after an answer is over. */
  | { readonly does: 'ask' }
  /** Goes back to an answer that was given. */
  | { readonly does: 'edit'; readonly step: ChatStep }
  | { readonly does: 'retry' }
  | { readonly does: 'sent' }
  /** The server refused, one answer or all of it. */
  | { readonly does: 'refuse'; readonly fault: Fault; readonly step?: ChatStep | undefined }
  | { readonly does: 'restart' };

export const newChat: ChatState = { answers: {}, typed: {}, told: {}, step: 'type', phase: 'asking', fault: undefined };

/** The first question without an answer. */
export const nextStep = (answers: Answers): ChatStep | undefined =>
  stepNames.find((name) => answers[name] === undefined);

/** What may be told besides of what is proposed; nothing before its type is known. */
export function toldNames({ type, category }: Answers): ToldName[] {
  const known = submissionTypes.find((one) => one === type);
  return known ? askedOf(tellableOf(known), category) : [];
}

/** It can be told with the last answer. */
export const isLast = (step: ChatStep): boolean => step === stepNames.at(-1);

const without = (answers: Answers, ...names: readonly ChatStep[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name as ChatStep)));

type Reading = { readonly answer: string } | { readonly fault: Fault } | undefined;

/** What somebody answered; undefined when there is nothing to take as an answer. */
function read(name: ChatStep, text: string, choices: readonly Choice[]): Reading {
  const { kind, max, isOptional } = stepOf(name);
  const answer = tidy(text.slice(0, max), kind === 'text');
  if (answer === '' && kind !== 'email') return isOptional ? { answer } : undefined;
  const orFault = (found: string | undefined, key: Fault['key']): Reading =>
    found === undefined ? { fault: { key } } : { answer: found };
  switch (kind) {
    case 'choice':
      return orFault(choiceFor(answer, choices), 'choose');
    case 'email':
      return orFault(readEmail(answer), 'email');
    case 'phone':
      return isPhone(answer) ? { answer } : { fault: { key: 'phone' } };
    case 'price':
      return orFault(readPrice(answer), 'price');
    default:
      return { answer };
  }
}

function take(state: ChatState, step: ChatStep, answer: string): ChatState {
  const hasOtherType = step === 'type' && answer !== state.answers.type;
  const kept = hasOtherType ? without(state.answers, 'category') : state.answers;
  const answers = { ...kept, [step]: answer };
  const typed = hasOtherType ? without(state.typed, step, 'category') : without(state.typed, step);
  const next = nextStep(answers);
  const told = hasOtherType ? {} : state.told;
  const isRefused = !next && toldNames(answers).some((name) => faultOfTold(name, told[name]));
  if (isRefused) return { ...state, typed: { ...state.typed, [step]: answer }, fault: { key: 'more' } };
  return { answers, typed, told, step: next, phase: next ? 'thinking' : 'sending', fault: undefined };
}

/** One turn of the conversation; a turn that does not fit changes nothing. */
export function chat(state: ChatState, turn: Turn): ChatState {
  const { step, phase } = state;
  switch (turn.does) {
    case 'type':
      return step ? { ...state, typed: { ...state.typed, [step]: turn.text } } : state;
    case 'tell':
      return { ...state, told: { ...state.told, [turn.name]: turn.text } };
    case 'answer': {
      if (!step || phase !== 'asking') return state;
      const reading = read(step, turn.text, turn.choices ?? []);
      if (!reading) return state;
      return 'answer' in reading ? take(state, step, reading.answer) : { ...state, fault: reading.fault };
    }
    case 'ask':
      return phase === 'thinking' ? { ...state, phase: 'asking' } : state;
    case 'edit':
      if (state.answers[turn.step] === undefined || phase === 'sending' || phase === 'done') return state;
      return { ...state, step: turn.step, phase: 'asking', fault: undefined };
    case 'retry':
      return phase === 'failed' ? { ...state, phase: 'sending', fault: undefined } : state;
    case 'sent':
      return { ...state, typed: {}, told: {}, phase: 'done', fault: undefined };
    case 'refuse':
      return { ...state, step: turn.step, phase: turn.step ? 'asking' : 'failed', fault: turn.fault };
    case 'restart':
      return newChat;
  }
}

/** Who said what so far: every answer under its question, then what is asked now. */
export function transcript({ answers, step, phase }: ChatState): readonly { step: ChatStep; answer?: string }[] {
  const said = stepNames.flatMap((name) => {
    const answer = answers[name];
    return answer === undefined || name === step ? [] : [{ step: name, answer }];
  });
  return step && phase === 'asking' ? [...said, { step }] : said;
}
