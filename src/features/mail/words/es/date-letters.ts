/** Lo que dicen en español las cartas sobre otras fechas para una estancia; tiene la forma de words/en/date-letters.ts. */
export const dateLetters = {
  datesAsked: {
    subject: 'Piden otras fechas: {{title}}',
    title: 'Te piden otras fechas',
    text: ['Alguien que ya reservó y pagó querría venir en otro momento. Si te viene bien o no, lo decides tú.'],
    guest: 'Cliente',
    money: 'Se le devuelve',
    same: 'Nada: el precio no cambia',
    pays: 'El cliente paga además',
    paysText:
      'Si dices que sí, le guardamos los días nuevos hasta {{hours}} horas. La reserva pasa a esas fechas cuando los pague; si no paga, sigue como está.',
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
  ownerDatesPaid: {
    subject: 'Nuevas fechas: {{title}}',
    title: 'Una reserva ya tiene sus nuevas fechas',
    text: ['Han pagado la diferencia de las otras fechas, así que la reserva ya es para esos días.'],
    more: 'Pagado además',
    button: 'Ver tus reservas',
  },
  ownerDatesUnpaid: {
    subject: 'Las fechas siguen igual: {{title}}',
    title: 'No han pagado las otras fechas',
    text: [
      'Dijiste que sí a otras fechas y no han pagado la diferencia a tiempo. La reserva sigue como estaba y los días que guardábamos vuelven a estar libres.',
    ],
    more: 'Sin pagar',
    button: 'Ver tus reservas',
  },
  datesAgreed: {
    subject: 'Sí a tus nuevas fechas, cuando pagues el resto: {{title}}',
    title: 'Te han dicho que sí',
    text: ['Esas fechas cuestan más de lo que pagaste. Te las guardamos hasta que pagues la diferencia.'],
    paid: 'Pagado hasta ahora',
    more: 'Queda por pagar',
    paidNow: 'Pagado por las nuevas fechas',
    until:
      'Tienes hasta el {{until}}. Si no pagas antes, los días nuevos quedan libres para otros y tu reserva sigue en pie tal cual.',
    button: 'Pagar la diferencia',
  },
  datesUnpaid: {
    subject: 'Tus fechas siguen igual: {{title}}',
    title: 'No se pagó la diferencia a tiempo',
    text: [
      'Te guardamos las nuevas fechas y el plazo para pagarlas ha terminado. Tu reserva sigue en pie tal cual y no se te ha cobrado nada. Puedes volver a pedirlas.',
    ],
    button: 'Tus reservas',
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
