/** For tests only: what they need to know of a prospect is told, the rest is one of many. */
import type { Prospect } from '../contract.ts';
import { aPoster } from '#market/posters/testing.ts';

export const aProspect = (over: Partial<Prospect> = {}): Prospect => ({
  id: 'hotel0000001',
  name: 'Hotel Brisa',
  description: null,
  poster: aPoster,
  category: 'hotel',
  location: 'Poniente',
  address: null,
  contact_email: null,
  contact_phone: null,
  website: null,
  priority_score: 5,
  advertising_budget: null,
  contact_status: 'contacted',
  notes: null,
  version: 1,
  created_at: '2026-08-21T18:00:00.000Z',
  updated_at: '2026-08-21T18:00:00.000Z',
  ...over,
});
