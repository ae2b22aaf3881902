/** For tests only: a poster that a listing of a test wears. */
import type { WornPoster } from './contract.ts';

export const aPoster: WornPoster = { motif: 'mirrorball', seed: 12 };
