import type { Fact } from '#kit/shared/field-facts.ts';
import { ChoiceField, NumberField, TextField } from '#kit/web/form/text-field.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../../desk-messages.ts';
import { reviewFacts } from '../../facts.ts';
import type { ReviewField as Name } from './review-draft.ts';
import type { ReviewForm } from './use-decision.ts';

type ReviewFieldProps = {
  readonly form: Pick<ReviewForm, 'draft' | 'faultOf'>;
  readonly name: Name;
  readonly label?: string | undefined;
  readonly hint?: string;
  /** What stands in it while it is empty. */
  readonly example?: string;
  /** Lines of a longer text. */
  readonly rows?: number;
  readonly options?: readonly { value: string; label: string }[];
  /** What the listing's own contract says, where that is less than the review's. */
  readonly fact?: Fact;
};

type Contract = keyof typeof reviewFacts;

/** One field of a review: a line, a text, a number or a choice, as the contract says. */
export function ReviewField({ form, name, label, hint, example, rows, options, fact }: ReviewFieldProps) {
  const words = useWords(messages);
  const { draft } = form;
  const [, told = name, lang] = /^(\w+)_(en|es)$/.exec(name) ?? [];
  const says = fact ?? reviewFacts[told as Contract];
  const fault = form.faultOf(name);
  const field = {
    name,
    value: draft.values[name],
    fact: says,
    isRequired: false,
    canBeNone: true,
    change: (text: string) => draft.set(name, text),
    fault: fault === undefined ? undefined : ('refused' as const),
    faultOfPart: () => undefined,
  };
  const look = {
    label: label ?? words(name as 'date'),
    hint,
    example,
    rows,
    lang,
    faults: fault === undefined ? undefined : { refused: fault },
    options: options ?? [],
    width: rows ? ('full' as const) : undefined,
  };
  if (options) return <ChoiceField field={field} look={look} />;
  if (says.kind === 'whole') return <NumberField field={field} look={look} />;
  return <TextField field={field} look={look} />;
}
