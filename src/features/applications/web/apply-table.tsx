import type { FieldKind } from '#kit/web/form/field-kinds.ts';
import type { ControlProps, FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { TextField } from '#kit/web/form/text-field.tsx';
import type { Texts } from '#kit/web/form/use-form.ts';
import { useNow } from '#kit/web/now.tsx';
import { wallClock } from '#market/town/dates.ts';
import { applicationFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { languagesIn } from '../rules.ts';
import { LanguagesField } from './languages-field.tsx';

type Application = Texts<keyof typeof applicationFacts>;

/** Languages as people part them. */
const languagesKind: FieldKind<string> = {
  draft: () => '',
  read: languagesIn,
  shown: languagesIn,
};

/** The form of an application in the order of the screen. */
export const applyTable: FormTable<Application, WordsOf<typeof messages>> = {
  facts: applicationFacts,
  words: messages,
  fields: {
    name: { fills: 'name' },
    email: { fills: 'email' },
    phone: { hint: 'phoneHint', fills: 'tel' },
    availableFrom: { hint: 'availableFromHint', faults: { refused: 'availableFromOver' }, Control: FromDay },
    languages: { hint: 'languagesHint', width: 'full', kind: languagesKind, Control: LanguagesField },
    message: { hint: 'messageHint', width: 'full', rows: 5, example: 'messageExample' },
  },
};

/** The first day somebody can work is not over by the town's clock. */
function FromDay({ field, look }: ControlProps<Application, string>) {
  return <TextField field={field} look={look} earliest={wallClock(useNow()).date} />;
}
