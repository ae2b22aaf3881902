import { Deal } from '#market/listings/web/detail/deal.tsx';
import { Facts } from '#market/listings/web/detail/detail-page.tsx';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate, weekdayOf } from '#kit/shared/dates.ts';
import type { Language, Words } from '#kit/shared/messages.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { mailLink, phoneLink } from '#kit/web/links.ts';
import { useNow } from '#kit/web/now.tsx';
import type { Business } from '../contract.ts';
import { openState, type OpenState } from '../hours.ts';
import { closedToday } from '../opening.ts';
import { messages as cardMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { Rating } from './rating.tsx';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as styles from './business-page.module.css';

/** Open or closed, until when, and the way to reach it. */
export function BusinessDeal({ business }: { readonly business: Business }) {
  const words = useWords(messages);
  const cardWords = useWords(cardMessages);
  const now = useNow();
  const { language } = useLanguage();
  const state = openState(business, now);
  const { category, priceRange } = business;
  return (
    <Deal
      price={nowLine(state, closedToday(business, now) !== undefined, words)}
      isWordy
      unit={untilLine(state, words, language)}
      action={<ReachButton business={business} />}
    >
      <Facts
        items={[
          { label: words('kind'), value: cardWords(`category.${category}`) },
          { label: words('priceRange'), value: inLine([priceRange, words(`prices.${priceRange}`)]) },
          {
            label: words('rating'),
            value: (
              <span className={styles.businessRating}>
                <Rating rating={business.rating} />
              </span>
            ),
          },
          { label: words('where'), value: business.location },
        ]}
      />
    </Deal>
  );
}

/** The quickest way that the place has named. */
function ReachButton({ business: { phone, email, website } }: { readonly business: Business }) {
  const words = useWords(messages);
  if (phone !== '')
    return (
      <a className={buttonStyles.btn} data-variant="coral" href={phoneLink(phone)}>
        {words('call')}
      </a>
    );
  if (website)
    return (
      <a
        className={buttonStyles.btn}
        data-variant="coral"
        href={website}
        target="_blank"
        rel="nofollow noopener noreferrer"
      >
        {words('visit')}
      </a>
    );
  if (email === '') return null;
  return (
    <a className={buttonStyles.btn} data-variant="coral" href={mailLink(email)}>
      {words('write')}
    </a>
  );
}

type PageWords = Words<typeof messages>;

const onDays = ['on.0', 'on.1', 'on.2', 'on.3', 'on.4', 'on.5', 'on.6'] as const;
const opening = { today: 'opensToday', tomorrow: 'opensTomorrow', later: 'opensLater', date: 'opensDate' } as const;

/** What comes after "open now" or "closed now": until when. */
function untilLine(state: OpenState | undefined, words: PageWords, language: Language): string {
  if (state === undefined) return words('noHours');
  if (state.kind === 'always') return words('always');
  if (state.kind === 'shut') return words('noOpening');
  const dayOf = (weekday: number) => words(onDays[weekday] ?? 'on.0');
  if (state.kind === 'open')
    return state.date === undefined
      ? words('closes', { time: state.closes })
      : words('closesDate', { time: state.closes, day: dayOf(weekdayOf(state.date)) });
  const date = state.date === undefined ? '' : formatDate(state.date, 'long', language);
  return words(opening[state.on], { time: state.opens, day: dayOf(state.weekday), date });
}

/** Open now, closed now or all day, or better ask. */
function nowLine(state: OpenState | undefined, isClosedToday: boolean, words: PageWords): string {
  if (state === undefined) return words('hoursOpen');
  if (state.kind === 'always' || state.kind === 'open') return words('open');
  return words(isClosedToday ? 'closedToday' : 'closed');
}
