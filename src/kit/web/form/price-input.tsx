import { useState, type ComponentProps } from 'react';
import { priceToType } from '#kit/shared/typed-price.ts';
import { useLanguage } from '../i18n.tsx';
import { Input } from '../ui/input.tsx';

/** `9,999,999.00`: as much as a price of the wire can say, with the sign of the euro. */
const longest = 14;

/** Held by its form, or with what it begins with where the browser holds what is typed. */
type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue'> & {
  readonly value?: string;
  readonly defaultValue?: string;
};

/**
 * An amount, as its page's language writes it. While it is typed it stays as it was typed: `1.25` on its way to `1.250,50` is
 * no amount with cents.
 */
export function PriceInput({ value, defaultValue = '', onChange, onBlur, ...rest }: Props) {
  const { language } = useLanguage();
  const [isTyped, setTyped] = useState(false);
  const shown =
    value === undefined
      ? { defaultValue: priceToType(defaultValue, language) }
      : { value: isTyped ? value : priceToType(value, language) };
  return (
    <Input
      {...rest}
      inputMode="decimal"
      maxLength={longest}
      {...shown}
      onChange={(event) => {
        setTyped(true);
        onChange?.(event);
      }}
      onBlur={(event) => {
        setTyped(false);
        onBlur?.(event);
      }}
    />
  );
}
