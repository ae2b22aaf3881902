/** Lo que dicen en español las cartas sobre otras fechas para una estancia; tiene la forma de words/en/date-letters.ts. */
export const dateLetters = {
  datesAsked: {
    subject: 'Piden otras fechas: {{title}}',
    title: 'Te piden otras fechas',
    text: ['Alguien que ya reservó y pagó querría venir en otro momento. Si te viene bien o no, lo decides tú.'],
    guest: 'Cliente',
    money: 'Se le devuelve',
    same: 'Nada: el precio no cambia',
    until:
      'Contesta antes del {{until}}; después, la petición se cierra sola. Mientras no digas que sí, la reserva sigue como estaba y nadie guarda los días nuevos.',
    button: 'Contestar',
  },
  ownerDatesChanged: {
    subject: 'Nuevas fechas: {{title}}',
    title: 'Una reserva cambia de fechas',
    text: ['Te pidieron otras fechas y nuestro equipo ha dicho que sí en tu nombre.'],
    button: 'Ver tus reservas',
  },
  datesChanged: {
    subject: 'Nuevas fechas: {{title}}',
    title: 'Tus nuevas fechas están confirmadas',
    text: ['Quien te lo alquila ha dicho que sí. Tu código es el mismo y vale para las nuevas fechas.'],
    facts: { was: 'Antes', now: 'Ahora', wanted: 'Lo que se pide', stays: 'Sigue' },
    button: 'Tus reservas',
  },
  datesDeclined: {
    subject: 'Tus fechas siguen igual: {{title}}',
    title: 'Esas fechas no pueden ser',
    text: ['Lo sentimos: quien te lo alquila no puede darte las fechas que pediste. Tu reserva sigue en pie tal cual.'],
    button: 'Tus reservas',
  },
  datesExpired: {
    subject: 'Tus fechas siguen igual: {{title}}',
    title: 'No han contestado a tiempo',
    text: [
      'Nadie ha contestado a tu petición de otras fechas, así que se ha cerrado. Tu reserva sigue en pie tal cual. Puedes pedirlas otra vez o escribir antes a quien te lo alquila.',
    ],
    button: 'Tus reservas',
  },
} as const;
