import { Deal } from '#market/listings/web/detail/deal.tsx';
import { Facts } from '#market/listings/web/detail/detail-page.tsx';
import type { Words } from '#kit/shared/messages.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { mailLink, phoneLink } from '#kit/web/links.ts';
import { useNow } from '#kit/web/now.tsx';
import type { Business } from '../contract.ts';
import { openState, type OpenState } from '../hours.ts';
import { messages as cardMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { Rating } from './rating.tsx';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as styles from './business-page.module.css';

/** Open or closed, until when, and the way to reach it. */
export function BusinessDeal({ business }: { readonly business: Business }) {
  const words = useWords(messages);
  const cardWords = useWords(cardMessages);
  const state = openState(business.openingHours, useNow());
  const { category, priceRange } = business;
  return (
    <Deal
      price={nowLine(state, words)}
      isWordy
      unit={untilLine(state, words)}
      action={<ReachButton business={business} />}
    >
      <Facts
        items={[
          { label: words('kind'), value: cardWords(`category.${category}`) },
          { label: words('priceRange'), value: `${priceRange} · ${words(`prices.${priceRange}`)}` },
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
const opening = { today: 'opensToday', tomorrow: 'opensTomorrow', later: 'opensLater' } as const;

/** What comes after "open now" or "closed now": until when. */
function untilLine(state: OpenState | undefined, words: PageWords): string {
  if (state === undefined) return words('noHours');
  if (state.kind === 'always') return words('always');
  if (state.kind === 'open') return words('closes', { time: state.closes });
  return words(opening[state.on], { time: state.opens, day: words(onDays[state.weekday] ?? 'on.0') });
}

/** Open now, closed now, or better ask. */
function nowLine(state: OpenState | undefined, words: PageWords): string {
  if (state === undefined) return words('hoursOpen');
  return words(state.kind === 'closed' ? 'closed' : 'open');
}
