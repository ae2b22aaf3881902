/** What a member takes along of reviews: what they wrote, what hosts said of them. */
import { z } from 'zod';

const instant = z.iso.datetime();

export const GuestReviewsExport = z.strictObject({
  guestReviews: z.array(
    z.strictObject({
      title: z.string(),
      stars: z.number(),
      words: z.string().nullable(),
      name: z.string(),
      createdAt: instant,
      publishedAt: instant.nullable(),
      removedAt: instant.nullable(),
      answer: z.string().nullable(),
    }),
  ),
  hostReviews: z.array(
    z.strictObject({
      isOwn: z.boolean(),
      stars: z.number(),
      words: z.string().nullable(),
      createdAt: instant,
    }),
  ),
});
export type GuestReviewsExport = z.infer<typeof GuestReviewsExport>;
