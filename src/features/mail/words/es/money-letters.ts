/** Lo que dicen las cartas del dinero por el que pregunta un banco, en español; la forma es la de words/en/money-letters.ts. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import { town } from '#market/town/town.ts';
import type { moneyLetters as english } from '../en/money-letters.ts';

const { from, to } = town.promises.refundBusinessDays;

export const moneyLetters: SameShape<typeof english> = {
  partRefund: {
    subject: 'Te devolvemos dinero: {{title}}',
    title: 'Algo de dinero para ti',
    text: [
      `Te devolvemos parte de lo que pagaste, por donde pagaste. Suele verse en tu cuenta entre ${from} y ${to} días laborables después; el día exacto lo pone tu banco.`,
    ],
    kept: 'Tu reserva sigue igual y tus códigos siguen valiendo.',
    cancelled: 'Con ello quedan canceladas entradas de esta reserva. En tu panel ves cuáles.',
    button: 'Ver tus reservas',
  },
  dashboardRefund: {
    subject: 'Te devolvemos dinero: {{title}}',
    title: 'Dinero de vuelta para ti',
    text: [
      `Te devolvemos este dinero por donde pagaste. Suele verse en tu cuenta entre ${from} y ${to} días laborables después; el día exacto lo pone tu banco.`,
    ],
    button: 'Ver tus reservas',
  },
  disputeDecided: {
    won: {
      subject: 'Tu banco ha decidido: {{title}}',
      title: 'El pago se mantiene',
      text: ['Tu banco nos había reclamado este dinero en tu nombre. Ha decidido que el pago se mantiene.'],
    },
    lost: {
      subject: 'Tu banco ha decidido: {{title}}',
      title: 'El dinero vuelve a ser tuyo',
      text: [
        'Tu banco nos había reclamado este dinero en tu nombre y ha decidido a tu favor. Es tu banco quien te lo abona.',
        '¿Fue un error? Escribe a {{email}}.',
      ],
    },
    stands: 'Tu reserva está como antes.',
    shut: 'Los códigos de esta reserva ya no son válidos.',
    button: 'Ver tus reservas',
  },
  refundFailed: {
    subject: 'Tu reembolso está retenido: {{title}}',
    title: 'Tu dinero no ha llegado',
    text: [
      'Hemos intentado devolverte este dinero y el banco no lo ha aceptado. Es tuyo: nuestra recepción se ocupa y lo intentará otra vez.',
      'No tienes que hacer nada. Si la tarjeta con la que pagaste está cerrada, escribe a {{email}} y buscaremos otra forma.',
    ],
    button: 'Ver tus reservas',
  },
  refundRefused: {
    subject: 'Un reembolso rechazado: hay que mirarlo',
    title: 'Dinero que no ha vuelto',
    text: [
      'El proveedor de pagos rechaza un reembolso que prometimos a un comprador. Ya sabe que nos ocupamos.',
      'Abre el pedido, mira el motivo en el panel del proveedor e inténtalo de nuevo allí o desde el pedido.',
    ],
    button: 'Abrir el pedido',
  },
  invoiceCancelled: {
    subject: 'Anulada: la factura {{number}}',
    title: 'Se ha anulado una factura tuya',
    text: [
      'Esta factura se expidió por error. Conserva su número y no vale: no la contabilices y, si ya lo hiciste, quítala.',
    ],
    anew: 'No tienes que hacer nada: lo que facturaba se factura de nuevo por sí solo.',
    asked:
      'Vuelve a valer la factura simplificada de tu reserva. Si necesitas tu nombre en ella, pide otra vez una completa.',
    nothing: 'No tienes que hacer nada: no se vendió nada y no viene otra en su lugar.',
    number: 'Factura',
    issued: 'Expedida el',
    button: 'Ver tus facturas',
  },
  planUnconfirmed: {
    subject: 'Tu banco quiere que lo confirmes: {{plan}}',
    title: 'Tu banco pregunta por ti',
    text: [
      'Tu banco solo nos deja cobrar el próximo mes con tu permiso. No se ha cobrado nada y a tu tarjeta no le pasa nada.',
      'Tu plan sigue igual hasta el día de abajo. Paga tú el mes antes: tu banco te preguntará allí.',
    ],
    button: 'Confirmar y pagar',
  },
  planUnpaid: {
    subject: 'Lo que pagaste por tu plan ha vuelto a ti: {{plan}}',
    title: 'Un mes sin su dinero',
    by: {
      bank: [
        'Tu banco nos había reclamado lo que pagaste por un mes de {{plan}} y ha decidido a tu favor. Es tu banco quien te lo abona.',
        '¿Fue un error? Escribe a {{email}}.',
      ],
      house: [
        `Te devolvemos lo que pagaste por un mes de {{plan}}, por donde pagaste. Suele verse en tu cuenta entre ${from} y ${to} días laborables después.`,
      ],
    },
    becomes: {
      paused:
        'Por eso el mes ya no está pagado y el plan queda en pausa: no se cobra nada y cada nueva venta paga un {{percent}}\u00a0% de comisión, como en Starter. Tus anuncios siguen donde están. Para seguir, paga un mes nuevo en tu panel: empieza al momento.',
      ends: 'El mes en curso está pagado, así que tu plan sigue hasta el día de abajo. Después de lo que hizo tu banco no cobramos más a tu tarjeta; para seguir después de ese día, mantén el plan en tu panel.',
      smaller: 'El resto del mes está pagado: hasta el día de abajo tienes {{now}}.',
    },
    besides: 'Vuelve además',
    besidesText: `También vuelve lo que pagaste además por un plan mayor, por los días que quedan del mes: suele verse en tu cuenta entre ${from} y ${to} días laborables después.`,
    button: 'Ver tu plan',
  },
  planHeld: {
    subject: 'Tu banco decide primero: {{plan}}',
    title: 'De momento no se cobra nada',
    text: [
      'Tu banco nos reclama el dinero de un mes tuyo y lo está decidiendo. Hasta que decida no cobramos nada a tu tarjeta, así que el próximo mes no está pagado.',
      'Tu plan sigue igual hasta el día de abajo. Para conservarlo, paga tú el mes antes. Si para ese día tu banco deja el pago como está, cobramos el próximo mes como siempre.',
    ],
    button: 'Ver tu plan',
  },
  planEnding: {
    subject: 'Tu plan termina: {{plan}}',
    title: 'Hasta entonces, todo igual',
    text: [
      'Has terminado tu plan. Sigue igual hasta el día de abajo y no se cobra nada más.',
      'Desde entonces estarás en el plan Starter, y tus anuncios siguen donde están. Si cambias de idea antes, mantén el plan en tu panel.',
    ],
    button: 'Ver tu plan',
  },
  disputed: {
    subject: 'Un banco reclama dinero: hay que responder',
    title: 'Un comprador disputa un pago',
    text: [
      'El banco de un comprador reclama el dinero de un pedido. Sus códigos no abren ninguna puerta hasta que se decida.',
      'La lista de disputas de la recepción tiene las pruebas en un solo archivo. Responde ahí, o en el panel del proveedor de pagos, a más tardar el día de abajo: sin respuesta, el dinero se pierde.',
    ],
    /** In the provider's words on the left. */
    reasons: {
      fraudulent: 'fraude',
      duplicate: 'cobrado dos veces',
      product_not_received: 'no recibido',
      product_unacceptable: 'no era lo anunciado',
      credit_not_processed: 'no llegó el reembolso',
      subscription_canceled: 'plan ya terminado',
      unrecognized: 'no lo reconoce',
      general: 'sin motivo',
    },
    button: 'Abrir las disputas',
  },
  moneyAlarm: {
    subject: 'Hay que mirar el dinero: algo no cuadra',
    title: 'Alguien tiene que mirar el dinero',
    text: [
      'La casa compara su libro con el proveedor de pagos al céntimo y envía a Hacienda los registros de facturas. Una de las dos cosas no está como debe.',
      'No se ha cambiado nada solo. Este correo vuelve cada día hasta que esté bien.',
    ],
    differences: 'Lugares en que el libro y el proveedor difieren',
    refused: 'Emisores con registros por subsanar',
    unsent: 'Registros que esperan a Hacienda',
    since: 'El más antiguo desde',
    button: 'Abrir Dinero en la recepción',
  },
};
