/** What may have a date. */
import type { Context, Meant } from './rule.ts';
import { mayMean } from './rule.ts';
import { isOfWorkOnly } from './work.ts';

/** The jobs of a weekend, a night shift: where only work is named no time is meant. */
export const dated = (context: Context, meant: Meant | undefined) =>
  mayMean(context, 'events', 'rentals', 'businesses') && !isOfWorkOnly(context) ? meant : undefined;
