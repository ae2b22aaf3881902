import { Link } from '@tanstack/react-router';
import { useWords } from '../i18n.tsx';
import { messages } from './messages.ts';
import { useCurrentInSight } from '#kit/web/ui/use-current-in-sight.ts';
import * as swipedStyles from '#kit/web/ui/swiped.module.css';
import * as tabsStyles from '#kit/web/ui/tabs.module.css';
import * as styles from './desk-tabs.module.css';

type Tab = {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** How many of them came since somebody looked. */ readonly news?: number | undefined;
  /** Another kind of work begins with it. */ readonly isFirst?: boolean;
};

/** The parts of a desk as links, with what waits in them; each is an address (`tab`). On a phone they are swiped; many stand beside what they open where there is room. */
export function DeskTabs({
  label,
  tabs,
  current,
  isRail = false,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  readonly isRail?: boolean;
}) {
  const words = useWords(messages);
  const row = useCurrentInSight();
  return (
    <nav
      ref={row}
      className={`${styles.deskTabs} ${swipedStyles.swiped} ${isRail ? styles.deskRail : ''}`}
      aria-label={label}
    >
      {tabs.map(({ value, label: word, count, news, isFirst }) => (
        <Link
          key={value}
          className={tabsStyles.tab}
          to="."
          search={{ tab: value } as never}
          resetScroll={false}
          activeOptions={{ exact: true }}
          activeProps={{}}
          data-first={isFirst ? '' : undefined}
          aria-current={value === current ? 'page' : undefined}
        >
          {word}
          {count ? (
            <span className={tabsStyles.tabCount} data-new={news ? '' : undefined}>
              {news ? `+${news}` : count}
              {news ? <i className="sr-only">{words('news', { count: news })}</i> : null}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
