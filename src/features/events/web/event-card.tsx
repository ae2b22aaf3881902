import { inLine } from '#kit/shared/bidi.ts';
import { formatDate, otherYear } from '#kit/shared/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { wallClock } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import type { Ink } from '#market/posters/poster.ts';
import { placeLine } from '#market/listings/place-line.ts';
import { PartnerLine } from '#market/listings/web/partner/partner-badge.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button, ButtonLink } from '#kit/web/ui/button.tsx';
import { usePartId } from '#kit/web/ui/kept-part.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Photo } from '#kit/web/ui/photo.tsx';
import { Duotone } from '#market/posters/web/duotone.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import type { Event } from '../contract.ts';
import { messages } from '../messages.ts';
import { dayBadge, priceBadge } from '../rules.ts';
import { lastDayOf, saleState } from '../timing.ts';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './event-card.module.css';

type Props = { readonly event: Event; readonly ink: Ink };

/** One event as a ticket stub. Once it is over it says only that, also on a page that has stood open since. */
export function EventCard({ event, ink }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const titleId = usePartId();
  const [photo] = event.photos;
  const isFree = event.price === '0';
  const state = saleState(event, useNow());
  const isPast = state === 'past';
  const badge = isPast ? undefined : event.soldOut ? 'soldOutBadge' : priceBadge(event);
  const facts = inLine([event.time, event.duration]);
  return (
    <article
      className={event.soldOut || isPast ? `${styles.ticket} ${styles.ticketSoldOut}` : styles.ticket}
      aria-labelledby={titleId}
    >
      <div className={styles.ticketIn}>
        <div className={styles.ticketPic}>
          {photo ? (
            <Duotone ink={ink}>
              <Photo photo={photo} sizes="(max-width: 1080px) 318px, 392px" />
            </Duotone>
          ) : (
            <Poster {...event.poster} ink={ink} format="tall" />
          )}
          {isPast ? <span className={`${styles.tag} horizon`}>{words('over')}</span> : <DayTag event={event} />}
          {badge && (
            <span className={`${styles.tag} ${styles.tagPrice} horizon ${event.soldOut ? styles.tagSoldOut : ''}`}>
              {words(badge)}
            </span>
          )}
        </div>
        <div className={styles.ticketStub}>
          <DateColumn date={event.date} />
          <div className={styles.ticketInfo}>
            <h3 id={titleId} className="tower-s">
              <Link className={cardRowStyles.cardLink} to={`/events/${event.id}`} lang={event.foreign?.title}>
                {event.title}
              </Link>
            </h3>
            <p className={styles.ticketMeta}>
              {placeLine(event.location, event.address, ', ')}
              <br />
              {facts}
            </p>
            <PartnerLine of={event} />
            <div className={styles.ticketFoot}>
              {event.price === null ? (
                <span className="tower-s">{words('priceToBeAnnounced')}</span>
              ) : (
                <span className={`${styles.ticketPrice} tower`}>
                  {isFree
                    ? words('free')
                    : event.from === undefined
                      ? formatPrice(event.price, language, event.currency)
                      : words('from', { price: formatPrice(event.from, language, event.currency) })}
                </span>
              )}
              {state === 'onSale' ? (
                <ButtonLink
                  to="/checkout"
                  search={{ type: 'event', id: event.id }}
                  variant={isFree ? 'ink' : 'coral'}
                  size="sm"
                  aria-describedby={titleId}
                >
                  {words(isFree ? 'joinParty' : 'buyNow')}
                </ButtonLink>
              ) : (
                <Button size="sm" disabled aria-describedby={titleId}>
                  {words(state === 'calledOff' ? 'notOnSale' : state)}
                </Button>
              )}
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}

function DayTag({ event }: { readonly event: Event }) {
  const words = useWords(messages);
  const day = useDay();
  const { date, time } = event;
  const badge = dayBadge(date, useNow(), time, lastDayOf(event));
  if (date === null || badge === 'undated') return <span className={`${styles.tag} horizon`}>{words('soon')}</span>;
  if (badge === 'tonight')
    return <span className={`${styles.tag} ${styles.tagTonight} horizon`}>{words('tonight')}</span>;
  return <span className={`${styles.tag} horizon`}>{badge === 'tomorrow' ? words('tomorrow') : day(date)}</span>;
}

function DateColumn({ date }: { readonly date: string | null }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const today = wallClock(useNow()).date;
  if (date === null)
    return (
      <p className={styles.ticketDate}>
        <span className="tower-s">{words('dateToBeAnnounced')}</span>
      </p>
    );
  const month = [formatDate(date, 'month', language), otherYear(date, today)].filter(Boolean).join(' ');
  return (
    <time className={styles.ticketDate} dateTime={date}>
      <span className="horizon">{formatDate(date, 'weekday', language)}</span>{' '}
      <b className="tower">{Number(date.slice(8))}</b> <span className="horizon">{month}</span>
    </time>
  );
}
