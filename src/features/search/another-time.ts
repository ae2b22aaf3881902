/** Whether what is sought is to be there at another time than at this moment. Pure. */
import type { SearchAddress } from './address.ts';

export const asksAnotherTime = ({ date, part, open = 'now' }: SearchAddress): boolean =>
  date !== undefined || part !== undefined || open !== 'now';
