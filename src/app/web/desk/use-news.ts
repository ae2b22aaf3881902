import { useEffect, useState } from 'react';

const key = 'desk-seen';
type Counts = Readonly<Record<string, number>>;

/** Private windows refuse storage: then what came before this page is nothing new. */
function read(): Counts {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Counts;
  } catch {
    return {};
  }
}

function write(seen: Counts): void {
  try {
    localStorage.setItem(key, JSON.stringify(seen));
  } catch {
    // It is remembered until the page is left.
  }
}

/** How many more wait in each tab of the desk than when somebody looked at it here the last time; none in the open one. */
export function useNews(counts: Readonly<Record<string, number | undefined>>, open: string): Counts {
  const [seen, setSeen] = useState<Counts>(read);
  const known = Object.entries(counts).flatMap(([tab, count]) => (count === undefined ? [] : [[tab, count] as const]));
  // What is open is being looked at, and what was decided meanwhile is seen; the first look finds nothing new.
  const isSeen = (tab: string, count: number) => tab === open || count < (seen[tab] ?? Number.POSITIVE_INFINITY);
  const next = { ...seen, ...Object.fromEntries(known.filter(([tab, count]) => isSeen(tab, count))) };
  const told = JSON.stringify(next);
  if (JSON.stringify(seen) !== told) setSeen(next);
  useEffect(() => write(JSON.parse(told) as Counts), [told]);
  return Object.fromEntries(known.map(([tab, count]) => [tab, Math.max(0, count - (next[tab] ?? count))]));
}
