import { later } from '#kit/web/later.tsx';

/** The chapters after the jobs, from the first one's id on. */
export const HomeLater = later('community', () => import('./home-end.tsx').then((module) => module.HomeEnd));
