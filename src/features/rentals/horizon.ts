/** How far ahead a rental can be booked: owners know neither prices nor plans for longer (decision 0020). Pure. */
import { addMonths, monthOf, sameDayIn } from './months.ts';

export const maxMonthsAhead = 18;

/** The last date that can be part of a stay which is booked today: the same day so many months on, or that month's last. */
export const lastBookable = (today: string): string => sameDayIn(today, addMonths(monthOf(today), maxMonthsAhead));
