/** Lo que dicen las cartas sobre empleos y solicitudes, en español; words/en/job-letters.ts tiene la misma forma. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { jobLetters as english } from '../en/job-letters.ts';

export const jobLetters: SameShape<typeof english> = {
  jobApplication: {
    subject: 'Alguien quiere el puesto: {{title}}',
    title: 'Alguien quiere el puesto',
    text: ['Ha llegado esta solicitud para tu oferta. Si respondes a este correo, escribes a quien la envía.'],
    message: 'Con sus palabras',
    button: 'Decide, y quien la envía lo sabrá',
    later:
      'Estos datos son solo para cubrir este puesto. En recepción los borramos a los {{days}} días; haz tú lo mismo, por favor.',
  },
  applicationReceived: {
    subject: 'Tu solicitud ha llegado: {{title}}',
    title: 'Ha llegado',
    text: [
      'La empresa ya tiene tu solicitud y te escribirá directamente.',
      'El enlace te dice cómo va y te deja retirarla. Es solo tuyo, así que guarda este correo.',
    ],
    button: 'Ver cómo va',
  },
  applicationDecided: {
    shortlisted: {
      subject: 'Estás entre los finalistas: {{title}}',
      title: 'Estás entre los finalistas',
      text: ['Tu solicitud ha gustado. La empresa se pondrá en contacto contigo.'],
    },
    accepted: {
      subject: 'El puesto es tuyo: {{title}}',
      title: 'El puesto es tuyo',
      text: ['La empresa ha dicho que sí. ¡Enhorabuena y buena temporada!'],
    },
    declined: {
      subject: 'Sobre tu solicitud: {{title}}',
      title: 'Esta vez no',
      text: ['La empresa ha elegido a otra persona. Gracias por presentarte; en el tablón te esperan otros empleos.'],
    },
    closed: {
      subject: 'Sobre tu solicitud: {{title}}',
      title: 'Este empleo ya no está',
      text: [
        'El empleo se retiró del tablón antes de que nadie decidiera sobre tu solicitud, así que ya no habrá respuesta. No es por ti; en el tablón te esperan otros empleos.',
      ],
    },
    answer: 'Unas palabras de la empresa',
    answerBack: 'Si respondes a este correo, escribes a la empresa.',
    guest: 'El enlace de nuestro primer correo te dice cómo va.',
    button: 'Ver tus solicitudes',
    others: 'Ver otros empleos',
  },
  applicationWithdrawn: {
    subject: 'Han retirado una solicitud: {{title}}',
    title: 'Solicitud retirada',
    text: ['Esta persona ha retirado su solicitud para tu oferta. No tienes que hacer nada.'],
    erased: [
      'Quien envió esta solicitud ha borrado su cuenta y la retira. Ya no está en tu lista.',
      'Ya no sabemos quién era. Borra, por favor, lo que tengas de esa persona, también el correo con el que llegó.',
    ],
  },
  jobLeaving: {
    subject: 'Tu oferta deja pronto el tablón: {{title}}',
    title: 'Pronto deja el tablón',
    text: [
      'Tu oferta sale de las listas públicas el día que ves abajo.',
      '¿Sigues buscando a alguien? Escríbenos a {{email}} y la dejamos colgada otros 30 días. Si no, no tienes que hacer nada.',
    ],
    own: [
      'Tu oferta sale de las listas públicas el día que ves abajo.',
      '¿Sigues buscando a alguien? Con un toque junto a ella, en tu espacio, se queda otros 30 días. Si no, no tienes que hacer nada.',
    ],
    button: 'Ver tu oferta',
  },
};
