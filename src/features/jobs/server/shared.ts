import { seedOf } from '#market/posters/poster.ts';
import type { ShareCard } from '#market/posters/server/share-card.ts';
import type { Job } from '../contract.ts';
import { jobMotifs } from '../rules.ts';

/** Who hires, and for what pay. */
export function sharedJob({ id, title, category, employer, salary, photos }: Job): ShareCard {
  const lines = [employer, salary].filter(Boolean);
  return { title, lines, motif: jobMotifs[category], seed: seedOf(category + id), photoId: photos[0]?.id };
}
