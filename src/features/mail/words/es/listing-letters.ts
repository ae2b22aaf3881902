/** Lo que dicen las cartas sobre lo que la oficina hizo con un anuncio, en español; la forma es la de words/en/listing-letters.ts. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { listingLetters as english } from '../en/listing-letters.ts';

export const listingLetters: SameShape<typeof english> = {
  listingEdited: {
    subject: 'La recepción ha cambiado tu anuncio: {{title}}',
    title: 'Cambiado por la recepción',
    text: [
      'La recepción ha cambiado lo que dice tu anuncio público. Todo el mundo lo ve como está ahora.',
      'Si no es así, vuelve a cambiarlo en tu espacio o responde a este correo.',
    ],
    was: 'Precio de antes',
    now: 'Precio de ahora',
    button: 'Verlo como lo ven los demás',
  },
  listingPublished: {
    subject: 'Tu anuncio ya es público: {{title}}',
    title: 'Ya está publicado',
    text: [
      'La recepción ha revisado tu anuncio y ya lo puede ver todo el mundo.',
      'Puedes cambiarlo o ponerlo en pausa cuando quieras desde tu espacio.',
    ],
    reason: 'Unas palabras de la recepción',
    button: 'Verlo como lo ven los demás',
  },
  listingReturned: {
    subject: 'Tu anuncio necesita un repaso: {{title}}',
    title: 'Casi está',
    text: [
      'La recepción ha revisado tu anuncio y te lo devuelve. Vuelve a ser un borrador.',
      'Cambia lo que falta y envíalo otra vez a revisión.',
    ],
    reason: 'Lo que dice la recepción',
    button: 'Abrir tu anuncio',
  },
  listingTakenBack: {
    subject: 'Tu anuncio ya no es público: {{title}}',
    title: 'Ha salido de las páginas públicas',
    text: [
      'La recepción ha retirado tu anuncio de las páginas públicas. Vuelve a ser un borrador tuyo, y lo reservado sigue como está.',
      'Cambia lo que señala la recepción y envíalo otra vez a revisión.',
    ],
    reason: 'Lo que dice la recepción',
    button: 'Abrir tu anuncio',
  },
  listingTakenOff: {
    subject: 'La recepción ha eliminado tu anuncio: {{title}}',
    title: 'Ya no está en la web',
    text: [
      'La recepción ha retirado tu anuncio de la web definitivamente. Lo reservado sigue en tus reservas.',
      '¿No estás de acuerdo? Escríbenos desde la página de contacto.',
    ],
    reason: 'Lo que dice la recepción',
    button: 'Abrir tu espacio',
  },
  listingChangeApproved: {
    subject: 'Tu cambio ya es público: {{title}}',
    title: 'Tu cambio ya se ve',
    text: ['La recepción ha revisado lo que cambiaste en tu anuncio y ya lo puede ver todo el mundo.'],
    reason: 'Unas palabras de la recepción',
    button: 'Verlo como lo ven los demás',
  },
  listingChangeRejected: {
    subject: 'Tu cambio no se publica: {{title}}',
    title: 'Este cambio no sale',
    text: [
      'La recepción ha revisado lo que cambiaste en tu anuncio. Sigue publicado como estaba antes.',
      'Puedes volver a cambiarlo en tu espacio: la recepción lo mirará otra vez.',
    ],
    reason: 'Lo que dice la recepción',
    button: 'Abrir tu anuncio',
  },
};
