import type { Words } from '#kit/shared/messages.ts';
import type { OpenState } from '../hours.ts';
import type { messages } from '../page-messages.ts';

type PageWords = Words<typeof messages>;

const onDays = ['on.0', 'on.1', 'on.2', 'on.3', 'on.4', 'on.5', 'on.6'] as const;
const opening = { today: 'opensToday', tomorrow: 'opensTomorrow', later: 'opensLater' } as const;

/** What comes after "open now" or "closed now": until when. */
export function untilLine(state: OpenState | undefined, words: PageWords): string {
  if (state === undefined) return words('noHours');
  if (state.kind === 'always') return words('always');
  if (state.kind === 'open') return words('closes', { time: state.closes });
  return words(opening[state.on], { time: state.opens, day: words(onDays[state.weekday] ?? 'on.0') });
}

/** Open now, closed now, or better ask. */
export function nowLine(state: OpenState | undefined, words: PageWords): string {
  if (state === undefined) return words('hoursOpen');
  return words(state.kind === 'closed' ? 'closed' : 'open');
}
