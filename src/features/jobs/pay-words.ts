/** What figures say of pay, in words: "€1,400 to €1,750 by the month". */
import { languages, type Language } from '#kit/shared/messages.ts';
import { centsOf, formatEuro } from '#kit/shared/money.ts';
import { wordsOf } from '#kit/shared/translate.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';
import type { JobDetail } from './contract.ts';
import { messages } from './page-messages.ts';
import { isPayTurned, type SalaryType } from './rules.ts';

/** As a form holds them. */
type TypedPay = { readonly payFrom: string; readonly payTo: string; readonly salaryType: SalaryType | '' };

/** Empty while the figures say nothing, or nothing that is taken. */
export function payWords({ payFrom, payTo, salaryType }: TypedPay, language: Language): string {
  const [from = null, to = null] = [payFrom, payTo].map((typed) => centsOf(typedPrice(typed)));
  if (from === null || (to === null && payTo.trim() !== '') || isPayTurned(from, to)) return '';
  const words = wordsOf(messages, language);
  const said = (cents: number) => formatEuro(cents, language);
  const amount = to === null || to === from ? said(from) : words('payRange', { from: said(from), to: said(to) });
  return [amount, salaryType && words(`salaryType.${salaryType}`)].filter(Boolean).join(' ');
}

type ToldPay = Pick<JobDetail, 'payFrom' | 'payTo' | 'salaryType' | 'salary'>;

/** Whether the words of a vacancy say what its figures do, and no more. */
export function isPayAlone({ payFrom, payTo, salaryType, salary }: ToldPay): boolean {
  const typed = { payFrom: payFrom ?? '', payTo: payTo ?? '', salaryType: salaryType ?? '' } as const;
  // What is stored has plain spaces where a figure and its sign are kept together.
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  return salary !== '' && languages.some((language) => plain(payWords(typed, language)) === plain(salary));
}
