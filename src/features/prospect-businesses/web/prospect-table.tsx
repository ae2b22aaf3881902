import type { BodyInputOf } from '#kit/shared/endpoint.ts';
import type { FieldKind } from '#kit/web/form/field-kinds.ts';
import type { FieldProps } from '#kit/web/form/framed.tsx';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { NumberField } from '#kit/web/form/text-field.tsx';
import type { Texts } from '#kit/web/form/use-form.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { endpoints } from '../contract.ts';
import { prospectFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { priorityOf, readScore, type ContactStatus, type ProspectCategory } from '../rules.ts';

/** A firm as it is typed. */
export type ProspectDraft = Texts<Exclude<keyof typeof prospectFacts, 'category' | 'contact_status'>> & {
  readonly category: ProspectCategory;
  readonly contact_status: ContactStatus;
};

export type ProspectBody = BodyInputOf<(typeof endpoints)['POST /api/prospect-businesses']>;

/** A score is whole and within its bounds, whatever was typed (specification section 5). */
const scoreKind: FieldKind<string> = { draft: String, read: readScore, shown: readScore };

/** The fields of a firm, in their order; an empty text means that nothing is known. */
export const prospectTable: FormTable<ProspectDraft, WordsOf<typeof messages>> = {
  facts: prospectFacts,
  words: messages,
  fields: {
    name: { width: 'full', fills: 'off' },
    // It always has one: nobody has to be told that it is needed.
    category: { required: false, start: 'hotel', choices: { key: (value) => `category.${value}` } },
    contact_status: { choices: { key: (value) => `contact_status.${value}` } },
    location: { fills: 'off' },
    address: { fills: 'off' },
    description: { width: 'full', rows: 3 },
    contact_email: { fills: 'off' },
    contact_phone: { fills: 'off' },
    website: { hint: 'websiteHint', width: 'full', fills: 'off' },
    priority_score: { required: false, kind: scoreKind, Control: ScoreField },
    advertising_budget: { fills: 'off' },
    notes: { width: 'full', rows: 4 },
  },
};

/** A score, with what it is called; it is put within its bounds when it is left. */
function ScoreField({ field, look }: FieldProps) {
  const words = useWords(messages);
  const score = readScore(field.value);
  const hint = words('scoreHint', { label: words(`priority.${priorityOf(score)}`) });
  return <NumberField field={field} look={{ ...look, hint }} onBlur={() => field.change(String(score))} />;
}

/** The fields in which somebody else's newer version differs from the one that was opened. */
export function changedBetween(seen: ProspectDraft, fresh: ProspectDraft): (keyof ProspectDraft)[] {
  return (Object.keys(seen) as (keyof ProspectDraft)[]).filter((name) => seen[name] !== fresh[name]);
}
