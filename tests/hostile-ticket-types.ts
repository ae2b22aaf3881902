/** What somebody who means well sends about ticket types, for the hostile values to be put into. */
const aTicketType = () => ({
  name: { en: 'VIP', es: 'VIP' },
  description: { en: 'D', es: 'D' },
  price: '60',
  limit: 5,
  soldFrom: '2026-08-01',
  soldUntil: '2026-08-20',
  each: 2,
});

export const ticketTypeForms: Record<string, () => Record<string, unknown>> = {
  'POST /api/events/{id}/ticket-types': aTicketType,
  'PUT /api/ticket-types/{id}': () => ({ ...aTicketType(), version: 1 }),
  'PUT /api/events/{id}/ticket-types/order': () => ({ ids: ['a1b2c3d4'] }),
  'PUT /api/events/{id}/regular-ticket': () => ({
    name: { en: 'General', es: 'General' },
    limit: 50,
    soldFrom: '2026-08-01',
    soldUntil: '2026-08-20',
    each: 4,
    isOff: false,
  }),
};
