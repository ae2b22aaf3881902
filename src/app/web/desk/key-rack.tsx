import type { CSSProperties } from 'react';
import { Link } from '@tanstack/react-router';
import { useWords } from '#kit/web/i18n.tsx';
import type { DeskCounts } from './desk-counts.ts';
import { messages } from './messages.ts';
import * as swipedStyles from '#kit/web/ui/swiped.module.css';
import * as styles from './front-desk.module.css';

/**
 * The stat cards of the specification as keys on a rack: how many wait, each the way to its list. Whoever judges content has no
 * holidays, and has what else they judge in their place.
 */
export function KeyRack({
  submissions,
  holidays,
  changes,
  reports,
  tabs,
}: DeskCounts & { readonly tabs: readonly string[] }) {
  const words = useWords(messages);
  const all = [
    { word: 'key.pending', count: submissions?.pending, tab: 'submissions', filter: {}, look: 'pending', tilt: -3 },
    {
      word: 'key.approved',
      count: submissions?.approved,
      tab: 'submissions',
      filter: { view: 'approved' },
      look: 'approved',
      tilt: 5,
    },
    {
      word: 'key.holidays',
      count: holidays?.pending,
      tab: 'holidays',
      filter: { status: 'pending' },
      look: 'holidays',
      tilt: -6,
    },
    {
      word: 'key.planning',
      count: holidays?.planning,
      tab: 'holidays',
      filter: { status: 'planning' },
      look: 'planning',
      tilt: 4,
    },
    {
      word: 'key.quoted',
      count: holidays?.quoted,
      tab: 'holidays',
      filter: { status: 'quoted' },
      look: 'quoted',
      tilt: -2,
    },
    {
      word: 'key.confirmed',
      count: holidays?.confirmed,
      tab: 'holidays',
      filter: { status: 'confirmed' },
      look: 'confirmed',
      tilt: 6,
    },
    { word: 'key.changes', count: changes, tab: 'changes', filter: {}, look: 'planning', tilt: -6 },
    { word: 'key.reports', count: reports, tab: 'reports', filter: { status: 'open' }, look: 'holidays', tilt: 4 },
  ] as const;
  const judged = ['submissions', 'changes', 'reports'];
  const isJudge = !tabs.includes('holidays');
  const keys = all.filter(({ tab }) => tab === 'submissions' || judged.includes(tab) === isJudge);
  // Their number stands for the columns where there is room for all; without it they are as many as an admin has.
  const columns = isJudge ? ({ '--keys': keys.length } as CSSProperties) : undefined;
  return (
    <nav className={`${styles.keyRack} ${swipedStyles.swiped}`} style={columns} aria-label={words('keys')}>
      {keys.map(({ word, count, tab, filter, look, tilt }) => (
        <Link key={word} className={styles.keyHole} to="/admin" search={{ tab, ...filter }} resetScroll={false}>
          <span className="horizon">{words(word)}</span>
          <b className="tower">{count ?? <i className={styles.keyWaits} />}</b>
          <Key look={look} tilt={tilt} />
        </Link>
      ))}
    </nav>
  );
}

/** A room key on its hook; the fob has the colour of its state. */
function Key({ look, tilt }: { readonly look: string; readonly tilt: number }) {
  return (
    <svg viewBox="0 0 50 112" aria-hidden="true">
      <path d="M25 0V14" stroke="#fff8ea" strokeOpacity=".53" strokeWidth="3" />
      <g fill="none" stroke="#fff8ea">
        <circle cx="25" cy="22" r="9" strokeWidth="4" />
        <path d="M25 31V64M25 52h10M25 61h8" strokeWidth="5" />
      </g>
      <path
        className={styles.keyFob}
        data-look={look}
        d="M8 72a17 17 0 0 1 34 0v26a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6Z"
        transform={`rotate(${tilt} 25 30)`}
      />
    </svg>
  );
}
