/** For tests only: the letters about places of `samples.ts`. */
import type { PlacesLetters } from '../../places-letters.ts';

const evening = {
  name: 'Ana Pla',
  title: 'Neon Nights',
  date: '2026-08-22',
  time: '23:30',
  location: 'Sky terrace',
  address: 'Avenida del Mediterráneo 1',
};

export const placesSamples: { readonly [N in keyof PlacesLetters]: readonly PlacesLetters[N][] } = {
  placesFree: [
    ...[1, 4].map((quantity) => ({
      ...evening,
      quantity,
      minutes: 60,
      isLast: quantity === 4,
      path: `/checkout?type=event&id=AbCdEfGhJkLmNpQr&quantity=${quantity}`,
    })),
    ...(['regular', { en: 'Early bird', es: 'Anticipada' }] as const).map((ticketType) => ({
      ...evening,
      quantity: 2,
      minutes: 60,
      isLast: false,
      path: '/checkout?type=event&id=AbCdEfGhJkLmNpQr&quantity=2',
      ticketType,
      price: '15.00',
    })),
  ],
  placesCalledOff: [{ ...evening, path: '/search?type=events' }],
  eventNews: [
    { ...evening, text: 'Bring your passport.\nThe door is at the back.', paid: '25.00', eventId: 'AbCdEfGhJkLmNpQr' },
    { ...evening, text: 'Bring your passport.', paid: '0', eventId: 'AbCdEfGhJkLmNpQr', isFriend: true },
  ],
  keptMoved: [
    {
      name: evening.name,
      title: evening.title,
      eventId: 'AbCdEfGhJkLmNpQr',
      from: { ...evening, date: '2026-08-21' },
      to: evening,
    },
  ],
  keptEnded: [true, false].map((isCalledOff) => ({ ...evening, isCalledOff })),
  keptHeld: [true, false].map((isHeld) => ({ ...evening, isHeld })),
};
