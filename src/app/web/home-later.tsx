import { later } from '#kit/web/later.tsx';

/** The chapters after the events, from the first one's id on. */
export const HomeLater = later('rentals', () => import('./home-end.tsx').then((module) => module.HomeEnd));
