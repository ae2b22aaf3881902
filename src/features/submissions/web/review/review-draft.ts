/** What is written in a review, and what of it goes along with an approval: only what the submission did not say. */
import type { OpeningHours } from '#features/businesses/opening.ts';
import { kindOf } from '#features/listings/kinds.ts';
import { inEachWritten, inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';
import { lineOf } from '#kit/web/form/text-values.ts';
import type { Submission } from '../../contract.ts';
import type { DecisionBody } from '../queries.ts';
import { askedOf, toldBody } from '../told.ts';

export type Listing = NonNullable<DecisionBody['listing']>;

/** What goes along as it was written, where the kind asks for it. */
const asWritten = [
  'date',
  'time',
  'fold',
  'duration',
  'organizer',
  'price_unit',
  'phone',
  'email',
  'website',
  'price_range',
  'employer',
  'salary',
  'salary_type',
  'schedule',
] as const;

const texts = [
  'title_en',
  'title_es',
  'description_en',
  'description_es',
  'category',
  'location',
  'address',
  'price',
  'capacity',
  ...asWritten,
] as const;

/** What a page tells besides (`told` of its kind), all of it empty at first. */
const toldTexts = [
  'doors',
  'line_up',
  'included',
  'dress_code',
  'min_age',
  'bedrooms',
  'beds',
  'bathrooms',
  'floor_area',
  'pets',
  'house_rules',
  'host',
  'licence',
  'menu',
  'offer',
  'pay_from',
  'pay_to',
  'weekly_hours',
  'shifts',
  'bed',
  'starts_on',
] as const;
export type ReviewField = (typeof texts)[number];
export type Review = Readonly<Record<ReviewField | (typeof toldTexts)[number], string>> & {
  readonly note: string;
  readonly hours: readonly OpeningHours[];
};

/** A review begins with what was sent in, and what was told besides; the tickets of an event are counted, so their number begins as usual. */
export function reviewOf(submission: Submission): Review {
  const { type, language, category, location, address } = submission;
  const inOwn = (text: string) => inEachWritten((one) => (one === language ? text : ''));
  const [title, description] = [inOwn(submission.title), inOwn(submission.description)];
  const told = (name: string) => textOf(submission.details[name], language);
  return {
    ...(Object.fromEntries([...texts, ...toldTexts].map((name) => [name, told(name)])) as Omit<
      Review,
      'note' | 'hours'
    >),
    title_en: title.en,
    title_es: title.es,
    description_en: description.en,
    description_es: description.es,
    category,
    location,
    address,
    price: submission.price ?? '',
    capacity: told('capacity') || (kindOf(type).capacity?.usual ?? ''),
    phone: shownPhone(submission.contact_phone ?? ''),
    price_range: '€€',
    note: '',
    hours: [],
  };
}

/** What the sender told, as a field holds it. */
function textOf(value: Submission['details'][string], language: Language): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return lineOf(value);
  return typeof value === 'object' ? inLanguage(value, language) : String(value);
}

/** The price is shown and nobody has named one: the listing would be announced, not sold. */
export function lacksPrice({ type }: Submission, review: Review): boolean {
  const own = kindOf(type).asked;
  return own.includes('price') && typedPrice(review.price) === '';
}

function inBoth(en: string, es: string): { en?: string; es?: string } {
  return { ...(en.trim() ? { en: en.trim() } : {}), ...(es.trim() ? { es: es.trim() } : {}) };
}

/** The `listing` of an approval. */
export function listingOf(submission: Submission, review: Review): Listing {
  const begun = reviewOf(submission);
  const differs = (...names: readonly ReviewField[]) => names.some((name) => review[name] !== begun[name]);
  const { asked: own, told: toldNames } = kindOf(submission.type);
  const isOwn = (name: string) => own.includes(name);
  const told = (name: ReviewField) => (isOwn(name) && review[name].trim() ? { [name]: review[name].trim() } : {});
  const price = typedPrice(review.price);
  return {
    ...(differs('title_en', 'title_es') ? { title: inBoth(review.title_en, review.title_es) } : {}),
    ...(differs('description_en', 'description_es')
      ? { description: inBoth(review.description_en, review.description_es) }
      : {}),
    ...(differs('category') ? { category: review.category } : {}),
    ...(differs('location') ? { location: review.location } : {}),
    ...(differs('address') ? { address: review.address } : {}),
    ...(isOwn('price') && price !== (submission.price ?? '') ? { price: price || null } : {}),
    ...(isOwn('capacity') && review.capacity.trim() ? { capacity: Number(review.capacity) } : {}),
    ...(isOwn('opening_hours') && review.hours.length > 0
      ? { opening_hours: review.hours.map(({ days, ...hours }) => ({ days: [...days], ...hours })) }
      : {}),
    ...toldBody(askedOf(toldNames, review.category), review),
    ...Object.assign({}, ...asWritten.map(told)),
  };
}
