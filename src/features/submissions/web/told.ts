/** What is told of a proposal besides its nine answers, as it is typed: by the contract's names, all of it text. */
import { isLodging } from '#features/rentals/rules.ts';
import { faultIn, type Fault } from '#kit/shared/field-checks.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';
import { listOf } from '#kit/web/form/text-values.ts';
import { reviewFacts } from '../facts.ts';

export type ToldName = Exclude<
  keyof typeof reviewFacts,
  | 'title'
  | 'description'
  | 'category'
  | 'location'
  | 'address'
  | 'price'
  | 'fold'
  | 'duration'
  | 'phone'
  | 'email'
  | 'price_range'
  | 'opening_hours'
>;
export type Told = Readonly<Partial<Record<ToldName, string>>>;

/** Of a boat or a bike nobody asks for bedrooms. */
const ofHomes: readonly string[] = ['bedrooms', 'beds', 'bathrooms', 'floor_area', 'pets', 'licence'];

/** Those of some names that are asked of a category. */
export const askedOf = (names: readonly string[], category: string | undefined): ToldName[] =>
  names.filter((name) => isLodging(category ?? '') || !ofHomes.includes(name)) as ToldName[];

/** What is wrong with what was typed, before it is sent. */
export const faultOfTold = (name: ToldName, text = ''): Fault | undefined =>
  faultIn(amountOf(name, text), reviewFacts[name]);

const amountOf = (name: ToldName, text: string) =>
  reviewFacts[name].kind === 'price' ? typedPrice(text) : text.trim();

/** As the contract takes it; what nobody wrote is left out. */
export function toldBody(names: readonly ToldName[], told: Told): Record<string, string | number | string[]> {
  const written = names.flatMap((name) => {
    const text = amountOf(name, told[name] ?? '');
    return text === '' ? [] : [[name, valueOf(name, text)] as const];
  });
  return Object.fromEntries(written);
}

function valueOf(name: ToldName, text: string): string | number | string[] {
  const { kind } = reviewFacts[name];
  if (kind === 'whole') return Number(text);
  return kind === 'list' ? listOf(text) : text;
}
