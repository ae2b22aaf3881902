import type { Looks } from '#market/posters/choosing/choose-motif.ts';
import type { JobCategory } from '../rules.ts';

/** What posters of jobs show, by category: the work first, and where its name says nothing, the place. */
export const jobLooks: Looks<JobCategory> = {
  hospitality: { motif: 'bell', families: ['work', 'homes'] },
  tourism: { motif: 'compass', families: ['work', 'outings', 'sea', 'sport'] },
  entertainment: { motif: 'microphone', families: ['work', 'stage', 'music', 'night'] },
  retail: { motif: 'shop-till', families: ['work', 'trades'] },
  'food-service': { motif: 'tray', families: ['work'] },
  transport: { motif: 'steering-wheel', families: ['work', 'wheels'] },
  other: { motif: 'lifebuoy', families: ['work', 'sport', 'sea', 'trades'] },
};
