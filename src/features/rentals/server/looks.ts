import type { Looks } from '#market/posters/choosing/choose-motif.ts';
import type { RentalCategory } from '../rules.ts';

/** What posters of rentals show, by category. */
export const rentalLooks: Looks<RentalCategory> = {
  apartment: { motif: 'balconies', families: ['homes'] },
  villa: { motif: 'villa', families: ['homes'] },
  boat: { motif: 'sailboat', families: ['sea'] },
  jetski: { motif: 'jetski', families: ['sea'] },
  bike: { motif: 'bicycle', families: ['wheels'] },
  car: { motif: 'convertible', families: ['wheels'] },
  beach_gear: { motif: 'parasol', families: ['sea', 'beach', 'sport', 'outings'] },
};
