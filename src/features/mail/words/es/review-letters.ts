/** Lo que dicen las cartas sobre las opiniones de los clientes, en español; la forma es la de words/en/review-letters.ts. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { reviewLetters as english } from '../en/review-letters.ts';

export const reviewLetters: SameShape<typeof english> = {
  reviewInvitation: {
    subject: '¿Qué tal fue? {{title}}',
    title: 'Estuviste allí. ¿Qué tal?',
    text: ['Solo opina quien estuvo. Es medio minuto: toca las estrellas y, si quieres, añade una línea.'],
    button: 'Dejar mi opinión',
    days: 'El enlace es solo tuyo y funciona {{days}} días desde tu visita. Preguntamos una sola vez.',
  },
  ownerReviewed: {
    subject: 'Un cliente ha opinado: {{title}}',
    title: 'Alguien estuvo contigo',
    text: ['Un cliente que estuvo allí ha dejado su opinión. Puedes responder una vez, a la vista de todos.'],
    stars: 'Estrellas',
    ofFive: '{{stars}} de 5',
    button: 'Leer y responder',
    page: 'Verla en la página',
  },
  reviewAnswered: {
    subject: 'Han respondido a tu opinión: {{title}}',
    title: 'Tienes una respuesta',
    text: ['Tu opinión tiene respuesta. Cualquiera puede leerla debajo de lo que escribiste.'],
    answer: 'La respuesta',
    button: 'Verla en la página',
  },
  reviewRemoved: {
    subject: 'Hemos retirado tu opinión: {{title}}',
    title: 'Hemos retirado tu opinión',
    text: [
      'Alguien denunció tu opinión y una persona de la recepción la ha revisado. Aquí ya no la lee nadie, y sus estrellas no cuentan. Ninguna máquina ha decidido nada.',
    ],
    ground: 'Por',
    grounds: {
      law: 'La ley',
      insult: 'Nuestras condiciones: no se insulta ni se amenaza a nadie',
      private: 'Nuestras condiciones: nada privado de otras personas',
      advertising: 'Nuestras condiciones: nada de publicidad',
      notThere: 'Nuestras condiciones: solo sobre la propia visita',
    },
    wrote: 'Lo que habías escrito',
    statement: 'Nuestros motivos',
    redress:
      '¿Crees que es un error? En Decisiones puedes oponerte una vez, durante seis meses y gratis: la recepción lo mira de nuevo y te responde. También puedes acudir a un órgano certificado de resolución extrajudicial o a los tribunales.',
    button: 'Leer la decisión u oponerme',
  },
  reviewReportDecided: {
    removed: {
      subject: 'La opinión que denunciaste ya no está: {{title}}',
      title: 'Ya no está',
      text: ['Denunciaste una opinión. Una persona de la recepción la ha revisado y la ha retirado.'],
    },
    kept: {
      subject: 'La opinión que denunciaste se queda: {{title}}',
      title: 'Se queda',
      text: ['Denunciaste una opinión. Una persona de la recepción la ha revisado, y se queda.'],
    },
    statement: 'Nuestros motivos',
    redress:
      '¿Crees que es un error? Escribe a la recepción desde la página de contacto. También puedes acudir a un órgano certificado de resolución extrajudicial o a los tribunales.',
    button: 'Escribir a la recepción',
  },
};
