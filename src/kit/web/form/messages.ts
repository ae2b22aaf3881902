/** What every form says: what is missing or wrong, and why it could not be sent (specification section 8). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('form', {
  en: {
    required: 'required',
    missing: 'Please fill this in',
    email: 'Please enter a valid email, like you@example.com',
    link: 'Please enter the whole address, starting with https://',
    price: 'Please enter an amount like 12.50',
    whole: 'Please enter a whole number of 1 or more',
    range: 'Please enter a whole number from {{min}} to {{max}}',
    short: 'Please enter at least {{min}} characters',
    place: 'Please enter both numbers, like 38.53 and -0.13, or none',
    alt: 'Please say what the photo shows',
    hours: 'Please choose days, opening and closing time',
    refused: 'This was not accepted. Please change it',
    'in.en': '{{label}} (English)',
    'in.es': '{{label}} (Spanish)',
    commas: 'Separated by commas',
    entries: 'Entries',

    missingTitle: 'Missing Information',
    missingText: 'Please fill in all required fields.',
    wrongTitle: 'Almost There',
    wrongText: 'Please check the marked fields.',

    error: 'Error',
    tooMany_one:
      'A lot came from where you are, perhaps from others in your house: a hotel counts as one. What you wrote is still here: try again in {{count}} minute.',
    tooMany_other:
      'A lot came from where you are, perhaps from others in your house: a hotel counts as one. What you wrote is still here: try again in {{count}} minutes.',
    invalid: 'Something in the form was not accepted. Please check it.',
    unavailable: 'We could not reach the server. What you wrote is still here: please try again.',
    leaveEmpty: 'Leave this empty',
  },
  es: {
    required: 'obligatorio',
    missing: 'Rellena este campo',
    email: 'Escribe un correo válido, como tu@example.com',
    link: 'Escribe la dirección entera, empezando por https://',
    price: 'Escribe un importe como 12.50',
    whole: 'Escribe un número entero, de 1 en adelante',
    range: 'Escribe un número entero, de {{min}} a {{max}}',
    short: 'Escribe al menos {{min}} caracteres',
    place: 'Escribe los dos números, como 38.53 y -0.13, o ninguno',
    alt: 'Di qué se ve en la foto',
    hours: 'Elige los días y las horas de apertura y cierre',
    refused: 'Esto no se ha aceptado. Cámbialo',
    'in.en': '{{label}} (inglés)',
    'in.es': '{{label}} (español)',
    commas: 'Separado por comas',
    entries: 'Entradas',

    missingTitle: 'Faltan datos',
    missingText: 'Rellena todos los campos obligatorios.',
    wrongTitle: 'Ya casi está',
    wrongText: 'Revisa los campos marcados.',

    error: 'Error',
    tooMany_one:
      'Ha llegado mucho desde donde estás, quizá de otros en tu casa: un hotel cuenta como una. Lo que has escrito sigue aquí: prueba de nuevo en {{count}} minuto.',
    tooMany_other:
      'Ha llegado mucho desde donde estás, quizá de otros en tu casa: un hotel cuenta como una. Lo que has escrito sigue aquí: prueba de nuevo en {{count}} minutos.',
    invalid: 'Algo del formulario no se ha aceptado. Revísalo.',
    unavailable: 'No hemos podido llegar al servidor. Lo que has escrito sigue aquí: prueba otra vez.',
    leaveEmpty: 'Deja esto vacío',
  },
});
