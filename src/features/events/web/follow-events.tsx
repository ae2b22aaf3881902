import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { messages as feedMessages } from '../feeds-messages.ts';
import { feedPath, feedTypes } from '../feeds.ts';
import { messages } from '../messages.ts';
import type { EventCategory } from '../rules.ts';
import * as styles from './follow-events.module.css';

type FollowEventsProps = {
  /** Of the site: a calendar program is asked by `webcal:`, which needs a whole address. */
  readonly origin: string;
  /** Only of this category. */
  readonly category?: EventCategory | undefined;
};

/** The ways to have new events come by themselves: a calendar that stays up to date, or a feed. */
export function FollowEvents({ origin, category }: FollowEventsProps) {
  const words = useWords(feedMessages);
  const eventWords = useWords(messages);
  const { language } = useLanguage();
  const webcal = origin.replace(/^https?:/, 'webcal:');
  return (
    <p className={styles.followEvents}>
      <Icon name="calendar" />
      <span>
        {category === undefined
          ? words('follow')
          : words('followOne', { category: eventWords(`category.${category}`) })}
      </span>
      <a href={webcal + feedPath('ics', language, category)} type={feedTypes.ics}>
        {words('calendar')}
      </a>
      <a href={feedPath('rss', language, category)} type={feedTypes.rss}>
        {words('rss')}
      </a>
    </p>
  );
}
