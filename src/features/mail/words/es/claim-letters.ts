/** Lo que dicen las cartas sobre quién lleva una página, en español; la forma es la de words/en/claim-letters.ts. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { claimLetters as english } from '../en/claim-letters.ts';

export const claimLetters: SameShape<typeof english> = {
  claimCode: {
    subject: 'Tu código para {{title}}',
    title: '¿Es tuya esta página?',
    text: [
      'Alguien con cuenta aquí dice que esta página es suya. En ella figura este correo, así que preguntamos aquí.',
      'Si eres tú, o alguien de tu confianza, escribe el código donde lo pediste. Quien tenga el código se queda con la página: si nadie que conozcas lo ha pedido, no se lo digas a nadie y no hagas nada.',
    ],
    code: 'Código',
    goodFor: 'El código sirve {{minutes}} minutos.',
    button: 'Ir a la página',
  },
  claimContested: {
    subject: 'Alguien dice que es suyo: {{title}}',
    title: '¿De quién es?',
    text: [
      'Otra persona dice que esta página tuya es suya. No ha cambiado nada, y nada cambia antes de que la recepción os haya escuchado a los dos.',
      'Dinos en pocas palabras por qué es tuya, o devuélvela si no lo es. Si no respondes antes del día que ves abajo, la recepción decide con lo que sabe.',
    ],
    button: 'Responder',
  },
  claimDecided: {
    approved: {
      subject: 'Es tuya: {{title}}',
      title: 'La página es tuya',
      text: ['Desde ahora la llevas tú: horarios, fotos, precios y respuestas a los clientes.'],
    },
    refused: {
      subject: 'Sobre tu solicitud: {{title}}',
      title: 'Esta vez no',
      text: ['Una persona de la recepción ha mirado tu solicitud. La página no pasa a ti.'],
    },
    reason: 'Nuestros motivos',
    redress:
      '¿Crees que es un error? Durante seis meses puedes responder a este correo: otra persona de la recepción vuelve a mirarlo, gratis. También puedes acudir a un órgano certificado de resolución extrajudicial o a los tribunales.',
    open: 'A tu página',
    button: 'Tus solicitudes',
    write: 'Escribir a la recepción',
  },
  claimSettled: {
    kept: {
      subject: 'Sigue siendo tuya: {{title}}',
      title: 'Sigue siendo tuya',
      text: ['La recepción ha mirado lo que habéis dicho los dos. La página sigue contigo.'],
    },
    handedOver: {
      subject: 'Cambia de manos: {{title}}',
      title: 'Ahora la lleva otra persona',
      text: [
        'La recepción ha mirado lo que se ha dicho y ha cambiado la página de manos. Lo que vendiste antes sigue siendo tuyo: sus reservas siguen en tu espacio y su dinero se te paga a ti.',
      ],
    },
  },
};
