import type { Hour } from '#kit/shared/poster.ts';
import { landscape } from './landscape.ts';
import { bayPalettes } from './palettes.ts';
import { portrait } from './portrait.ts';

const formats = { landscape, portrait } as const;

/** The hero's plate: the bay as a complete SVG document, the same drawing at every hour in another ink. */
export const drawBay = (format: keyof typeof formats, hour: Hour): string => formats[format](bayPalettes[hour], hour);
