/** When the town turned and turns its clocks: plain data in the browser, which need not ask Intl (decision 0060). */
import { turnsOf } from '#kit/shared/dates.ts';
import { town } from './town.ts';

export const turns = turnsOf(town.zone, 2024, 2039);
