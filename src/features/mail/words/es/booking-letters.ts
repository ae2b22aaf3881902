/** Lo que dicen las cartas sobre reservas, en español; la forma es la de words/en/booking-letters.ts. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import { town } from '#market/town/town.ts';
import type { bookingLetters as english } from '../en/booking-letters.ts';

const { from, to } = town.promises.refundBusinessDays;

export const bookingLetters: SameShape<typeof english> = {
  facts: {
    rented: 'Reservado',
    guests: 'Vienen',
    begins: 'Empieza',
    ends: 'Termina',
    sum: 'Cuenta',
    weekend: 'Fin de semana',
    longStay: 'Estancia larga, {{percent}}\u00a0% menos',
    cleaning: 'Limpieza',
    paid: 'Pagado',
    back: 'Devolución',
    left: 'Siguen valiendo',
    seller: 'Vende',
    doors: 'Puertas',
    age: 'Edad',
  },
  ageFrom: 'a partir de {{age}} años, trae algo que lo demuestre',
  deposit: {
    fact: 'Fianza',
    either: '{{amount}}, en efectivo o con tarjeta al llegar',
    cash: '{{amount}}, en efectivo al llegar',
    card: '{{amount}}, bloqueados en una tarjeta al llegar',
    note: `La fianza no forma parte del total. Se la dejas al dueño al llegar y te la devuelve al final; ${town.brand} ni la cobra ni la guarda.`,
  },
  invoice: 'La factura está junto a tu reserva, un minuto después del pago.',
  begins: '{{day}}, desde las {{time}}',
  ends: '{{day}}, hasta las {{time}}',
  lengths: {
    night: { one: '{{count}} noche', other: '{{count}} noches' },
    hour: { one: '{{count}} hora', other: '{{count}} horas' },
    day: { one: '{{count}} día', other: '{{count}} días' },
    week: { one: '{{count}} semana', other: '{{count}} semanas' },
    person: { one: '{{count}} persona', other: '{{count}} personas' },
  },
  things: {
    apartment: { one: '{{count}} apartamento', other: '{{count}} apartamentos' },
    villa: { one: '{{count}} villa', other: '{{count}} villas' },
    boat: { one: '{{count}} barco', other: '{{count}} barcos' },
    jetski: { one: '{{count}} moto de agua', other: '{{count}} motos de agua' },
    bike: { one: '{{count}} bici', other: '{{count}} bicis' },
    car: { one: '{{count}} coche', other: '{{count}} coches' },
    beach_gear: { one: '{{count}} equipo de playa', other: '{{count}} equipos de playa' },
  },
  terms: {
    title: 'Si cambian los planes:',
    all: 'Si cancelas hasta el {{when}}, te devolvemos todo.',
    half: 'Si cancelas hasta el {{when}}, te devolvemos la mitad.',
    part: 'Si cancelas hasta el {{when}}, te devolvemos el {{percent}}\u00a0%.',
    after: 'Después ya no se devuelve nada.',
    never: 'Si cancelas, no se devuelve nada.',
  },
  ticket: { qr: 'Código QR: {{code}}', open: 'Ábrelo en el móvil', number: 'Entrada {{number}}' },
  rental: {
    subject: 'Reservado: {{title}}',
    title: 'Es tuyo',
    text: ['Enseña el código al recoger o al embarcar. Con uno basta, reserves lo que reserves.'],
    lodging: 'Enseña el código a tu anfitrión al llegar: es para las llaves. Con uno basta, reserves lo que reserves.',
    codes: 'Tu código',
  },
  cancelledByBuyer: {
    subject: 'Reserva cancelada: {{title}}',
    title: 'Reserva cancelada',
    text: ['Como pediste, esta reserva queda cancelada. Sus códigos ya no valen.'],
  },
  cancelledInPart: {
    subject: 'Entradas canceladas: {{title}}',
    title: 'Algunas de tus entradas quedan canceladas',
    text: ['Como pediste, estas entradas quedan canceladas. Sus códigos ya no valen; las demás siguen valiendo.'],
  },
  bookingCalledOff: {
    subject: 'Reserva cancelada por quien organiza: {{title}}',
    title: 'Tu reserva queda cancelada',
    text: [
      'Lo sentimos: quien lo organiza no puede mantener tu reserva, así que queda cancelada. El evento sigue en pie.',
    ],
  },
  arrival: 'Cómo llegar',
  reason: 'En sus palabras',
  eventCalledOff: {
    subject: 'Cancelado: {{title}}',
    title: 'Esta vez no puede ser',
    text: ['Lo sentimos: quien lo organiza lo ha cancelado, y con ello tu reserva.'],
  },
  rentalCalledOff: {
    subject: 'Cancelado: {{title}}',
    title: 'Esta vez no puede ser',
    text: ['Lo sentimos: quien lo alquila no puede mantener tu reserva, así que queda cancelada.'],
  },
  moved: {
    subject: 'Cambio: {{title}}',
    title: 'Hay un cambio',
    text: [
      'La organización ha cambiado la fecha, la hora o el lugar. Tus entradas y sus códigos siguen valiendo tal cual.',
    ],
    facts: { was: 'Era', now: 'Ahora es', wasAt: 'Era en', nowAt: 'Ahora es en' },
    choice:
      'Si no te viene bien, devuelve tus entradas hasta el {{until}}: recuperas todo lo que pagaste por ellas, {{paid}}, diga lo que diga lo acordado al reservar.',
    free: 'Si no te viene bien, devuelve tus plazas hasta el {{until}}. No queda dinero que devolverte.',
    button: 'Conserva o devuelve tus entradas',
    page: 'Ver el evento',
  },
  goesBack: `Te devolvemos {{back}} por donde pagaste. Suele verse en tu cuenta entre ${from} y ${to} días laborables después; el día exacto lo pone tu banco.`,
  nothingBack: 'Como acordamos al reservar, no se devuelve nada.',
  wasFree: 'Era gratis: no hay nada que devolver.',
};
