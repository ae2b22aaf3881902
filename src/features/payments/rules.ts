/** Payments: pure rules of the card form. */
import { soldPlans } from '#features/plans/rules.ts';
import type { SoldPlan } from '#features/plans/rules.ts';

export const providers = ['sandbox', 'stripe'] as const;
export type ProviderName = (typeof providers)[number];

/** Where ledger and provider can differ: of an order, of an owner's account, or of what belongs to no order. */
export const differenceOf = ['order', 'account', 'unknown'] as const;
export type MoneyDifference = {
  readonly of: (typeof differenceOf)[number];
  readonly id: string;
  readonly ledgerCents: number;
  readonly providerCents: number;
};

/** Digits of a card number, without the spaces people type. */
export function cardDigits(input: string): string {
  return input.replace(/[\s-]/g, '');
}

/** Groups of four while typing. */
export function groupCardNumber(input: string): string {
  return cardDigits(input)
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Luhn's check sum: catches a mistyped digit before anything is sent. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    let digit = Number(digits[digits.length - 1 - i]);
    if (i % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
}

/** Reads MM/YY; undefined when it is no month. The card is good through the end of that month. */
export function readExpiry(input: string): { month: number; year: number } | undefined {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(input.trim());
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined;
}

export function isExpired(expiry: { month: number; year: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiry.year, expiry.month, 1);
}

/** Month and year while typing: the stroke comes by itself, and goes with the digit before it. */
export function groupExpiry(input: string): string {
  const digits = input.replace(/\D/g, '').slice(0, 4);
  const month = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return month.length > 2 ? `${month.slice(0, 2)} / ${month.slice(2)}` : month;
}

export type CardFields = { readonly cardNumber: string; readonly expiry: string; readonly cvc: string };
/** What a card's owner answers to their bank. */
export type BankAnswer = 'confirmed' | 'refused';

export type CardFault = 'cardNumberFault' | 'expiryFault' | 'expiredFault' | 'cvcFault';

/** What is wrong with a card before anything is sent, field by field. */
export function cardFaults(fields: CardFields, now: Date): Partial<Record<keyof CardFields, CardFault>> {
  const expiry = readExpiry(fields.expiry);
  return {
    ...(passesLuhn(cardDigits(fields.cardNumber)) ? {} : { cardNumber: 'cardNumberFault' }),
    ...(expiry === undefined ? { expiry: 'expiryFault' } : isExpired(expiry, now) ? { expiry: 'expiredFault' } : {}),
    ...(/^\d{3,4}$/.test(fields.cvc) ? {} : { cvc: 'cvcFault' }),
  };
}

/** The sandbox's well-known cards (decisions, Money). */
export const testCards = [
  { cardNumber: '4242 4242 4242 4242', does: 'testSucceeds' },
  { cardNumber: '4000 0000 0000 0002', does: 'testDeclines' },
  { cardNumber: '4000 0000 0000 9995', does: 'testFunds' },
  { cardNumber: '4000 0000 0000 3220', does: 'testAsks' },
  { cardNumber: '4000 0000 0000 0259', does: 'testDisputed' },
] as const;

export type CheckoutSearch = {
  readonly type?: string;
  readonly id?: string;
  readonly plan?: string;
  /** Of the tickets of an event. */
  readonly ticketType?: string | undefined;
};

export type Wanted =
  | { event: string }
  | { rental: string }
  | { supplement: string }
  | { plan: SoldPlan }
  | 'unpriced'
  | 'nothing';

/** What an address of the checkout asks for; a plan that has no price can't be paid for (decisions, Money). */
export function wantedBy(search: CheckoutSearch): Wanted {
  const plan = soldPlans.find((sold) => sold === search.plan);
  if (plan) return { plan };
  if (search.plan !== undefined || search.type === 'plan') return 'unpriced';
  if (search.id === undefined || search.id === '') return 'nothing';
  if (search.type === 'event') return { event: search.id };
  if (search.type === 'supplement') return { supplement: search.id };
  return search.type === 'rental' ? { rental: search.id } : 'nothing';
}

/** When a hold ends on this device's clock; a clock that is plainly wrong counts the whole time from now. */
export function holdEndsAt(expiresAt: string, receivedAt: number, minutes: number): number {
  const left = Date.parse(expiresAt) - receivedAt;
  return receivedAt + (left > 0 && left <= minutes * 60_000 ? left : minutes * 60_000);
}

/** What somebody has named a price for. */
export type Priced<T extends { price: string | null }> = T & { readonly price: string };

/** Whether there is a price: what has none is announced, not sold (decisions, Approving a submission). */
export function isPriced<T extends { price: string | null }>(item: T): item is Priced<T> {
  return item.price !== null;
}
