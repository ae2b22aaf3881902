/** Words of the tickets among one's bookings (issue 6). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('orders.tickets', {
  en: {
    'list.event': 'Tickets',
    'list.rental': 'Voucher',
    'one.event': 'Ticket {{number}}',
    'one.rental': 'For pick-up',
    used: 'In since {{time}}',
    'open.event': 'Open, for the door',
    'open.rental': 'Open, for the counter',
    'hint.event_one': 'Show this code at the door. Its page opens without network, once you have looked at it.',
    'hint.event_other':
      'Show these codes at the door: one each. Their pages open without network, once you have looked at them.',
    'hint.rental_one': 'Show this code when you pick up. Its page opens without network, once you have looked at it.',
    'hint.rental_other': 'Show these codes when you pick up. Their pages open without network, once you have looked.',
  },
  es: {
    'list.event': 'Entradas',
    'list.rental': 'Vale',
    'one.event': 'Entrada {{number}}',
    'one.rental': 'Para recoger',
    used: 'Dentro desde las {{time}}',
    'open.event': 'Abrir, para la puerta',
    'open.rental': 'Abrir, para el mostrador',
    'hint.event_one': 'Enseña este código en la puerta. Su página se abre sin red una vez que la has mirado.',
    'hint.event_other':
      'Enseña estos códigos en la puerta: uno por persona. Sus páginas se abren sin red una vez que las has mirado.',
    'hint.rental_one': 'Enseña este código al recoger. Su página se abre sin red una vez que la has mirado.',
    'hint.rental_other': 'Enseña estos códigos al recoger. Sus páginas se abren sin red una vez que las has mirado.',
  },
});
