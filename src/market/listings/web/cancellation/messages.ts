/** What a cancellation policy means, in words (issue 6): shown before paying, among one's bookings and at the desk. */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('cancellation', {
  en: {
    policy: 'Cancellation',
    'name.flexible': 'Flexible: until 24 hours before',
    'name.moderate': 'Moderate: until 5 days before',
    'name.strict': 'Strict: half, until 7 days before',
    'name.final': 'Final: nothing comes back',

    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    days_one: '{{count}} day',
    days_other: '{{count}} days',

    'before.all': 'Cancel {{time}} or more before it begins: you get everything back.',
    'before.half': 'Cancel {{time}} or more before it begins: you get half back.',
    'before.part': 'Cancel {{time}} or more before it begins: you get {{percent}} % back.',
    'until.all': 'Cancel by {{when}}: you get everything back.',
    'until.half': 'Cancel by {{when}}: you get half back.',
    'until.part': 'Cancel by {{when}}: you get {{percent}} % back.',
    after: 'After that: nothing comes back.',
    never: 'If you cancel, nothing comes back.',
    tooLate: 'It begins too soon for a refund: if you cancel, nothing comes back.',
  },
  es: {
    policy: 'Cancelación',
    'name.flexible': 'Flexible: hasta 24 horas antes',
    'name.moderate': 'Moderada: hasta 5 días antes',
    'name.strict': 'Estricta: la mitad, hasta 7 días',
    'name.final': 'Sin devolución',

    hours_one: '{{count}} hora',
    hours_other: '{{count}} horas',
    days_one: '{{count}} día',
    days_other: '{{count}} días',

    'before.all': 'Si cancelas {{time}} antes de que empiece, o más, te devolvemos todo.',
    'before.half': 'Si cancelas {{time}} antes de que empiece, o más, te devolvemos la mitad.',
    'before.part': 'Si cancelas {{time}} antes de que empiece, o más, te devolvemos el {{percent}} %.',
    'until.all': 'Si cancelas hasta el {{when}}, te devolvemos todo.',
    'until.half': 'Si cancelas hasta el {{when}}, te devolvemos la mitad.',
    'until.part': 'Si cancelas hasta el {{when}}, te devolvemos el {{percent}} %.',
    after: 'Después ya no se devuelve nada.',
    never: 'Si cancelas, no se devuelve nada.',
    tooLate: 'Empieza demasiado pronto para una devolución: si cancelas, no se devuelve nada.',
  },
});
