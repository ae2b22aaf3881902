import { inLine } from '#kit/shared/bidi.ts';

/** A place and its address in one line; an address that names the place stands for both. */
export const placeLine = (location: string, address: string, between?: string): string =>
  address.startsWith(location) ? address : inLine([location, address], between);
