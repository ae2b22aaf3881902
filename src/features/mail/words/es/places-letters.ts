/** Lo que dicen las cartas sobre plazas, los avisos de eventos y las cartas a quien guarda una entrada que le dieron, en español; words/en/places-letters.ts tiene la misma forma. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { placesLetters as english } from '../en/places-letters.ts';

export const placesLetters: SameShape<typeof english> = {
  placesFree: {
    subject: 'Hay plazas: {{title}}',
    title: 'Vuelve a haber plazas',
    text: {
      one: 'Nos pediste que te avisáramos cuando hubiera una plaza en «{{title}}». Ya la hay.',
      other: 'Nos pediste que te avisáramos cuando hubiera {{count}} plazas en «{{title}}». Ya las hay.',
    },
    regular: 'General',
    each: 'Precio por entrada',
    noPromise:
      'No te guardamos nada: se las queda quien compra primero. De quienes esperan no hemos avisado a más personas de las que caben; si dentro de {{minutes}} minutos aún quedan, avisamos a las siguientes.',
    button: 'Ir a las entradas',
    leave: 'Si ya no quedan cuando llegues, sigues en espera. Para dejar de esperar, hazlo en tu panel.',
    last: 'Este es el último correo sobre este evento. Si ya no quedan cuando llegues y todavía quieres ir, pídenoslo otra vez en su página.',
  },
  placesCalledOff: {
    subject: 'Cancelado: {{title}}',
    title: 'Esta vez no puede ser',
    text: 'Nos pediste que te avisáramos cuando hubiera plazas en «{{title}}». Lo sentimos: quien lo organiza lo ha cancelado, así que ya no esperas. No has pagado nada y no tienes que hacer nada.',
    button: 'Ver qué más hay',
  },
  eventNews: {
    subject: 'Aviso: {{title}}',
    title: 'La organización tiene un aviso',
    text: ['Tienes entrada para esto, y la organización escribe a todas las personas que tienen una.'],
    said: 'Con sus palabras',
    noAnswer: 'Si respondes a este correo no les llega: pregunta desde tu reserva.',
    noAnswerFriend: 'Si respondes a este correo no les llega: pregunta a quien te dio la entrada.',
    button: 'Tus reservas',
    buttonFriend: 'Tus entradas',
    event: 'Ver el evento',
  },
  keptMoved: {
    subject: 'Cambio: {{title}}',
    title: 'Hay un cambio',
    text: [
      'Guardas una entrada para esto que te dieron. La organización ha cambiado cuándo o dónde es; tu entrada y su código siguen valiendo tal cual.',
    ],
    button: 'Tus entradas',
    event: 'Ver el evento',
  },
  keptEnded: {
    calledOff: {
      subject: 'Cancelado: {{title}}',
      title: 'Esta vez no puede ser',
      text: [
        'Guardas una entrada para esto que te dieron. Lo sentimos: la organización lo ha cancelado. No tienes que hacer nada.',
      ],
    },
    gone: {
      subject: 'Ya no vale: tu entrada para {{title}}',
      title: 'Con esta entrada ya no se entra',
      text: [
        'Guardabas una entrada para esto que te dieron. La han recuperado o cancelado. Pregunta a quien te la dio.',
      ],
    },
    button: 'Ver qué hay',
  },
  keptHeld: {
    held: {
      subject: 'Por ahora no vale: tu entrada para {{title}}',
      title: 'Por ahora con esta entrada no se entra',
      text: [
        'Guardas una entrada para esto que te dieron. Por ahora no vale: pregunta a quien te la dio. Te escribiremos cuando cambie.',
      ],
    },
    again: {
      subject: 'Vuelve a valer: tu entrada para {{title}}',
      title: 'Esta entrada vuelve a valer',
      text: ['Guardas una entrada para esto que te dieron. Vuelve a valer, con el código que tenía.'],
    },
  },
};
