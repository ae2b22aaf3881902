import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { addMonths, monthOf, sameDayIn } from '../months.ts';

/** The day a key leads to in a calendar (the grid pattern of ARIA); undefined when it leads nowhere. */
export function dayByKey(date: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return sameDayIn(date, addMonths(monthOf(date), -1));
    case 'PageDown':
      return sameDayIn(date, addMonths(monthOf(date), 1));
    default:
      return undefined;
  }
}
