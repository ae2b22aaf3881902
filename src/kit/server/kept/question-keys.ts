import type { z } from 'zod';
import { splitLine, urlOf, type Line } from '#kit/shared/endpoint.ts';
import { lazily } from '#kit/shared/lazily.ts';
import type { Language } from '#kit/shared/messages.ts';
import { keyOf } from './kept.ts';

/** The one key of a question, however it is spelled; odd is what asks for more than its address says. */
export function questionKeys(line: Line, schema: z.ZodObject) {
  const { path } = splitLine(line);
  // Asked with the first question: zod takes its time for a schema it has not met, and a house has hundreds.
  const unasked = lazily(() => {
    const usual = schema.safeParse({});
    return usual.success ? JSON.stringify(usual.data) : undefined;
  });
  return (language: Language, params: Record<string, string>, question: object) => {
    const asked = JSON.stringify(question);
    const isOdd = asked !== unasked();
    // No address has a space in it.
    return { key: keyOf(language, urlOf(path, params) + (isOdd ? ` ${asked}` : '')), isOdd };
  };
}
