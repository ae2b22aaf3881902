/** Lo que dicen las cartas sobre denuncias y decisiones, en español; la forma es la de words/en/notice-letters.ts. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { noticeLetters as english } from '../en/notice-letters.ts';

const ownRedress =
  '¿Crees que es un error? En Decisiones puedes oponerte una vez, durante seis meses y gratis: la recepción lo mira de nuevo y te responde. También puedes acudir a un órgano certificado de resolución extrajudicial o a los tribunales.';

const reportersRedress =
  '¿Crees que es un error? Escribe a la recepción desde la página de contacto. También puedes acudir a un órgano certificado de resolución extrajudicial o a los tribunales.';

export const noticeLetters: SameShape<typeof english> = {
  noticeReceived: {
    subject: 'Tu denuncia ha llegado',
    title: 'Tu denuncia ha llegado',
    text: [
      'Una persona de la recepción mira lo que denuncias y decide. Recibirás un correo con la decisión y los motivos.',
    ],
    wrote: 'Lo que escribiste',
    button: 'Tus denuncias',
  },
  noticeDecided: {
    removed: {
      subject: 'Lo que denunciaste ya no está: {{title}}',
      title: 'Ya no está',
      text: ['Denunciaste algo de nuestras páginas. Una persona de la recepción lo ha mirado y lo ha retirado.'],
    },
    kept: {
      subject: 'Lo que denunciaste se queda: {{title}}',
      title: 'Se queda',
      text: ['Denunciaste algo de nuestras páginas. Una persona de la recepción lo ha mirado, y se queda.'],
    },
    statement: 'Nuestros motivos',
    redress: reportersRedress,
    button: 'Escribir a la recepción',
  },
  noticeTakenBack: {
    subject: 'Al final vuelve: {{title}}',
    title: 'Vuelve a su sitio',
    text: [
      'Denunciaste algo de nuestras páginas y lo retiramos. Una persona de la recepción lo ha mirado de nuevo y retira esa decisión.',
    ],
    redress: reportersRedress,
  },
  listingRemoved: {
    subject: 'Hemos retirado tu anuncio: {{title}}',
    title: 'Hemos retirado tu anuncio',
    text: [
      'Alguien denunció tu anuncio y una persona de la recepción lo ha mirado. Ya no está en ninguna de nuestras páginas, sin fecha de vuelta. Ninguna máquina ha decidido nada.',
    ],
    ground: 'Por',
    grounds: {
      law: 'La ley',
      fraud: 'Nuestras condiciones: no se engaña con el dinero',
      hate: 'Nuestras condiciones: no se discrimina a nadie',
      rights: 'Nuestras condiciones: nada que sea de otros, nada privado de ellos',
      danger: 'Nuestras condiciones: no se pone a nadie en peligro',
      minors: 'Nuestras condiciones: se protege a los menores',
      untrue: 'Nuestras condiciones: lo que se ofrece es verdad',
    },
    statement: 'Qué hemos mirado y nuestros motivos',
    redress: ownRedress,
    button: 'Leer la decisión u oponerme',
  },
  answerRemoved: {
    subject: 'Hemos retirado tu respuesta: {{title}}',
    title: 'Hemos retirado tu respuesta',
    text: [
      'Alguien denunció tu respuesta a una opinión y una persona de la recepción la ha mirado. Ya no la lee nadie; la opinión se queda. Ninguna máquina ha decidido nada.',
    ],
    ground: 'Por',
    grounds: {
      law: 'La ley',
      insult: 'Nuestras condiciones: no se insulta ni se amenaza a nadie',
      private: 'Nuestras condiciones: nada privado de otras personas',
      advertising: 'Nuestras condiciones: nada de publicidad',
    },
    wrote: 'Lo que habías respondido',
    statement: 'Nuestros motivos',
    redress: ownRedress,
    button: 'Leer la decisión u oponerme',
  },
  newsRemoved: {
    subject: 'Hemos retirado tu aviso a los asistentes: {{title}}',
    title: 'Hemos retirado tu aviso',
    text: [
      'Alguien denunció lo que escribiste a quienes tienen entrada y una persona de la recepción lo ha mirado. Ya no lo lee nadie; junto a su entrada pone que la recepción lo ha retirado. El evento se queda. Ninguna máquina ha decidido nada.',
    ],
    ground: 'Por',
    grounds: {
      law: 'La ley',
      fraud: 'Nuestras condiciones: no se engaña con el dinero',
      danger: 'Nuestras condiciones: no se pone a nadie en peligro',
      insult: 'Nuestras condiciones: no se insulta ni se amenaza a nadie',
      private: 'Nuestras condiciones: nada privado de otras personas',
      advertising: 'Nuestras condiciones: nada de publicidad',
      minors: 'Nuestras condiciones: se protege a los menores',
    },
    wrote: 'Lo que habías escrito',
    statement: 'Nuestros motivos',
    redress: ownRedress,
    button: 'Leer la decisión u oponerme',
  },
  objectionDecided: {
    restored: {
      subject: 'Tenías razón: {{title}}',
      title: 'Retiramos nuestra decisión',
      text: [
        'Te opusiste a lo que retiramos y la recepción lo ha mirado de nuevo. Vuelve a ser público; lo que no puede volver por sí solo, como una noche que ya pasó, lo tienes otra vez como borrador.',
      ],
    },
    upheld: {
      subject: 'Se queda como estaba decidido: {{title}}',
      title: 'Se queda como estaba decidido',
      text: ['Te opusiste a lo que retiramos. La recepción lo ha mirado de nuevo, y sigue retirado.'],
    },
    answer: 'Lo que dice la recepción',
    redress: 'Aún puedes acudir a un órgano certificado de resolución extrajudicial o a los tribunales.',
    button: 'Tus decisiones',
  },
};
