import type { Looks } from '#market/posters/choosing/choose-motif.ts';
import type { EventCategory } from '../rules.ts';

/** What posters of events show, by category. */
export const eventLooks: Looks<EventCategory> = {
  party: { motif: 'mirrorball', families: ['night', 'stage', 'outings', 'music', 'sea', 'drinks', 'food', 'beach'] },
  concert: { motif: 'microphone', families: ['music', 'stage', 'night', 'outings'] },
  festival: { motif: 'tents', families: ['food', 'drinks', 'music', 'stage', 'outings', 'night', 'sport', 'sea'] },
  club: { motif: 'arches', families: ['music', 'night', 'stage', 'drinks'] },
  beach: { motif: 'parasol', families: ['sea', 'stage', 'outings', 'sport', 'music', 'beach', 'food'] },
  sports: { motif: 'volleyball', families: ['sport', 'sea', 'wheels', 'outings'] },
};
