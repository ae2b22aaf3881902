/** The desk as somebody sits at it: what waits in its tabs is asked for, and the server says whether they may. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FactorGate } from '#features/auth/web/security/factor-gate.tsx';
import { deskCountsQuery } from '#features/desk-counts/web/queries.ts';
import { figuresQuery } from '#features/figures/web/queries.ts';
import { useIsLate } from '#kit/web/desk/use-is-late.ts';
import { waitingIn, type DeskCounts } from './desk-counts.ts';
import { FrontDesk } from './front-desk.tsx';
import { TurnedAway } from './turned-away.tsx';
import { useNews } from './use-news.ts';
import * as styles from './front-desk.module.css';

type SeatedDeskProps = {
  /** It is not known yet who is here: the desk is drawn, and nothing is asked. */
  readonly isKnown: boolean;
  readonly tabs: readonly string[];
  readonly tab: string;
  readonly isOthers: boolean;
  readonly asks: ReactNode;
};

/** The desk with what waits and what is new since somebody looked. */
export function SeatedDesk({ isKnown, ...desk }: SeatedDeskProps) {
  const { data, error } = useQuery({ ...deskCountsQuery(), enabled: isKnown });
  const counts: DeskCounts = data ?? {};
  const { data: figures } = useQuery(figuresQuery());
  const news = useNews(waitingIn(counts), desk.tab);
  const isLate = useIsLate(isKnown);
  // A browser may believe what it likes about its role: the server says otherwise.
  if (error?.code === 'forbidden') return <TurnedAway />;
  // The house asks admins for a second step, and this one has none yet.
  if (error?.code === 'second_factor_missing')
    return (
      <main className={`wrap ${styles.frontAway}`}>
        <FactorGate />
      </main>
    );
  // What comes with the page moves nothing; a demo's people in a town that was started without it are known to the desk alone.
  const isDemo = figures?.isDemo === true || counts.isDemo === true;
  const isCounted = data !== undefined || error !== null || isLate;
  return <FrontDesk {...desk} isOpen={isKnown} isDemo={isDemo} counts={counts} isCounted={isCounted} news={news} />;
}
