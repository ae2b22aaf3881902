import { formatDate, isCalendarDate } from '#kit/shared/dates.ts';
import { centsOf, formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import type { SubmissionType } from '../rules.ts';
import type { Review } from './review-draft.ts';

/** The listing in a few lines, as visitors will read it in the language of this page. */
export function ListingPreview({ type, review }: { readonly type: SubmissionType; readonly review: Review }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [own, other] = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  const cents = centsOf(review.price.trim().replace(',', '.'));
  const price = cents === undefined ? '' : cents === 0 ? words('free') : formatEuro(cents, language);
  const isDated = isCalendarDate(review.date);
  const date = isDated ? formatDate(review.date, 'dayMonth', language) : words('dateOpen');
  const facts = {
    event: [date, review.time, review.duration, price, review.organizer],
    rental: [
      `${price} / ${words(`unit.${review.price_unit}` as 'unit.day')}`,
      `${words('guests')}: ${review.capacity}`,
    ],
    business: [review.price_range, review.phone, review.website],
    job: [review.employer, review.salary, words(`schedule.${review.schedule}` as 'schedule.contract')],
  }[type];
  const remark = { event: isDated ? '' : words('notOnSale'), rental: '', business: words('privatePrice'), job: '' }[
    type
  ];
  return (
    <section className="review-preview" aria-label={words('preview')}>
      <p className="horizon">{words('preview')}</p>
      <p className="tower-s">{review[`title_${own}`] || review[`title_${other}`]}</p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p>{[review.address, review.location].filter(Boolean).join(', ')}</p>
      <p>{review[`description_${own}`] || review[`description_${other}`]}</p>
      {remark ? <p className="review-remark">{remark}</p> : null}
    </section>
  );
}
