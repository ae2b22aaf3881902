import { useSyncExternalStore } from 'react';
import { wallClock } from '../dates.ts';

/** Two inkings of one layout. */
export type Theme = 'day' | 'night';

/** The paper of each inking (app/web/styles/tokens.css): what browsers paint around the page. */
export const paperOf: Readonly<Record<Theme, string>> = { day: '#f6e8cf', night: '#0a1022' };

const key = 'theme';

/**
 * Runs in the head before anything is drawn, so that no page flashes: the remembered choice, else the hour in the town
 * (day from 07:00 to 20:59), told by how far its clock is ahead of UTC: asking the browser for a time zone would cost
 * more than the rest of the head. It paints the browser's frame too, before those metas that only know what the device
 * likes. Kept as text and free of anything that varies: its hash stands in the CSP.
 */
export const themeScript = `(function(){var e=document.documentElement,t;try{t=localStorage.getItem('theme')}catch(x){}if(t!=='day'&&t!=='night'){var h=((Date.now()/60000+(+e.dataset.ahead||0))/60)%24;t=h>=7&&h<21?'day':'night'}e.dataset.theme=t;var m=document.createElement('meta');m.name='theme-color';m.content=t==='day'?'${paperOf.day}':'${paperOf.night}';document.head.prepend(m)})()`;

/** The inking of those who chose none, by the hour in the town. */
export function themeAt(now: Date): Theme {
  const { hour } = wallClock(now);
  return hour >= 7 && hour < 21 ? 'day' : 'night';
}

const read = (): Theme => (document.documentElement.dataset['theme'] === 'night' ? 'night' : 'day');

/** What the page says of itself is the one truth: whoever changes it, what scripts draw follows. */
function subscribe(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watch.disconnect();
}

function apply(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]:not([media])')?.setAttribute('content', paperOf[theme]);
}

/** Changes the inking and remembers it: a 400 ms cross-fade, or at once for those who asked for less motion. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) apply(theme);
  else document.startViewTransition(() => apply(theme));
}

/** The inking on screen; `day` until hydration is done, because kept pages know no hour. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read, () => 'day');
}
