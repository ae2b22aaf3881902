import type { ShareCard } from '#market/posters/server/share-card.ts';
import type { Job } from '../contract.ts';

/** Who hires, and for what pay. */
export function jobShareCard({ title, employer, salary, photos, poster }: Job): ShareCard {
  const lines = [employer, salary].filter(Boolean);
  return { title, lines, ...poster, photoId: photos[0]?.id };
}
