/** For tests only: letters about what the desk decided of listings, in all their shapes. */
import type { ListingLetters } from '../../listing-letters.ts';

const published = { title: 'Ático', note: null, path: '/rentals/AbCdEfGh' } as const;
const returned = {
  title: 'Sombrillas Marea',
  note: 'Falta una foto.\nY el precio.',
  path: '/dashboard?tab=listings&view=rentals&open=AbC',
} as const;
const another = { ...published, title: 'Noche de jazz', path: '/events/AbCdEfGh' } as const;
const alike = { ...returned, title: 'Toldo Rojo' } as const;

const decided = [
  { name: 'Ana Pla', ...published },
  { name: 'Ana Pla', ...returned },
  { name: 'Ana Pla', ...published, others: [another, another] },
  { name: 'Ana Pla', ...returned, others: [alike, { ...alike, title: 'Bar Sol', note: 'No existe.' }] },
  { name: 'Ana Pla', ...published, others: [another, returned, alike] },
];

const taken = { title: 'Ático', note: 'No existe.', path: '/dashboard?tab=listings', isForGood: false } as const;

const approved = { title: 'Bar Neptuno', decision: 'approved', reason: null, path: '/businesses/AbCdEfGh' } as const;
const rejected = {
  title: 'Bar Neptuno',
  decision: 'rejected',
  reason: 'Falta la dirección.\nY el teléfono.',
  path: null,
} as const;

export const listingSamples: { readonly [N in keyof ListingLetters]: readonly ListingLetters[N][] } = {
  submissionReceived: [{ title: 'Bar Neptuno' }],
  submissionDecided: [
    approved,
    { ...approved, reason: 'Precioso.', path: null },
    rejected,
    { ...approved, others: [{ ...approved, title: 'Ruta del faro', reason: 'Precioso.' }] },
    {
      ...approved,
      others: [
        { ...rejected, title: 'Bar Sol' },
        { ...rejected, title: 'Bar Luna', reason: null },
      ],
    },
    { ...rejected, others: [{ ...rejected, title: 'Bar Sol' }] },
  ],
  listingEdited: [
    { name: 'Ana Pla', title: 'Sombrillas Marea', path: '/rentals/AbCdEfGh', price: { was: 8000, now: 0 } },
    { name: 'Ana Pla', title: 'Sombrillas Marea', path: '/rentals/AbCdEfGh', price: null },
  ],
  listingReviewed: [
    ...decided,
    { name: 'Ana Pla', title: 'Ático', note: null, path: '/rentals/AbCdEfGh', isUnsold: true },
    { name: 'Ana Pla', title: 'Fiesta', date: '2026-08-22', note: null, path: '/events/AbCdEfGh' },
  ],
  listingTakenDown: [
    { name: 'Ana Pla', title: 'Ático', note: 'No existe.', path: '/dashboard?tab=listings&open=AbC', isForGood: false },
    { name: 'Ana Pla', title: 'Ático', note: 'Es un engaño.', path: '/dashboard?tab=listings', isForGood: true },
    { name: 'Ana Pla', ...taken, others: [{ ...taken, title: 'Barca' }] },
    { name: 'Ana Pla', ...taken, others: [{ ...taken, title: 'Barca', note: 'Es un engaño.', isForGood: true }] },
  ],
  listingChangeDecided: decided,
};
