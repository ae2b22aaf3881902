/** What the house tells its maps (issue 5). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';

const MapSettings = z.strictObject({ styleUrl: z.string().nullable(), nightStyleUrl: z.string().nullable() });
export type MapSettings = z.infer<typeof MapSettings>;

export const endpoints = promise({
  'GET /api/map': {
    summary:
      'The MapLibre styles to draw maps with by day and night; null: the drawing of the bay that comes with the house',
    access: 'public',
    reply: MapSettings,
  },
});
