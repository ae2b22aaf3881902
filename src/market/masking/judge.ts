/** How well the masks judge phrases that somebody wrote who never saw them. */
import { z } from 'zod';
import { maskMessage } from './mask.ts';

const Phrase = z.object({
  text: z.string(),
  mask: z.boolean(),
  /** What must disappear, and what must stay. */
  hide: z.array(z.string()),
  keep: z.array(z.string()),
  kind: z.string(),
});
type Phrase = z.infer<typeof Phrase>;

/** Right is a phrase of which all that must disappear did, all that must stay stayed, and nothing else if it is innocent. */
function isRight({ text, mask, hide, keep }: Phrase): boolean {
  const masked = maskMessage(text);
  if (!mask) return masked.hidden.length === 0;
  return hide.every((part) => !masked.text.includes(part)) && keep.every((part) => masked.text.includes(part));
}

export function judgePhrases(file: unknown) {
  const phrases = z.array(Phrase).parse(file);
  const wrong = phrases
    .filter((phrase) => !isRight(phrase))
    .map((phrase) => ({ ...phrase, masked: maskMessage(phrase.text).text }));
  return {
    total: phrases.length,
    innocent: phrases.filter(({ mask }) => !mask).length,
    falselyHidden: wrong.filter(({ mask }) => !mask).length,
    wrong,
  };
}
