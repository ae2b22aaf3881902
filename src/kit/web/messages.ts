/** Words for what can go wrong between any form and the server, by problem code (quality, Errors on the wire). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('kit', {
  en: {
    error: 'Error',
    checkForm: 'Please check the form',
    checkFields_one: 'One answer needs another look.',
    checkFields_other: '{{count}} answers need another look.',
    offline: 'We could not reach the server. Nothing you wrote is lost: check the connection and try again.',
    unavailable: 'The server is taking a break. Nothing you wrote is lost: please try again in a moment.',
    tooMany_one: 'That was a lot at once. Please try again in {{count}} minute.',
    tooMany_other: 'That was a lot at once. Please try again in {{count}} minutes.',
    tooLarge: 'That is more text than we can take. Please shorten it.',
    refused: 'The server did not accept this. Please check the form and try again.',
  },
  es: {
    error: 'Error',
    checkForm: 'Revisa el formulario',
    checkFields_one: 'Hay una respuesta que revisar.',
    checkFields_other: 'Hay {{count}} respuestas que revisar.',
    offline: 'No hemos podido llegar al servidor. No se ha perdido nada: revisa la conexión y prueba otra vez.',
    unavailable: 'El servidor se está tomando un respiro. No se ha perdido nada: prueba otra vez en un momento.',
    tooMany_one: 'Han sido muchos envíos seguidos. Prueba otra vez en {{count}} minuto.',
    tooMany_other: 'Han sido muchos envíos seguidos. Prueba otra vez en {{count}} minutos.',
    tooLarge: 'Es más texto del que podemos recibir. Acórtalo un poco.',
    refused: 'El servidor no lo ha aceptado. Revisa el formulario y prueba otra vez.',
  },
});
