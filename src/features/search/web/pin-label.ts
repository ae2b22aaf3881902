import type { Language } from '#kit/shared/messages.ts';
import { formatPrice } from '#kit/shared/money.ts';
import type { Marker } from '../contract.ts';

type Told = Pick<Marker, 'price' | 'currency' | 'date' | 'time'>;
type Asked = {
  /** Tonight's date. */
  readonly night: string;
  readonly language: Language;
  /** The word for what costs nothing. */
  readonly free: string;
};

/** What a pin says beside its sign: tonight's hour, else the price; nothing of what has neither. */
export function pinLabel({ price, currency, date, time }: Told, { night, language, free }: Asked): string | undefined {
  if (time !== null && date === night) return time;
  if (price === null) return undefined;
  return price === '0' ? free : formatPrice(price, language, currency ?? 'EUR');
}
