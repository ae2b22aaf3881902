/** What a form of the desk asks for, as data, and what is wrong with what was typed. The server has the last word. */
import { isEmail, isLink } from '#kit/shared/form-shape.ts';
import type { DraftPhoto, PlaceText } from './draft-values.ts';
import { listOf } from './draft-values.ts';

export type Fault = 'missing' | 'email' | 'link' | 'price' | 'whole' | 'place' | 'alt' | 'hours' | 'refused';
/** By path: `title`, `photos.1`. */
export type Faults = Readonly<Record<string, Fault>>;

type Rule<N extends string = string> = {
  /** `new`: something that exists already may stay without it, as it came (an event whose date is to be announced). */
  readonly required?: boolean | 'new';
  /** Not needed where this other field is filled in. */
  readonly unless?: N;
  readonly kind?: 'email' | 'link' | 'links' | 'price' | 'whole' | 'place' | 'photos' | 'hours';
};
export type Rules<V> = { readonly [N in keyof V]: Rule<keyof V & string> };

type Interval = { readonly days: readonly number[]; readonly opens: string; readonly closes: string };

/** Nothing was written: in no language, no entry. */
function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.values(value).every(isEmptyValue);
}

/** Whether a field must be filled in, of something new or of something that began as `first`. */
export function isRequired<V extends object>(
  rules: Rules<V>,
  name: keyof V & string,
  values: V,
  first: V,
  isNew: boolean,
): boolean {
  const { required, unless } = rules[name];
  if (unless !== undefined && !isEmptyValue(values[unless])) return false;
  return required === true || (required === 'new' && (isNew || !isEmptyValue(first[name])));
}

const isWithin = (text: string, most: number) => text.trim() !== '' && Math.abs(Number(text)) <= most;

const kinds: Record<NonNullable<Rule['kind']>, (value: never) => Fault | undefined> = {
  email: (text: string) => (isEmail(text.trim()) ? undefined : 'email'),
  link: (text: string) => (isLink(text.trim()) ? undefined : 'link'),
  links: (text: string) => (listOf(text).every(isLink) ? undefined : 'link'),
  price: (text: string) => (/^\d{1,7}(\.\d{1,2})?$/.test(text.trim()) ? undefined : 'price'),
  whole: (text: string) => (/^[1-9]\d{0,5}$/.test(text.trim()) ? undefined : 'whole'),
  place: ({ latitude, longitude }: PlaceText) =>
    isWithin(latitude, 90) && isWithin(longitude, 180) ? undefined : 'place',
  photos: () => undefined,
  hours: () => undefined,
};

/** The parts of a list that are not whole: a photo nobody described, hours without days. */
function partsOf(name: string, rule: Rule, value: unknown): [string, Fault][] {
  if (rule.kind === 'photos')
    return (value as readonly DraftPhoto[]).flatMap(({ alt }, place) =>
      isEmptyValue(alt) ? [[`${name}.${place}`, 'alt']] : [],
    );
  if (rule.kind === 'hours')
    return (value as readonly Interval[]).flatMap(({ days, opens, closes }, place) =>
      days.length === 0 || opens === '' || closes === '' ? [[`${name}.${place}`, 'hours']] : [],
    );
  return [];
}

/** Everything that is wrong; empty when it may be sent. */
export function faultsOf<V extends object>(rules: Rules<V>, values: V, first: V, isNew: boolean): Faults {
  const found: [string, Fault][] = [];
  for (const name of Object.keys(rules) as (keyof V & string)[]) {
    const [rule, value] = [rules[name], values[name]];
    if (isEmptyValue(value)) {
      if (isRequired(rules, name, values, first, isNew)) found.push([name, 'missing']);
      continue;
    }
    const fault = rule.kind === undefined ? undefined : kinds[rule.kind](value as never);
    if (fault) found.push([name, fault]);
    found.push(...partsOf(name, rule, value));
  }
  return Object.fromEntries(found);
}

/** What the server refused (the paths of a 422), at the fields of the form: `title.es` belongs to `title`. */
export function refusedAt<V extends object>(rules: Rules<V>, paths: readonly string[]): Faults {
  const places: Readonly<Record<string, string>> = { latitude: 'place', longitude: 'place' };
  const found = paths.flatMap((path): [string, Fault][] => {
    const [head = '', part] = path.split('.');
    const name = head in rules ? head : (places[head] ?? '');
    if (!(name in rules)) return [];
    const isList = part !== undefined && /^\d+$/.test(part);
    return [[isList ? `${name}.${part}` : name, 'refused']];
  });
  return Object.fromEntries(found);
}
