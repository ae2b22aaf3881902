import type { Faults } from '#kit/shared/form-shape.ts';
import type { Draft } from '#kit/web/desk/use-draft.ts';
import { messages as formMessages } from '#kit/web/form/messages.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Input, TextArea } from '#kit/web/ui/input.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { messages } from '../messages.ts';
import {
  contactStatuses,
  priorityOf,
  priorityScore,
  prospectCategories,
  prospectForm,
  readScore,
  type ContactStatus,
  type ProspectCategory,
} from '../rules.ts';
import type { ProspectDraft } from './draft.ts';
import * as styles from './prospects.module.css';

type ProspectFieldsProps = {
  readonly draft: Draft<ProspectDraft>;
  readonly faults: Faults<string>;
  /** What is wrong with a field is forgotten as soon as it is changed. */
  readonly forget: (name: string) => void;
};

type Line = {
  readonly name: Exclude<keyof ProspectDraft, 'category' | 'contact_status' | 'priority_score'>;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly rows?: number;
  readonly max: number;
  readonly isHalf?: boolean;
};

const about: readonly Line[] = [
  { name: 'location', max: 200, isHalf: true },
  { name: 'address', max: 200, isHalf: true },
  { name: 'description', max: 4000, rows: 3 },
  { name: 'contact_email', type: 'email', max: 254, isHalf: true },
  { name: 'contact_phone', type: 'tel', max: 40, isHalf: true },
  { name: 'website', type: 'url', max: 500 },
];

/** The fields of a firm, in their order. */
export function ProspectFields({ draft, faults, forget }: ProspectFieldsProps) {
  const words = useWords(messages);
  const { values, set } = draft;
  const line = (of: Line) => <TextLine key={of.name} line={of} draft={draft} faults={faults} forget={forget} />;
  const label = words(`priority.${priorityOf(readScore(values.priority_score))}`);
  return (
    <>
      {line({ name: 'name', max: 120 })}
      <Field className={styles.prospectHalf} label={words('category')}>
        {(control) => (
          <Select
            {...control}
            name="category"
            value={values.category}
            options={prospectCategories.map((value) => ({ value, label: words(`category.${value}`) }))}
            onChange={(event) => set('category', event.currentTarget.value as ProspectCategory)}
          />
        )}
      </Field>
      <Field className={styles.prospectHalf} label={words('contact_status')}>
        {(control) => (
          <Select
            {...control}
            name="contact_status"
            value={values.contact_status}
            options={contactStatuses.map((value) => ({ value, label: words(`contact_status.${value}`) }))}
            onChange={(event) => set('contact_status', event.currentTarget.value as ContactStatus)}
          />
        )}
      </Field>
      {about.map(line)}
      <Field className={styles.prospectHalf} label={words('priority_score')} hint={words('scoreHint', { label })}>
        {(control) => (
          <Input
            {...control}
            name="priority_score"
            type="number"
            inputMode="numeric"
            min={priorityScore.min}
            max={priorityScore.max}
            step={1}
            value={values.priority_score}
            onChange={(event) => set('priority_score', event.currentTarget.value)}
            onBlur={() => set('priority_score', String(readScore(values.priority_score)))}
          />
        )}
      </Field>
      {line({ name: 'advertising_budget', max: 200, isHalf: true })}
      {line({ name: 'notes', max: 4000, rows: 4 })}
    </>
  );
}

type TextLineProps = ProspectFieldsProps & { readonly line: Line };

function TextLine({ line: { name, type = 'text', rows, max, isHalf }, draft, faults, forget }: TextLineProps) {
  const words = useWords(messages);
  const formWords = useWords(formMessages);
  const fault = faults[name];
  const isRequired = (prospectForm.required as readonly string[]).includes(name);
  return (
    <Field
      className={isHalf ? styles.prospectHalf : ''}
      label={words(name)}
      required={isRequired ? formWords('required') : false}
      hint={name === 'website' ? words('websiteHint') : undefined}
      error={fault ? formWords(fault) : undefined}
    >
      {(control) => {
        const common = {
          ...control,
          name,
          maxLength: max,
          value: draft.values[name],
          onChange: (event: { currentTarget: { value: string } }) => {
            forget(name);
            draft.set(name, event.currentTarget.value);
          },
        };
        return rows ? <TextArea {...common} rows={rows} /> : <Input {...common} type={type} autoComplete="off" />;
      }}
    </Field>
  );
}
