import type { Fault } from '#kit/shared/field-checks.ts';
import type { Language } from '#kit/shared/messages.ts';
import { ChoiceField, NumberField, TextField } from '#kit/web/form/text-field.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { reviewFacts } from '../facts.ts';
import { messages } from '../told-messages.ts';
import type { Told, ToldName } from './told.ts';

type Props = {
  readonly names: readonly ToldName[];
  readonly told: Told;
  readonly onTell: (name: ToldName, text: string) => void;
  readonly faultOf: (name: ToldName) => Fault | undefined;
  /** The language of what is written. */
  readonly lang?: Language | undefined;
};

const hints = ['line_up', 'included', 'house_rules', 'menu'] as const;
const hintOf = (name: ToldName) => hints.find((one) => one === name);

/** What the page of a listing tells besides, a field for each: for whoever proposes it and for the desk. */
export function ToldFields({ names, told, onTell, faultOf, lang }: Props) {
  const words = useWords(messages);
  return names.map((name) => {
    const says = reviewFacts[name];
    const hinted = hintOf(name);
    const field = {
      name,
      value: told[name] ?? '',
      // Of a list the contract bounds each line, not what is typed with commas between them.
      fact: says.kind === 'list' ? { kind: 'line' as const } : says,
      isRequired: false,
      canBeNone: true,
      change: (text: string) => onTell(name, text),
      fault: faultOf(name),
      faultOfPart: () => undefined,
    };
    const choices = (says.options ?? []).map((value) => ({ value, label: words(`${name}.${value}` as 'bed.none') }));
    const look = {
      label: words(name),
      hint: hinted && words(`${hinted}.hint`),
      rows: name === 'menu' ? 6 : undefined,
      lang: says.kind === 'bilingual' || says.kind === 'list' ? lang : undefined,
      options: [{ value: '', label: words('open') }, ...choices],
    };
    if (choices.length > 0) return <ChoiceField key={name} field={field} look={look} />;
    if (says.kind === 'whole') return <NumberField key={name} field={field} look={look} />;
    return <TextField key={name} field={field} look={look} />;
  });
}
