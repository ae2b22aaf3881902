/** Lo que dicen las cartas a quienes ofrecen algo, en español; la forma es la de words/en/owner-letters.ts. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { ownerLetters as english } from '../en/owner-letters.ts';

export const ownerLetters: SameShape<typeof english> = {
  ownerBooked: {
    subject: 'Nueva reserva: {{title}}',
    title: 'Viene alguien',
    text: [
      'Tienes una reserva nueva. Lo demás está en tu espacio: la lista de reservas, tu calendario y, en tus cuentas, el día en que cobras.',
    ],
    share: 'Para ti, sin la comisión',
    button: 'Ver las reservas',
  },
  ownerCancelled: {
    buyer: {
      subject: 'Cancelada por el cliente: {{title}}',
      title: 'Una reserva menos',
      text: [
        'El cliente ha cancelado. Lo que tenía reservado vuelve a estar libre, y lo que se devuelve sigue tu política de cancelación.',
      ],
    },
    organiser: {
      subject: 'Cancelada por la recepción: {{title}}',
      title: 'Una reserva menos',
      text: [
        'La recepción ha cancelado esta reserva. Lo reservado vuelve a estar libre. ¿Dudas? Responde a este correo.',
      ],
    },
    back: 'Vuelve al cliente',
    keeps: 'Sigue siendo tuyo de esta reserva, sin la comisión',
    nothing: 'Nada',
    button: 'Ver las reservas',
  },
  ownerRefunded: {
    subject: 'Devolución a un cliente: {{title}}',
    title: 'Una parte se devuelve',
    text: [
      'Parte de lo que pagó el cliente se devuelve. La reserva sigue como está; en tus cuentas ves lo que supone para ti.',
    ],
    button: 'Abrir tus cuentas',
  },
  ownerCalledOff: {
    subject: 'Cancelado por la recepción: {{title}}',
    title: 'Esta vez no puede ser',
    text: [
      'La recepción ha cancelado tu evento. Ya no se puede reservar, y quien había pagado lo recupera todo.',
      '¿Crees que es un error? Responde a este correo: una persona de la recepción vuelve a mirarlo.',
    ],
    ended: 'Reservas canceladas',
    button: 'Ver las reservas',
  },
  ownerDisputed: {
    open: {
      subject: 'Un banco reclama un pago: {{title}}',
      title: 'Un pago en disputa',
      text: [
        'El banco de un cliente reclama el dinero de este pedido. Hasta que se decida, sus códigos no abren ninguna puerta y no se te paga.',
        'La recepción responde al banco. ¿Tienes algo que demuestre lo acordado o que el cliente estuvo allí? Responde pronto a este correo.',
      ],
    },
    won: {
      subject: 'El dinero se queda: {{title}}',
      title: 'El dinero se queda',
      text: ['El banco ha decidido: el dinero de este pedido es tuyo. Vuelve a estar en tus cuentas.'],
    },
    lost: {
      subject: 'El dinero ha vuelto al cliente: {{title}}',
      title: 'El dinero ha vuelto',
      text: [
        'El banco ha decidido: el dinero de este pedido es del cliente. En tus cuentas ves lo que supone para ti.',
      ],
    },
    button: 'Abrir tus cuentas',
  },
  ownerWeek: {
    subject: 'Lo que te trajo el pueblo la semana pasada',
    title: 'Tu semana en cifras',
    text: [
      'Esto es lo que pasó con tus anuncios la semana pasada. Solo se cuentan sumas por día: no se sigue a nadie para saberlo.',
    ],
    facts: {
      from: 'Desde',
      until: 'Hasta',
      views: 'Visitas',
      saves: 'Guardados',
      calls: 'Llamadas',
      routes: 'Pidieron la ruta',
      bookings: 'Reservas',
      entries: 'Entraron por la puerta',
      sales: 'Reservado por',
      best: 'Lo más visto',
    },
    button: 'Abrir tus cifras',
  },
  traderEnding: {
    subject: '¿Sigues siendo quien vende?',
    title: 'Una vez al año preguntamos',
    text: [
      'Quien vende aquí por dinero dice quién es, y lo repite cada año: lo pide la ley, y a quien compra le gusta saberlo.',
      'Mira lo que nos contaste y pulsa una vez si sigue siendo así. Si no pasa nada hasta el día de abajo, tus anuncios siguen donde están, pero nadie podrá pagarlos.',
    ],
    until: 'Vale hasta',
    button: 'Verlo',
  },
  traderLapsed: {
    subject: 'Tus ventas descansan hasta que digas quién vende',
    title: 'De momento nadie puede pagar',
    text: [
      'Lo que nos contaste de quién vende tiene más de un año, así que de momento no se vende nada tuyo por dinero. Lo que se vendió antes sigue valiendo.',
      'Si sigue siendo así basta con pulsar una vez, y todo vuelve a estar a la venta al momento.',
    ],
    until: 'Valía hasta',
    button: 'Decirlo de nuevo',
  },
  sellerYear: {
    first: {
      subject: 'Lo que ganaste aquí el año pasado',
      title: 'Tu año, como se comunica a Hacienda',
      text: [
        'La ley pide a las plataformas que comuniquen a Hacienda una vez al año lo que se ganó en ellas, y que te digan lo mismo. Tus cifras por trimestre están en tu espacio, debajo de tus cuentas, y en papel si quieres.',
        '¿Algo no cuadra? Dilo, o corrige quién vende: lo ya comunicado se rectifica.',
      ],
    },
    again: {
      subject: 'Tus cifras para Hacienda se han corregido',
      title: 'Tu año, corregido',
      text: [
        'Ha cambiado algo de lo que se comunicó a Hacienda de tus ventas, y así se le dice. Las cifras que valen ahora están en tu espacio, debajo de tus cuentas.',
      ],
    },
    year: 'Año',
    button: 'Ver las cifras',
  },
  payoutAccountChanged: {
    first: {
      subject: 'Aquí cobras desde ahora',
      title: 'Dónde cobras',
      text: [
        'Tu cuenta de negocio tiene ahora una cuenta bancaria, en la que se ingresa lo que vendes.',
        'Si has sido tú, todo bien. Si no, elige otra contraseña cuanto antes, que cierra todas las sesiones, y escribe a {{email}} o llámanos antes de que se pague nada.',
      ],
    },
    another: {
      subject: 'Cobras en otra cuenta bancaria',
      title: 'Otra cuenta bancaria',
      text: [
        'Se ha cambiado la cuenta bancaria en la que se ingresa lo que vendes. No se paga nada antes del día de abajo: así tienes tiempo de decir que no.',
        'Si has sido tú, todo bien. Si no, elige otra contraseña cuanto antes, que cierra todas las sesiones, y vuelve a poner tu número; después escribe a {{email}} o llámanos, y recepción se encarga de que nada se pierda.',
      ],
    },
    account: 'Cuenta que acaba en',
    changed: 'Cambiada',
    paidFrom: 'Se paga desde',
    button: 'Ver dónde cobras',
  },
  payoutsRest: {
    subject: 'Tus ventas descansan: a tu cuenta le falta algo',
    title: 'De momento nadie puede pagar',
    text: [
      'El proveedor de pagos no puede ingresar en tu cuenta ahora mismo, así que no se vende nada tuyo por dinero. Lo que se vendió antes sigue valiendo, y lo tuyo sigue siendo tuyo.',
      'Abre tu cuenta allí: dice qué falta. En cuanto esté, todo vuelve a estar a la venta.',
    ],
    button: 'Ver qué falta',
  },
  calendarFailing: {
    subject: 'No podemos leer un calendario: {{title}}',
    title: 'No podemos leer un calendario',
    text: [
      'Desde hace un día no conseguimos leer un calendario de otra web. Los días que nos dijo la última vez siguen ocupados aquí; lo que se haya reservado allí desde entonces no lo sabemos, y los mismos días podrían venderse dos veces.',
      'Mira por qué y danos el enlace otra vez si ha cambiado. Seguimos intentándolo, y no te escribimos más hasta que haya funcionado.',
    ],
    from: 'Calendario',
    last: 'Última lectura',
    button: 'Ver los calendarios',
  },
  calendarClash: {
    subject: '¿Reservado dos veces? {{title}}',
    title: 'Otro calendario ocupa los días de una reserva',
    text: [
      'Una reserva de aquí y otro calendario tienen los mismos días. La reserva de tu cliente sigue como está: no se ha cancelado nada.',
      'Mira las dos cuanto antes. Si van a venir dos clientes, cancela una donde se hizo; cuanto antes, mejor para ellos.',
    ],
    span: '{{from}}, libre otra vez {{until}}',
    claims: 'Calendario',
    button: 'Ver la reserva',
  },
  payoutFailed: {
    subject: 'Tu pago ha vuelto',
    title: 'Tu banco lo devolvió',
    text: [
      'Te pagamos y el dinero volvió de tu banco. No se ha perdido nada: está en tu cuenta del proveedor de pagos.',
      'Revisa allí los datos bancarios. En cuanto estén bien se paga de nuevo sin más.',
    ],
    button: 'Ver tu cuenta',
  },
  payout: {
    subject: 'Tu pago está en camino',
    title: 'Dinero para ti',
    text: [
      'Te hemos enviado lo que te correspondía por tus ventas hasta ahora. En tu banco lo verás con la referencia de abajo.',
      'En tu espacio tienes la lista de cada pedido que incluye.',
    ],
    button: 'Abrir tus cuentas',
  },
};
