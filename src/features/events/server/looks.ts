import type { Looks } from '#market/posters/choosing/choose-motif.ts';
import { eventMotifs, type EventCategory } from '../rules.ts';

/** What posters of events show, by category. */
export const eventLooks: Looks<EventCategory> = {
  party: {
    motif: eventMotifs.party,
    families: ['night', 'stage', 'outings', 'music', 'sea', 'drinks', 'food', 'beach'],
  },
  concert: { motif: eventMotifs.concert, families: ['music', 'stage', 'night', 'outings'] },
  festival: {
    motif: eventMotifs.festival,
    families: ['food', 'drinks', 'music', 'stage', 'outings', 'night', 'sport', 'sea'],
  },
  club: { motif: eventMotifs.club, families: ['music', 'night', 'stage', 'drinks'] },
  beach: { motif: eventMotifs.beach, families: ['sea', 'stage', 'outings', 'sport', 'music', 'beach', 'food'] },
  sports: { motif: eventMotifs.sports, families: ['sport', 'sea', 'wheels', 'outings'] },
};
