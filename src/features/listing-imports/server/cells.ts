/** A cell and the value of a field, there and back. What can't be read stays the text it is, for the contract to refuse. */
import { priceOf } from '#kit/shared/money.ts';
import { typedLink } from '#kit/shared/typed-link.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';
import type { Fact } from '#kit/shared/field-facts.ts';
import type { FileColumn } from './columns.ts';
import { hoursOf, hoursText } from './hours-text.ts';
import { isSeasons, seasonsOf, seasonsText } from './seasons-text.ts';

type Cells = Readonly<Record<string, string>>;
type Input = Record<string, unknown>;

/** What parts the entries of a list: commas and semicolons part cells already. */
const between = ' | ';

const flags: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  '1': true,
  x: true,
  sí: true,
  si: true,
  no: false,
  false: false,
  '0': false,
};

/** A decimal comma becomes a point; the sign of the euro goes. */
const figure = (text: string) => text.replaceAll(/[€\s]/g, '').replace(/^([\d-]+),(\d+)$/, '$1.$2');

/** `1,250` and `1.250` are twelve hundred and fifty, as an amount is; whatever else is no whole number is the contract's to refuse. */
function wholeOf(text: string): number | string {
  const whole = typedPrice(text);
  return /^-?\d+(\.\d+)?$/.test(whole) ? Number(whole) : text;
}

const entriesOf = (text: string) =>
  text
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** How nothing is sent of a field. */
const nothing = ({ blank, start }: Fact): unknown =>
  start === undefined ? { text: '', null: null, none: undefined }[blank ?? 'none'] : undefined;

function valueOf(text: string, fact: Fact): unknown {
  if (text === '') return nothing(fact);
  switch (fact.kind) {
    case 'price':
      return typedPrice(text);
    case 'link':
      return typedLink(text);
    case 'whole':
      return wholeOf(text);
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(figure(text)) ? Number(figure(text)) : text;
    case 'flag':
      return flags[text.toLowerCase()] ?? text;
    case 'choice':
      return fact.options?.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text;
    case 'list':
    case 'bilingualList':
      return entriesOf(text);
    case 'parts':
      if (isSeasons(fact)) return seasonsOf(text);
      return isHours(fact) ? (hoursOf(text) ?? text) : (jsonOf(text) ?? text);
    default:
      return text;
  }
}

const isHours = ({ of }: Fact) => of !== undefined && 'opens' in of && 'closes' in of && 'days' in of;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a line says, as the contract takes it. */
export function inputOf(cells: Cells, columns: readonly FileColumn[]): Input {
  const input: Input = {};
  for (const { name, field, fact, language } of columns) {
    const text = cells[name] ?? '';
    if (language === undefined) {
      // Of a closed set an empty column says none; without one it is not said.
      const value = text === '' && name in cells && fact.kind === 'list' && fact.options ? [] : valueOf(text, fact);
      if (value !== undefined) input[field] = value;
    } else if (text !== '') input[field] = { ...(input[field] as object), [language]: valueOf(text, fact) };
  }
  return input;
}

/** What a listing says, as its cells: the same file makes the same listing. */
export function cellsOf(fields: Readonly<Record<string, unknown>>, columns: readonly FileColumn[]): string[] {
  return columns.map(({ field, fact, language }) => {
    const value = fields[field];
    return textOf(language === undefined ? value : (value as Input | undefined)?.[language], fact);
  });
}

function textOf(value: unknown, fact: Fact): string {
  if (value === null || value === undefined) return '';
  if (fact.kind === 'price') return priceOf(Number(value));
  if (fact.kind === 'flag') return value === true ? 'yes' : 'no';
  if (isSeasons(fact)) return seasonsText(value as never);
  if (fact.kind === 'parts') return isHours(fact) ? hoursText(value as never) : JSON.stringify(value);
  if (Array.isArray(value)) return value.join(between);
  return String(value);
}
