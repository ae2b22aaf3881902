import type { ReactNode, Ref } from 'react';
import type { FactKind } from '#kit/shared/field-facts.ts';
import { Input, TextArea } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { heldIn, type Bound } from './bound.ts';
import { Framed, type FieldProps } from './framed.tsx';
import { PasswordInput } from './password-input.tsx';
import { PriceInput } from './price-input.tsx';
import * as styles from './form.module.css';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';

const types: Partial<Record<FactKind, string>> = {
  email: 'email',
  phone: 'tel',
  link: 'url',
  date: 'date',
  time: 'time',
};

/** What a phone must neither correct nor begin with a capital of its own. */
const asTyped: Readonly<Record<string, object>> = {
  username: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  'one-time-code': { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false },
};

type TextProps = FieldProps & {
  /** The first day that may be named. */
  readonly earliest?: string;
  /** Of what is written on one line. */
  readonly ref?: Ref<HTMLInputElement>;
  /** What stands below the line. */
  readonly children?: ReactNode;
};

/** One line to write on, or several where the table says how many. */
export function TextField({ field, look, earliest, ref, children }: TextProps) {
  const { kind } = field.fact;
  // Dates and times have no characters to count.
  const { max } = field.fact;
  const own = {
    ...heldIn(field),
    ...(look.lang ? { lang: look.lang } : {}),
    ...(look.isDigits ? { inputMode: 'numeric' as const } : {}),
    ...(look.fills ? { autoComplete: look.fills, ...asTyped[look.fills] } : {}),
    ...(look.example ? { placeholder: look.example } : {}),
    ...(earliest ? { min: earliest } : {}),
    ...(max === undefined ? {} : { maxLength: max }),
  };
  const type = look.type ?? types[kind] ?? 'text';
  return (
    <Framed field={field} look={look}>
      {(control) => {
        if (look.rows) return <TextArea {...control} {...own} rows={look.rows} />;
        if (kind === 'password') return <PasswordInput {...control} {...own} />;
        // The step is the specification's (section 5); a field of its own for numbers would take no comma from an English browser.
        if (kind === 'price') return <PriceInput {...control} {...own} step={0.01} />;
        return (
          <>
            <Input {...control} {...own} type={type} ref={ref} />
            {children}
          </>
        );
      }}
    </Framed>
  );
}

type NumberProps = FieldProps & { readonly onBlur?: () => void };

/** A count. What is typed stays text until it is sent. */
export function NumberField({ field, look, onBlur }: NumberProps) {
  const { kind, min, max } = field.fact;
  const bounds = { step: kind === 'whole' ? 1 : undefined, min, max };
  return (
    <Framed field={field} look={look}>
      {(control) => (
        <Input
          {...control}
          {...heldIn(field)}
          {...bounds}
          type="number"
          inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
          onBlur={onBlur}
        />
      )}
    </Framed>
  );
}

/** One of a closed set. */
export function ChoiceField<T extends string>({
  field,
  look,
}: {
  readonly field: Bound<T>;
  readonly look: FieldProps['look'];
}) {
  // Its options are the contract's: nothing else can be chosen.
  const held = heldIn(field as unknown as Bound<string>);
  return (
    <Framed field={field} look={look}>
      {(control) => <Select {...control} {...held} options={look.options} />}
    </Framed>
  );
}

/** Yes or no. */
export function TickField({ field, look }: FieldProps<boolean>) {
  return (
    <label className={`${styles.deskTick} ${styles.formHalf}`}>
      <input
        className={checkboxStyles.checkbox}
        type="checkbox"
        name={field.name}
        checked={field.value}
        onChange={(event) => field.change(event.currentTarget.checked)}
      />
      {look.label}
    </label>
  );
}
