/** Lo que dicen las cartas sobre mensajes, en español; words/en/message-letters.ts tiene la misma forma. */
export const messageLetters = {
  guestMessage: {
    subject: 'Sobre tu reserva: {{title}}',
    title: 'Unas palabras sobre tu reserva',
    text: ['Te escribe el anunciante de tu reserva.'],
    from: 'De',
    message: 'Con sus palabras',
    answer: 'Responde a este correo y le escribes directamente.',
    noAnswer: 'No ha dejado ningún correo para responder.',
    button: 'Tus reservas',
  },
  newMessages: {
    subject: 'Un mensaje sobre {{title}}',
    title: 'Te han escrito',
    text: ['Esto te espera.'],
    from: 'De',
    said: 'Mensaje',
    byMail: 'Responde a este correo y llegará directamente a la conversación. Los archivos no se adjuntan.',
    onPage: 'Responde en la página, por favor: contestando a este correo no llega a nadie.',
    button: 'Leer y responder',
  },
  answerNotTaken: {
    subject: 'Tu respuesta no ha llegado',
    title: 'Tu respuesta no ha llegado',
    text: ['Respondiste a uno de nuestros correos. No hemos podido entregar tu respuesta.'],
    reasons: {
      unknown: 'La dirección a la que fue no es de ninguna conversación. Quizá se cortó por el camino.',
      over: 'La conversación llevaba más de 60 días parada y su dirección está cerrada. En la página sigue abierta.',
      sender: 'Venía de otra dirección que la de la cuenta. Escribe desde esa, o en la página.',
      closed: 'Una de las dos partes cerró la conversación.',
      empty: 'No había palabras tuyas, solo lo citado.',
      long: 'Tenía más de 2000 caracteres. Dilo más corto, o en dos partes.',
      many: 'Has escrito mucho en una hora. Envíalo otra vez un poco más tarde.',
    },
    button: 'Tus mensajes',
  },
  messageRemoved: {
    subject: 'Hemos retirado tu mensaje: {{title}}',
    title: 'Hemos retirado tu mensaje',
    text: [
      'Alguien denunció tu mensaje y una persona de recepción lo ha mirado. Ya no se muestra. Nada lo decidió una máquina.',
    ],
    ground: 'Por',
    grounds: {
      law: 'La ley',
      insult: 'Nuestras condiciones: no se insulta ni se amenaza',
      fraud: 'Nuestras condiciones: no se engaña con el dinero',
      advertising: 'Nuestras condiciones: nada de publicidad',
    },
    wrote: 'Lo que habías escrito',
    statement: 'Nuestros motivos',
    redress:
      '¿Crees que es un error? En Decisiones puedes oponerte una vez, durante seis meses y gratis: la recepción lo mira de nuevo y te responde. También puedes acudir a un órgano certificado de resolución extrajudicial o a los tribunales.',
    button: 'Leer la decisión u oponerme',
  },
  messageReportDecided: {
    removed: {
      subject: 'El mensaje que denunciaste ya no está: {{title}}',
      title: 'Ya no está',
      text: ['Denunciaste un mensaje. Una persona de recepción lo ha mirado y lo ha retirado.'],
    },
    left: {
      subject: 'El mensaje que denunciaste ya no está: {{title}}',
      title: 'Quien lo escribió se ha ido',
      text: [
        'Denunciaste un mensaje. Antes de que nadie de recepción decidiera, quien lo escribió borró su cuenta y con ella se fue toda la conversación: no queda nada que decidir.',
        'Si el mensaje te llegó también por correo, ese correo es tuyo. Si era una amenaza, guárdalo y enséñalo a la policía.',
      ],
    },
    kept: {
      subject: 'El mensaje que denunciaste se queda: {{title}}',
      title: 'Se queda',
      text: [
        'Denunciaste un mensaje. Una persona de recepción lo ha mirado y se queda. La conversación la puedes cerrar tú.',
      ],
    },
    statement: 'Nuestros motivos',
    redress:
      '¿Crees que es un error? Escribe a la recepción desde la página de contacto. También puedes acudir a un órgano certificado de resolución extrajudicial o a los tribunales.',
    button: 'Escribir a recepción',
  },
} as const;
