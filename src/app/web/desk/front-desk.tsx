import { useState, type ReactNode } from 'react';
import { FailingCalendars } from '#features/rental-calendars/web/failing-calendars.tsx';
import { DeskActionPlace } from '#kit/web/desk/desk-action.tsx';
import { DeskLoading } from '#kit/web/desk/desk-loading.tsx';
import { DeskTabs } from '#kit/web/desk/desk-tabs.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { DemoTown } from './demo-town.tsx';
import { waitingIn, type DeskCounts } from './desk-counts.ts';
import { KeyRack } from './key-rack.tsx';
import { messages } from './messages.ts';
import { OwnerlessForSale } from './ownerless-for-sale.tsx';
import { beginsGroup, panels } from './panels.ts';
import { ReviewsWaiting } from './reviews-waiting.tsx';
import * as styles from './front-desk.module.css';

export type TabWord = Extract<keyof (typeof messages)['en'], `tab.${string}`>;

type FrontDeskProps = {
  /** Somebody sits at it; until then it is drawn without its panel. */
  readonly isOpen: boolean;
  /** The tabs that whoever is here may open. */
  readonly tabs: readonly string[];
  readonly tab: string;
  /** They asked for a tab that is not theirs, and are shown this one. */
  readonly isOthers?: boolean;
  readonly counts: DeskCounts;
  /** Whether they have come: what they say above a list is drawn with it, and moves nothing. */
  readonly isCounted?: boolean;
  /** The town's listings or people are those of the demo. */
  readonly isDemo?: boolean;
  /** How many came to each tab since somebody looked at it. */
  readonly news?: Readonly<Record<string, number>>;
  /** What the house wants to know of whoever is at the desk. */
  readonly asks?: ReactNode;
};

/** The desk from which the town is run, under its bar. */
export function FrontDesk({
  isOpen,
  tabs,
  tab,
  isOthers = false,
  isDemo = false,
  counts,
  isCounted = true,
  news = {},
  asks,
}: FrontDeskProps) {
  const words = useWords(messages);
  const { reviews } = counts;
  const waits = waitingIn(counts);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const Panel = isOpen ? panels[tab] : undefined;
  return (
    <main className={`wrap ${styles.frontDesk} ${styles.frontWide}`}>
      <div className={styles.frontHead}>
        <h1 className="tower">{words('title')}</h1>
        <div ref={setAction} className={styles.frontActions} />
      </div>
      {isDemo ? <DemoTown /> : null}
      <div className={styles.frontBody}>
        <KeyRack {...counts} tabs={tabs} />
        <DeskTabs
          label={words('parts')}
          current={tab}
          isRail
          tabs={tabs.map((value) => ({
            value,
            label: words(`tab.${value}` as TabWord),
            count: waits[value],
            news: news[value],
            isFirst: beginsGroup.has(value),
          }))}
        />
        <div className={styles.frontPart}>
          {isOthers ? (
            <p className={styles.frontWaiting} role="status">
              {words('othersPart')}
            </p>
          ) : null}
          {asks}
          <OwnerlessForSale counts={counts.ownerless} />
          {tab === 'rentals' && counts.calendars ? <FailingCalendars /> : null}
          <ReviewsWaiting tab={tab} count={reviews?.[tab as keyof typeof reviews] ?? 0} />
          {Panel ? (
            <DeskActionPlace value={action}>
              {isCounted ? null : <DeskLoading>{words('loading')}</DeskLoading>}
              <div hidden={!isCounted}>
                <Panel counts={counts} />
              </div>
            </DeskActionPlace>
          ) : (
            <DeskLoading>{words('loading')}</DeskLoading>
          )}
        </div>
      </div>
    </main>
  );
}
