/** Idempotency keys of the stand-in. */
import { bad, refuse } from './answers.ts';
import type { Answer } from './answers.ts';

/** The same key gives the same answer, and never serves for another question; what was refused may be asked again. */
export function openKeys() {
  const remembered = new Map<string, { readonly asked: string; readonly answer: Answer }>();
  return {
    /** Answers a write, which `asked` tells from others, by what was answered before or else by `answer`. */
    once: (key: string | undefined, asked: string, answer: () => Answer): Answer => {
      if (key === undefined) return bad('Writes need an idempotency key here');
      const before = remembered.get(key);
      if (before && before.asked !== asked) return refuse(400, 'idempotency_error', 'This key was for something else');
      const answered = before?.answer ?? answer();
      if (answered.status === 200) remembered.set(key, { asked, answer: structuredClone(answered) });
      return answered;
    },
    forget: (): void => remembered.clear(),
  };
}
