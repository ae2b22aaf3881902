/** What the photo store promises (issue 4). The files themselves are public: `photoUrl` of photo.ts. */
import { z } from 'zod';
import { promise } from './endpoint.ts';
import * as s from './schemas.ts';

/** An uploaded photo; the width and height are those of its largest file. */
export const UploadedPhoto = z.strictObject({ id: s.id, width: z.number().int(), height: z.number().int() });
export type UploadedPhoto = z.infer<typeof UploadedPhoto>;

export const endpoints = promise({
  'POST /api/photos': {
    summary:
      'Upload a photo: its bytes are the body (JPEG, HEIC, PNG, WebP or AVIF; at most 15 MiB and 40 megapixels, 25 as HEIC or AVIF)',
    access: 'business',
    team: ['editor'],
    raw: true,
    reply: UploadedPhoto,
    status: 201,
    // Each takes a core one to three seconds.
    limit: { calls: 120, seconds: 600 },
  },
});
