import type { Looks } from '#market/posters/choosing/choose-motif.ts';
import { jobMotifs, type JobCategory } from '../rules.ts';

/** What posters of jobs show, by category: the work first, and where its name says nothing, the place. */
export const jobLooks: Looks<JobCategory> = {
  hospitality: { motif: jobMotifs.hospitality, families: ['work', 'homes'] },
  tourism: { motif: jobMotifs.tourism, families: ['work', 'outings', 'sea', 'sport'] },
  entertainment: { motif: jobMotifs.entertainment, families: ['work', 'stage', 'music', 'night'] },
  retail: { motif: jobMotifs.retail, families: ['work', 'trades'] },
  'food-service': { motif: jobMotifs['food-service'], families: ['work'] },
  transport: { motif: jobMotifs.transport, families: ['work', 'wheels'] },
  other: { motif: jobMotifs.other, families: ['work', 'sport', 'sea', 'trades'] },
};
