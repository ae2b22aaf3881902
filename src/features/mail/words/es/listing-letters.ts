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
    unsold: 'Lo que tiene precio aún no se puede comprar: antes di quién vende y en qué cuenta te pagamos.',
    toSeller: 'Decir quién vende y cómo cobras',
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
  listingsReviewed: {
    subjects: {
      yes: '{{count}} de tus anuncios ya son públicos',
      no: '{{count}} de tus anuncios necesitan un repaso',
      both: 'La recepción ha revisado {{count}} de tus anuncios',
    },
    title: 'Todo revisado',
    text: 'La recepción ha revisado varios de tus anuncios, y esto es lo que ha decidido.',
    next: 'Lo que vuelve es otra vez un borrador. Cambia lo que falta y envíalo de nuevo a revisión.',
    yes: 'Ya públicos',
    no: 'Borradores otra vez',
    reason: 'Lo que dice la recepción',
    button: 'Abrir tus anuncios',
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
  listingsTakenDown: {
    subject: '{{count}} de tus anuncios ya no son públicos',
    title: 'Han salido de las páginas públicas',
    text: 'La recepción ha retirado varios de tus anuncios de las páginas públicas. Lo reservado sigue como está.',
    nextBack: 'En los que vuelven a ser borradores, cambia lo que señala la recepción y envíalos otra vez a revisión.',
    nextGone: '¿No estás de acuerdo con lo que se ha eliminado? Escríbenos desde la página de contacto.',
    back: 'Borradores otra vez',
    gone: 'Eliminados',
    reason: 'Lo que dice la recepción',
    button: 'Abrir tus anuncios',
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
  listingChangesDecided: {
    subjects: {
      yes: '{{count}} de tus cambios ya son públicos',
      no: '{{count}} de tus cambios no se publican',
      both: 'La recepción ha revisado {{count}} de tus cambios',
    },
    title: 'Todo revisado',
    text: 'La recepción ha revisado lo que cambiaste en tus anuncios, y esto es lo que ha decidido.',
    next: 'Lo que no ha publicado sigue como estaba antes. Puedes volver a cambiarlo en tu espacio: la recepción lo mirará otra vez.',
    yes: 'Ya cambiados',
    no: 'Como estaban',
    reason: 'Lo que dice la recepción',
    button: 'Abrir tus anuncios',
  },
  submissionsDecided: {
    subjects: {
      yes: '{{count}} de tus propuestas ya están publicadas',
      no: 'Sobre {{count}} de tus propuestas',
      both: 'Hemos leído {{count}} de tus propuestas',
    },
    title: 'Leído y decidido',
    text: 'Hemos leído lo que propusiste, y esto es lo que hemos decidido.',
    next: 'Lo que no podemos publicar tal como está lo puedes cambiar y enviar otra vez.',
    yes: 'Ya públicos',
    no: 'Así no puede ser',
    reason: 'Por qué',
    button: 'Verlo como lo ven los demás',
  },
};
