/** The dates on which a place opens otherwise, as its form holds them. */
import { inLanguage } from '#kit/shared/localized.ts';
import type { FieldKind } from '#kit/web/form/field-kinds.ts';
import { bilingual, localizedOf, type Bilingual } from '#kit/web/form/text-values.ts';
import type { StoredException } from '../contract.ts';
import type { OpeningSpan } from '../opening.ts';

/** Without spans it is closed; `until` may stay empty where it is one date. */
export type ExceptionDraft = {
  readonly from: string;
  readonly until: string;
  readonly days: readonly number[];
  readonly spans: readonly OpeningSpan[];
  readonly note: Bilingual;
};

/** Of one date all weekdays: it has one only. */
const allDays = [0, 1, 2, 3, 4, 5, 6];
const isRange = ({ from, until }: ExceptionDraft) => until !== '' && until !== from;

const isWhole = (one: ExceptionDraft) =>
  one.from !== '' &&
  (one.until === '' || one.from <= one.until) &&
  one.days.length > 0 &&
  one.spans.every(({ opens, closes }) => opens !== '' && closes !== '');

const sent = (one: ExceptionDraft) => ({
  ...one,
  until: isRange(one) ? one.until : one.from,
  days: isRange(one) ? one.days : allDays,
});

export const exceptionsKind: FieldKind<readonly ExceptionDraft[]> = {
  draft: (stored) =>
    ((stored as readonly StoredException[] | undefined) ?? []).map((one) => ({ ...one, note: bilingual(one.note) })),
  read: (drafts) => drafts.map((one) => ({ ...sent(one), note: localizedOf(one.note) })),
  shown: (drafts, _fact, language) =>
    drafts.filter(isWhole).map((one) => ({ ...sent(one), note: inLanguage(localizedOf(one.note), language) })),
  faultsOfParts: (drafts) => drafts.flatMap((one, place) => (isWhole(one) ? [] : [[place, 'hours'] as const])),
};
