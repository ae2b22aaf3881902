/** What the house tells its maps (issue 5). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';

const MapSettings = z.strictObject({ styleUrl: z.string().nullable() });

export const endpoints = promise({
  'GET /api/map': {
    summary: 'The MapLibre style to draw maps with; null: the drawing of the bay that comes with the house',
    access: 'public',
    reply: MapSettings,
  },
});
