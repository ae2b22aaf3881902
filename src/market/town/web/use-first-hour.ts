import { use } from 'react';
import { FirstWindow } from '#kit/web/ui/first-window.ts';
import { useNow } from '#kit/web/now.tsx';
import type { Hour } from '../hours.ts';
import { themeAt } from './theme.ts';

/**
 * Of a picture in two inkings that stands in the first window, the one to ask for at once: that of the hour, which is
 * everybody's who chose none. The other one is asked for when it is shown.
 */
export function useFirstHour(isAsked = false): Hour | undefined {
  const hour = themeAt(useNow());
  return use(FirstWindow) || isAsked ? hour : undefined;
}
