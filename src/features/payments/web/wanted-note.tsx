import { useQuery } from '@tanstack/react-query';
import { packageCents, monthCents } from '#features/plans/subscription.ts';
import type { SoldPlan } from '#features/plans/rules.ts';
import { wholeStay, type Draft } from '#features/rentals/stay-address.ts';
import { lastDayOf } from '#features/rentals/calendar.ts';
import { pricesOf } from '#features/rentals/rental-prices.ts';
import { stayPrice } from '#features/rentals/stay-price.ts';
import { cheapestOf, regularTicket } from '#features/ticket-types/cheapest.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { centsOf, formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useToldTime } from '#market/town/web/clock/use-told-time.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { messages } from '../messages.ts';
import { messages as plans } from '../plan-messages.ts';
import { itemQuery, rentalQuery, typesQuery } from './queries.ts';
import * as styles from './wanted-note.module.css';

type NoteProps = {
  readonly title: string;
  readonly facts: readonly (string | undefined)[];
  readonly price: string | undefined;
};

/** What waits behind the door, in a few lines. */
function WantedNote({ title, facts, price }: NoteProps) {
  const words = useWords(messages);
  return (
    <aside className={styles.wanted} aria-label={words('summary')}>
      <p className={styles.wantedLabel}>{words('summary')}</p>
      <p className={styles.wantedTitle}>
        <b className="tower-s">{title}</b>
        {price === undefined ? null : <b className="tower-s">{price}</b>}
      </p>
      <p className={styles.wantedFacts}>{inLine(facts)}</p>
      <p>{words('wantedText')}</p>
    </aside>
  );
}

type EventProps = {
  readonly id: string;
  /** The ticket type that was chosen, by its id. */
  readonly ticketType: string | undefined;
};

export function WantedEvent({ id, ticketType }: EventProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const toldTime = useToldTime();
  const { data: event } = useQuery(itemQuery(id, language));
  const { data: sold } = useQuery(typesQuery(id, language));
  if (event === undefined) return null;
  const { title, date, time, fold, location } = event;
  const named = sold?.types.find((one) => one.id === ticketType);
  const type = named ?? (sold && ticketType !== regularTicket ? cheapestOf(event.price, sold) : undefined);
  const { price } = type ?? event;
  const day = date === null ? words('undated') : formatDate(date, 'long', language);
  const cents = price === null ? undefined : centsOf(price);
  return (
    <WantedNote
      title={title}
      facts={[type?.name, day, time === null ? undefined : toldTime(time, fold), location]}
      price={cents === undefined ? undefined : cents === 0 ? words('free') : formatEuro(cents, language)}
    />
  );
}

export function WantedRental({ id, draft }: { readonly id: string; readonly draft: Draft }) {
  const { language } = useLanguage();
  const day = useDay();
  const { data: rental } = useQuery(rentalQuery(id, language));
  if (rental === undefined) return null;
  const { title, location, price, priceUnit } = rental;
  const stay = wholeStay(draft, priceUnit);
  const cents = price === null || stay === undefined ? undefined : stayPrice(pricesOf(rental), stay).totalCents;
  const last = stay === undefined || priceUnit === null ? undefined : lastDayOf(priceUnit, stay);
  const whole = draft.from === undefined ? undefined : formatDate(draft.from, 'long', language);
  const days =
    stay === undefined || last === undefined || last === stay.from ? whole : `${day(stay.from)} – ${day(last)}`;
  return (
    <WantedNote
      title={title}
      facts={[days, location]}
      price={cents === undefined ? undefined : formatEuro(cents, language)}
    />
  );
}

export function WantedPlan({ plan }: { readonly plan: SoldPlan }) {
  const words = useWords(plans);
  const { language } = useLanguage();
  const isOnce = plan === 'features';
  const price = formatEuro(isOnce ? packageCents : monthCents(plan, 0), language);
  return <WantedNote title={words(`name.${plan}`)} facts={[words(isOnce ? 'once' : 'monthly')]} price={price} />;
}
