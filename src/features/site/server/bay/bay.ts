import type { Hour } from '#market/town/hours.ts';
import { landscape } from './landscape.ts';
import { type Moment, stillMoment } from './moment.ts';
import { portrait } from './portrait.ts';

const formats = { landscape, portrait } as const;

export type BayFormat = keyof typeof formats;

/** The bay at any moment as a complete SVG document. */
export const drawMoment = (format: BayFormat, moment: Moment): string => formats[format](moment);

/** The hero's plate: the same drawing at every hour in another ink. */
export const drawBay = (format: BayFormat, hour: Hour): string => drawMoment(format, stillMoment(hour));
