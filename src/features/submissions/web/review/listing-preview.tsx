import { kindOf } from '#features/listings/kinds.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { isCalendarDate } from '#kit/shared/dates.ts';
import { writtenFor } from '#kit/shared/localized.ts';
import { centsOf, formatEuro } from '#kit/shared/money.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import { messages } from '../../desk-messages.ts';
import type { SubmissionType } from '../../rules.ts';
import type { Review } from './review-draft.ts';
import * as styles from './review.module.css';

/** The listing in a few lines, as visitors will read it in the language of this page; gaps are left out or announced. */
export function ListingPreview({ type, review }: { readonly type: SubmissionType; readonly review: Review }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const written = writtenFor(language);
  const cents = centsOf(typedPrice(review.price));
  const price = cents === undefined ? words('priceOpen') : cents === 0 ? words('free') : formatEuro(cents, language);
  const isPriced = cents !== undefined;
  const isDated = isCalendarDate(review.date);
  const date = isDated ? day(review.date) : words('dateOpen');
  const unit = review.price_unit && words(`unit.${review.price_unit}` as 'unit.day');
  const schedule = review.schedule && words(`schedule.${review.schedule}` as 'schedule.contract');
  const { hours: _hours, ...texts } = review;
  const told: Readonly<Record<string, string>> = {
    ...texts,
    date,
    price,
    schedule,
    unitPrice: isPriced && unit ? `${price} / ${unit}` : price,
    guests: review.capacity && `${words('guests')}: ${review.capacity}`,
  };
  const { previewed, remark: lacking } = kindOf(type);
  const facts = previewed.map((name) => told[name]);
  const lacks = isDated ? (isPriced ? undefined : 'price') : isPriced ? 'date' : 'both';
  const remarks = {
    notOnSale: lacks && words(`notOnSale.${lacks}`),
    notBookable: isPriced && unit ? undefined : words('notBookable'),
    privatePrice: words('privatePrice'),
  };
  const remark = lacking && remarks[lacking];
  return (
    <section className={styles.reviewPreview} aria-label={words('preview')}>
      <p className="horizon">{words('preview')}</p>
      <p className="tower-s">{written.map((one) => review[`title_${one}`]).find(Boolean)}</p>
      <p>{inLine(facts)}</p>
      <p>{inLine([review.address, review.location], ', ')}</p>
      <p>{written.map((one) => review[`description_${one}`]).find(Boolean)}</p>
      {remark ? <p className={styles.reviewRemark}>{remark}</p> : null}
    </section>
  );
}
