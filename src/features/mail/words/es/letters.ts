/** Lo que dicen las cartas, en español; la forma es la de words/en/letters.ts, y quien cambie una cambia la otra. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import { town } from '#market/town/town.ts';
import { accountLetters } from './account-letters.ts';
import { bookingLetters } from './booking-letters.ts';
import { claimLetters } from './claim-letters.ts';
import { communityLetters } from './community-letters.ts';
import { jobLetters } from './job-letters.ts';
import { listingLetters } from './listing-letters.ts';
import { messageLetters } from './message-letters.ts';
import { moneyLetters } from './money-letters.ts';
import { noticeLetters } from './notice-letters.ts';
import { ownerLetters } from './owner-letters.ts';
import { dateLetters } from './date-letters.ts';
import { placesLetters } from './places-letters.ts';
import { searchLetters } from './search-letters.ts';
import { reviewLetters } from './review-letters.ts';
import type { words as english } from '../en/letters.ts';

const { brand, emergency, promises } = town;
const refundDays = `${promises.refundBusinessDays.from} y ${promises.refundBusinessDays.to}`;

export const words: SameShape<typeof english> = {
  hello: 'Hola, {{name}}:',
  helloAll: 'Hola:',
  bye: 'Nos vemos junto al mar,',
  team: `La recepción de ${brand}`,
  help: '¿Dudas? Escríbenos a {{email}} o llámanos al {{phone}}.',
  facts: {
    what: 'Qué',
    when: 'Cuándo',
    where: 'Dónde',
    tickets: 'Entradas',
    code: 'Código',
    total: 'Total',
    amount: 'Importe',
    days: 'Días',
    people: 'Personas',
    price: 'Precio',
    account: 'Cuenta',
    job: 'Empleo',
    employer: 'Empresa',
    applicant: 'Solicitante',
    arrived: 'Llegó el',
    email: 'Correo',
    phone: 'Teléfono',
    languages: 'Idiomas',
    from: 'Desde el',
    paidUntil: 'Pagado hasta',
    staysUntil: 'Sigue hasta',
    order: 'Pedido',
    orders: 'Pedidos',
    reference: 'Referencia',
    reason: 'Motivo',
    answerBy: 'Responder hasta el',
    hangsUntil: 'Colgado hasta el',
    device: 'Dispositivo',
    guest: 'Cliente',
  },
  free: 'Gratis',
  undated: 'Fecha por anunciar',
  choices: {
    open: 'Tú eliges qué correos te llegan:',
    fixed: 'Este correo llega siempre; los demás los eliges tú:',
  },
  booked: bookingLetters,
  letters: {
    welcome: {
      subject: `Te damos la bienvenida a ${brand}`,
      title: 'Pasa, pasa',
      text: [
        'Tu cuenta ya está abierta: una sola para entradas, llaves y turnos en {{town}}.',
        'Para entrar usas tu teléfono y la contraseña que elegiste.',
      ],
      button: 'Mira qué hay',
      business: {
        text: [
          'Tu cuenta ya está abierta. En tu espacio publicas lo que ofreces en {{town}}, o reclamas la página que ya está en el directorio, y ves reservas, mensajes y cuentas.',
          'Para vender por dinero, di allí quién vende y en qué cuenta cobras: lo gratuito no lo necesita.',
          'Para entrar usas tu teléfono y la contraseña que elegiste.',
        ],
        button: 'Abrir tu espacio',
      },
    },
    order: {
      subject: 'Tus entradas: {{title}}',
      title: 'Estás dentro',
      text: ['Cada código es la entrada de una persona. Enséñalos en la puerta, con el móvil basta.'],
      codes: 'Tus códigos',
      button: 'Ver tus reservas',
    },
    refund: {
      subject: 'Tu dinero va de camino: {{title}}',
      title: 'Tu dinero va de camino',
      text: [
        'Tu pago llegó demasiado tarde para usarlo, así que no se ha reservado nada.',
        'Te devolvemos todo lo que pagaste a la misma tarjeta.',
        `Suele verse en tu cuenta entre ${refundDays} días laborables después; el día exacto lo pone tu banco.`,
      ],
      button: 'Ver tus reservas',
    },
    planBought: {
      subject: 'Has comprado: {{plan}}',
      title: 'Ya estás a bordo',
      text: ['Hemos recibido tu pago. Este correo es tu recibo.'],
      renews:
        'Se renueva solo cada mes. Puedes terminarlo cualquier día en «Ver tu plan»; entonces sigue hasta que acabe su mes.',
      package: `Alguien de recepción te llama en ${promises.advertisingHours} horas para ponerlo todo en marcha contigo.`,
      button: 'Ver tu plan',
    },
    planRenewed: {
      subject: 'Tu plan sigue: {{plan}}',
      title: 'Un mes más',
      text: ['Tu plan se ha renovado un mes. Este correo es tu recibo.'],
      button: 'Ver tu plan',
    },
    planFailed: {
      subject: 'No hemos podido renovar tu plan: {{plan}}',
      title: 'La tarjeta ha dicho que no',
      text: [
        'No hemos podido cobrar el próximo mes en tu tarjeta. Lo intentamos de nuevo cada día.',
        'Tu plan sigue igual hasta el día de abajo. Paga con otra tarjeta antes y no cambia nada.',
      ],
      button: 'Pagar tu plan',
    },
    planEnded: {
      subject: 'Tu plan ha terminado: {{plan}}',
      title: 'De vuelta a Starter',
      text: [
        'Tu plan ha terminado y no se cobra nada más. Tus anuncios siguen donde están.',
        'Ahora estás en el plan Starter, con su comisión del {{percent}}\u00a0% en las ventas nuevas.',
      ],
      button: 'Ver los planes',
    },
    packageSold: {
      subject: 'Paquete de visibilidad vendido: hay que llamar',
      title: 'Alguien espera una llamada',
      text: [
        'Un negocio ha comprado el paquete de visibilidad. La lista de paquetes de la recepción dice quién es y cómo localizarlo.',
      ],
      button: 'Abrir los paquetes',
    },
    packageRuns: {
      subject: 'En la portada: {{title}}',
      title: 'Primera fila',
      text: ['Tu paquete de visibilidad ya está en marcha: tu anuncio sale en la portada hasta el día de abajo.'],
      button: 'Ver la portada',
    },
    submissionReceived: {
      subject: 'Tu propuesta ha llegado',
      title: 'Ha llegado',
      text: [
        `Gracias. En recepción la leemos en ${promises.submissionHours} horas y te escribimos, sea un sí o un no.`,
      ],
    },
    submissionApproved: {
      subject: 'Ya está publicado: {{title}}',
      title: 'Ya está publicado',
      text: ['Hemos aprobado tu propuesta y ya la puede ver todo el mundo.'],
      reason: 'Unas palabras de recepción',
      button: `Verlo en ${brand}`,
    },
    submissionRejected: {
      subject: 'Sobre tu propuesta: {{title}}',
      title: 'Así no puede ser',
      text: [
        'Hemos leído tu propuesta y tal como está no la podemos publicar.',
        'Si quieres, cámbiala y vuelve a enviárnosla.',
      ],
      reason: 'El motivo',
      button: 'Enviar otra',
    },
    ...listingLetters,
    holidayReceived: {
      subject: 'Nos han llegado tus vacaciones soñadas',
      title: 'Nos ponemos con ello',
      text: [
        `Gracias. Estamos preparando tu plan: en ${promises.holidayHours} horas te llega un itinerario con precios.`,
      ],
    },
    holidayQuoted: {
      subject: 'Tu plan de vacaciones está listo',
      title: 'Tu plan está listo',
      text: [
        'Esto es lo que haríamos. Míralo con calma y luego acéptalo o dinos qué cambiarías.',
        'El enlace es solo tuyo: quien lo tenga puede leer el plan y responder por ti.',
      ],
      itinerary: 'El plan',
      howPaid:
        'Aceptarlo no cobra nada, y en nuestras páginas no se paga: después la recepción te escribe o te llama para acordar cómo y cuándo pagas.',
      button: 'Ver el plan y responder',
      changed: {
        subject: 'El cambio en tu plan de vacaciones',
        title: 'Sobre el cambio que pediste',
        text: [
          'Nos pediste cambiar lo que habías aceptado. El plan que sigue lo sustituye en cuanto lo aceptes; hasta entonces vale lo que aceptaste. El enlace anterior ya no sirve.',
          'El enlace es solo tuyo: quien lo tenga puede leer el plan y responder por ti.',
        ],
      },
      again: {
        subject: 'Tu nuevo plan de vacaciones',
        title: 'Tienes un plan nuevo',
        text: [
          'Este plan sustituye al anterior, cuyo enlace ya no sirve. Míralo con calma y luego acéptalo o dinos qué cambiarías.',
          'El enlace es solo tuyo: quien lo tenga puede leer el plan y responder por ti.',
        ],
      },
    },
    holidayConfirmed: {
      subject: 'Tus vacaciones están confirmadas',
      title: 'Todo listo',
      text: ['Tus vacaciones quedan reservadas según el plan. Esto es lo acordado.'],
      toChange:
        '¿Quieres cambiar algo? Vuelve a abrir el plan con el enlace del correo en que te llegó y escribe allí qué cambiarías. Mientras no aceptes otro plan, vale este.',
      unpaid:
        'Aún no se ha cobrado nada, y en nuestras páginas no se paga: la recepción te escribe o te llama para acordar cómo y cuándo pagas. Si no te llega nada, o te pide el dinero otra persona, dínoslo.',
    },
    ...jobLetters,
    inquiryAnswered: {
      subject: 'Re: {{title}}',
      title: 'Una respuesta para ti',
      text: ['En recepción hemos leído lo que escribiste y te respondemos:'],
      answer: 'Te escribe recepción',
      wrote: 'Tú escribiste',
    },
    inquiryReceived: {
      contact: {
        subject: 'Tenemos tu mensaje',
        title: 'Mensaje recibido',
        text: [`Gracias por escribirnos. Una persona te responde en ${promises.contactHours} horas.`],
      },
      issue: {
        subject: 'Tenemos tu aviso',
        title: 'Aviso recibido',
        text: [
          `Gracias por avisarnos. En menos de ${promises.issueHours} horas una persona te dice que lo tiene; lo que toca a la seguridad va primero.`,
          `Si alguien está en peligro, no nos esperes: llama al ${emergency.general}.`,
        ],
      },
      business: {
        subject: 'Tenemos tu consulta',
        title: 'Consulta recibida',
        text: [`Gracias. Miramos tu negocio con calma y te contestamos en ${promises.businessInquiryHours} horas.`],
      },
      advertising: {
        subject: 'Tenemos tu consulta de publicidad',
        title: 'Consulta recibida',
        text: [`Gracias. En ${promises.advertisingHours} horas te llega una propuesta hecha para ti.`],
      },
      quote: {
        subject: 'Tenemos tu petición de presupuesto',
        title: 'Petición recibida',
        text: [`Gracias. En ${promises.advertisingHours} horas te llega una propuesta para tu empresa.`],
      },
    },
    passwordReset: {
      subject: 'Elige una contraseña nueva',
      title: 'Contraseña nueva',
      text: [
        'Alguien, seguramente tú, ha pedido una contraseña nueva para esta cuenta.',
        'El enlace sirve una vez y durante {{minutes}} minutos. Si no has sido tú, no hagas nada: tu contraseña sigue igual.',
      ],
      button: 'Elegir contraseña nueva',
    },
    ...accountLetters,
    ...moneyLetters,
    ...ownerLetters,
    ...reviewLetters,
    ...claimLetters,
    ...messageLetters,
    ...communityLetters,
    ...noticeLetters,
    ...placesLetters,
    ...dateLetters,
    ...searchLetters,
  },
};
