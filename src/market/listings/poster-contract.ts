/** What is promised to whoever writes a listing: posters of the press to choose from (issue 20). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { WornPoster } from '#market/posters/contract.ts';
import { listingKinds } from './listing-kinds.ts';

const Asked = z.strictObject({
  kind: z.enum(listingKinds),
  category: s.line(40),
  /** As far as it is written; more than this is not read. */
  title: z.string().max(120).default(''),
  description: z.string().max(600).default(''),
  /** How often others were asked for. */
  shake: s.queryNumber(0, 500).default(0),
});

export const endpoints = promise({
  'GET /api/poster-proposals': {
    summary: 'Six posters that fit what is written of a listing, the likeliest motif first; each shake gives others',
    access: 'business',
    team: ['editor'],
    query: Asked,
    reply: z.array(WornPoster),
  },
});
