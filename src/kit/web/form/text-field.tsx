import type { ReactNode, Ref } from 'react';
import type { FactKind } from '#kit/shared/field-facts.ts';
import { priceToType } from '#kit/shared/typed-price.ts';
import { useLanguage } from '../i18n.tsx';
import { Input, TextArea } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { heldIn, type Bound } from './bound.ts';
import { Framed, type FieldProps } from './framed.tsx';
import { PasswordInput } from './password-input.tsx';
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

/** `9,999,999.00`: as much as a price of the wire can say, with the sign of the euro. */
const longestPrice = 14;

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
  const { language } = useLanguage();
  // An amount is typed as people write it, and stands as its language writes it; dates and times have no characters to count.
  const max = kind === 'price' ? longestPrice : field.fact.max;
  const held = kind === 'price' ? { ...field, value: priceToType(field.value, language) } : field;
  const own = {
    ...heldIn(held),
    ...(look.lang ? { lang: look.lang } : {}),
    // The step is the specification's (section 5); a field of its own for numbers would take no comma from an English browser.
    ...(kind === 'price' ? { inputMode: 'decimal' as const, step: 0.01 } : {}),
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
