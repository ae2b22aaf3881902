/** Lo que dicen las cartas del dinero por el que pregunta un banco, en español; la forma es la de words/en/money-letters.ts. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { moneyLetters as english } from '../en/money-letters.ts';

export const moneyLetters: SameShape<typeof english> = {
  planUnconfirmed: {
    subject: 'Tu banco quiere que lo confirmes: {{plan}}',
    title: 'Tu banco pregunta por ti',
    text: [
      'Tu banco solo nos deja cobrar el próximo mes con tu permiso. No se ha cobrado nada y a tu tarjeta no le pasa nada.',
      'Tu plan sigue igual hasta el día de abajo. Paga tú el mes antes: tu banco te preguntará allí.',
    ],
    button: 'Confirmar y pagar',
  },
  disputed: {
    subject: 'Un banco reclama dinero: hay que responder',
    title: 'Un comprador disputa un pago',
    text: [
      'El banco de un comprador reclama el dinero de un pedido. Sus entradas no abren ninguna puerta hasta que se decida.',
      'La lista de disputas de la recepción tiene las pruebas en un solo archivo. Envíalo en el panel del proveedor de pagos antes del día de abajo: sin respuesta, el dinero se pierde.',
    ],
    button: 'Abrir las disputas',
  },
};
