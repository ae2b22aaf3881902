/** The unfinished conversation, kept for this tab so that it survives a reload. */
import { isCategoryOf, submissionTypes, type SubmissionType } from '../../rules.ts';
import type { Told } from '../told.ts';
import {
  newChat,
  nextStep,
  stepNames,
  stepOf,
  toldNames,
  type Answers,
  type ChatState,
  type ChatStep,
} from './chat-steps.ts';

const key = 'submission-draft';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readAnswers(value: unknown): Answers {
  if (!isObject(value)) return {};
  const answers: Partial<Record<ChatStep, string>> = {};
  for (const name of stepNames) {
    const text = value[name];
    if (typeof text === 'string' && text.length <= stepOf(name).max) answers[name] = text;
  }
  return answers;
}

/** Only what the conversation itself could have taken: a category belongs to its type, required steps say something. */
function sound(answers: Answers): Answers {
  const { type, category } = answers;
  const knownType = submissionTypes.find((one) => one === type);
  const fits = (name: string, text: string) => {
    if (name === 'type') return knownType !== undefined;
    if (name === 'category') return isCategoryIn(knownType, category);
    return text.trim() !== '' || stepOf(name as ChatStep).isOptional;
  };
  return Object.fromEntries(Object.entries(answers).filter(([name, text]) => fits(name, text)));
}

/** How long anything that is told may be, a menu included. */
const longest = 4000;

function readTold(value: unknown, answers: Answers): Told {
  if (!isObject(value)) return {};
  const isText = (text: unknown): text is string => typeof text === 'string' && text.length <= longest;
  return Object.fromEntries(toldNames(answers).flatMap((name) => (isText(value[name]) ? [[name, value[name]]] : [])));
}

const isCategoryIn = (type: SubmissionType | undefined, category: string | undefined) =>
  type !== undefined && category !== undefined && isCategoryOf(type, category);

/** The conversation that a kept text stands for; a new one when it makes no sense. */
export function parseDraft(text: string | null): ChatState {
  let draft: unknown;
  try {
    draft = JSON.parse(text ?? 'null');
  } catch {
    return newChat;
  }
  if (!isObject(draft)) return newChat;
  const answers = sound(readAnswers(draft['answers']));
  const asked = stepNames.find((name) => name === draft['step'] && answers[name] !== undefined);
  const step = asked ?? nextStep(answers);
  const rest = { answers, typed: readAnswers(draft['typed']), told: readTold(draft['told'], answers), step };
  // All answered, yet nobody said that it arrived: to send it again is the visitor's decision.
  if (!step) return { ...rest, phase: 'failed', fault: { key: 'interrupted' } };
  return { ...rest, phase: 'asking', fault: undefined };
}

/** What was kept; where storage is refused (private windows), a new conversation. */
export function readDraft(): ChatState {
  try {
    return parseDraft(sessionStorage.getItem(key));
  } catch {
    return newChat;
  }
}

export function keepDraft({ answers, typed, told, step, phase }: ChatState): void {
  try {
    if (phase === 'done') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ answers, typed, told, step }));
  } catch {
    return;
  }
}
