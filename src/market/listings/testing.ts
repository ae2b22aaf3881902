/** For tests only: what the desk knows of any listing that it published and has looked at, beside the fields of its kind. */
export const ofTheDesk = {
  status: 'published',
  owner: null,
  ownerless: false,
  version: 3,
  planRank: 0,
  chosenPoster: null,
  createdAt: '2026-08-01T10:00:00.000Z',
  updatedAt: '2026-08-01T10:00:00.000Z',
  reviewAskedAt: null,
  reviewedAt: '2026-08-01T10:00:00.000Z',
  reviewNote: null,
  change: null,
} as const;
