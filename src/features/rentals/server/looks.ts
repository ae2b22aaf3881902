import type { Looks } from '#market/posters/choosing/choose-motif.ts';
import { rentalMotifs, type RentalCategory } from '../rules.ts';

/** What posters of rentals show, by category. */
export const rentalLooks: Looks<RentalCategory> = {
  apartment: { motif: rentalMotifs.apartment, families: ['homes'] },
  villa: { motif: rentalMotifs.villa, families: ['homes'] },
  boat: { motif: rentalMotifs.boat, families: ['sea'] },
  jetski: { motif: rentalMotifs.jetski, families: ['sea'] },
  bike: { motif: rentalMotifs.bike, families: ['wheels'] },
  car: { motif: rentalMotifs.car, families: ['wheels'] },
  beach_gear: { motif: rentalMotifs.beach_gear, families: ['sea', 'beach', 'sport', 'outings'] },
};
