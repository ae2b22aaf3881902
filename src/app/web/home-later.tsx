import { later } from '#kit/web/later.tsx';

/** The chapters after the events. */
export const HomeLater = later(() => import('./home-end.tsx').then((module) => module.HomeEnd));
