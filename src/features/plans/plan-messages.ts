/** Words of one's own plan and of buying one (specification sections 2, 8 and 9; brand, Voice). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('own-plan', {
  en: {
    title: 'Your plan',
    loading: 'Loading...',
    failed: 'Your plan is not there',
    failedText: 'The line dropped. It is not you.',
    retry: 'Try again',

    badgePaid: '{{plan}} Plan',
    'badge.active': 'ACTIVE',
    'badge.ends': 'ENDING',
    'badge.past_due': 'PAYMENT DUE',

    starter: 'Starter',
    sale: '{{percent}}% commission on each sale',
    'state.free': 'No monthly fee. You pay when you sell.',
    'state.active': 'Paid until {{date}}. Then {{amount}} for the next month.',
    'state.switch': 'Paid until {{date}}. From then on {{plan}}, for {{amount}} a month.',
    'state.ends':
      'Paid until {{date}}. It ends then, nothing more is charged, and you go back to Starter with {{percent}}% commission.',
    'state.past_due':
      'Your card said no to {{amount}}. Your plan stays until {{date}} and we try again every day. Pay with another card before then, and nothing changes.',
    payDue: 'Pay {{amount}}',

    end: 'End my plan',
    keep: 'Keep {{plan}}',
    changes: 'Plans you can take',
    'change.start': '{{amount}} a month',
    'change.advanced': '{{amount}} a month for the first {{months}} months, then {{list}}',
    'change.advancedRest_one': '{{amount}} for one more month, then {{list}} a month',
    'change.advancedRest_other': '{{amount}} a month for {{count}} more months, then {{list}}',
    'change.now': '{{amount}} today, then {{month}} a month from {{date}}',
    'change.later': 'From {{date}}, {{amount}} a month',
    'change.laterAdvanced': 'From {{date}}, {{amount}} a month for {{months}} months, then {{list}}',
    'change.laterAdvancedRest_one': 'From {{date}}, {{amount}} for one more month, then {{list}} a month',
    'change.laterAdvancedRest_other': 'From {{date}}, {{amount}} a month for {{count}} more months, then {{list}}',
    take: 'Take {{plan}}',
    upgrade: 'Upgrade to {{plan}}',
    switch: 'Switch to {{plan}}',
    package:
      'We ring you within {{hours}} hours, set your listings up with you, and one of them stands on the home page for {{days}} days. {{amount}}, once.',
    buyPackage: 'Buy the package',

    'ask.end': 'End {{plan}}?',
    'ask.endText':
      '{{plan}} stays yours until {{date}}; it is paid. Nothing more is charged, and nothing goes back. From then on you are on Starter and pay {{percent}}% on each sale.',
    'ask.endYes': 'End {{plan}}',
    'ask.keep': 'Keep {{plan}}?',
    'ask.keepText': '{{plan}} goes on after {{date}}. On that day we charge {{amount}} for the next month.',
    'ask.keepYes': 'Keep it',
    'ask.switch': 'Switch to {{plan}}?',
    'ask.switchText':
      'Nothing is charged today. {{old}} stays yours until {{date}}; on that day we charge {{amount}} for the first month of {{plan}}.',
    'ask.switchYes': 'Switch',
    'ask.no': 'Leave it as it is',
    changed: 'Your plan is noted',
    'changed.end': 'It ends on {{date}}. Nothing more is charged.',
    'changed.keep': 'It goes on.',
    'changed.switch': '{{plan}} begins on {{date}}.',
    error: 'Error',
    errorText: 'That did not work. Look at your plan again.',

    receipts: 'Receipts',
    paidOn: 'Paid on {{date}}',
    until: 'until {{date}}',
    refunded: '{{amount}} went back',

    order: 'Your order',
    monthly: 'Monthly Plan',
    once: 'Paid once',
    more: '+ {{count}} more features',
    price: 'Price',
    perMonth: '{{amount}} a month',
    today: 'The difference until {{date}}',
    total: 'Total',
    renews:
      'Renews by itself on {{date}} for {{amount}}. You can end it any day; it then stays until its month is over.',
    renewsDeal:
      'Renews by itself every month: {{amount}} for the first {{months}} months, then {{list}}. You can end it any day; it then stays until its month is over.',
    renewsDealRest_one:
      'Renews by itself every month: {{amount}} today, then {{list}}. You can end it any day; it then stays until its month is over.',
    renewsDealRest_other:
      'Renews by itself every month: {{amount}} for {{count}} months, then {{list}}. You can end it any day; it then stays until its month is over.',
    renewsDue: 'Your plan goes on until {{date}}, as if nothing had happened. The new card is charged from now on.',
    packageText:
      'Somebody from the desk rings you within {{hours}} hours. The {{days}} days begin when your listing goes up on the home page; you get a letter that day.',
    'gives.call': 'A call from the desk',
    'gives.setUp': 'Your listings set up with you',
    'gives.homePage': 'One of them on the home page for {{days}} days',
  },
  es: {
    title: 'Tu plan',
    loading: 'Cargando...',
    failed: 'Tu plan no aparece',
    failedText: 'Se ha cortado la línea. No eres tú.',
    retry: 'Intentar de nuevo',

    badgePaid: 'Plan {{plan}}',
    'badge.active': 'ACTIVO',
    'badge.ends': 'TERMINA',
    'badge.past_due': 'PAGO PENDIENTE',

    starter: 'Starter',
    sale: '{{percent}} % de comisión por venta',
    'state.free': 'Sin cuota mensual. Pagas cuando vendes.',
    'state.active': 'Pagado hasta el {{date}}. Después, {{amount}} por el mes siguiente.',
    'state.switch': 'Pagado hasta el {{date}}. Desde entonces {{plan}}, por {{amount}} al mes.',
    'state.ends':
      'Pagado hasta el {{date}}. Ese día termina, no se cobra nada más y vuelves a Starter, con un {{percent}} % de comisión.',
    'state.past_due':
      'Tu tarjeta ha rechazado {{amount}}. Tu plan sigue hasta el {{date}} y lo intentamos cada día. Paga con otra tarjeta antes y no cambia nada.',
    payDue: 'Pagar {{amount}}',

    end: 'Terminar mi plan',
    keep: 'Seguir con {{plan}}',
    changes: 'Planes que puedes elegir',
    'change.start': '{{amount}} al mes',
    'change.advanced': '{{amount}} al mes los primeros {{months}} meses, después {{list}}',
    'change.advancedRest_one': '{{amount}} un mes más, después {{list}} al mes',
    'change.advancedRest_other': '{{amount}} al mes durante {{count}} meses más, después {{list}}',
    'change.now': '{{amount}} hoy, después {{month}} al mes desde el {{date}}',
    'change.later': 'Desde el {{date}}, {{amount}} al mes',
    'change.laterAdvanced': 'Desde el {{date}}, {{amount}} al mes durante {{months}} meses, después {{list}}',
    'change.laterAdvancedRest_one': 'Desde el {{date}}, {{amount}} un mes más, después {{list}} al mes',
    'change.laterAdvancedRest_other':
      'Desde el {{date}}, {{amount}} al mes durante {{count}} meses más, después {{list}}',
    take: 'Elegir {{plan}}',
    upgrade: 'Subir a {{plan}}',
    switch: 'Cambiar a {{plan}}',
    package:
      'Te llamamos en {{hours}} horas, preparamos tus anuncios contigo y uno de ellos sale {{days}} días en la portada. {{amount}}, una sola vez.',
    buyPackage: 'Comprar el paquete',

    'ask.end': '¿Terminar {{plan}}?',
    'ask.endText':
      '{{plan}} sigue siendo tuyo hasta el {{date}}: está pagado. No se cobra nada más y no se devuelve nada. Desde entonces estás en Starter y pagas un {{percent}} % por venta.',
    'ask.endYes': 'Terminar {{plan}}',
    'ask.keep': '¿Seguir con {{plan}}?',
    'ask.keepText': '{{plan}} sigue después del {{date}}. Ese día cobramos {{amount}} por el mes siguiente.',
    'ask.keepYes': 'Seguir',
    'ask.switch': '¿Cambiar a {{plan}}?',
    'ask.switchText':
      'Hoy no se cobra nada. {{old}} sigue siendo tuyo hasta el {{date}}; ese día cobramos {{amount}} por el primer mes de {{plan}}.',
    'ask.switchYes': 'Cambiar',
    'ask.no': 'Dejarlo como está',
    changed: 'Tu plan está anotado',
    'changed.end': 'Termina el {{date}}. No se cobra nada más.',
    'changed.keep': 'Sigue adelante.',
    'changed.switch': '{{plan}} empieza el {{date}}.',
    error: 'Error',
    errorText: 'No ha funcionado. Mira tu plan otra vez.',

    receipts: 'Recibos',
    paidOn: 'Pagado el {{date}}',
    until: 'hasta el {{date}}',
    refunded: 'Se devolvieron {{amount}}',

    order: 'Tu pedido',
    monthly: 'Plan mensual',
    once: 'Pago único',
    more: '+ {{count}} ventajas más',
    price: 'Precio',
    perMonth: '{{amount}} al mes',
    today: 'La diferencia hasta el {{date}}',
    total: 'Total',
    renews:
      'Se renueva solo el {{date}} por {{amount}}. Puedes terminarlo cualquier día; entonces sigue hasta que acabe su mes.',
    renewsDeal:
      'Se renueva solo cada mes: {{amount}} los primeros {{months}} meses, después {{list}}. Puedes terminarlo cualquier día; entonces sigue hasta que acabe su mes.',
    renewsDealRest_one:
      'Se renueva solo cada mes: {{amount}} hoy, después {{list}}. Puedes terminarlo cualquier día; entonces sigue hasta que acabe su mes.',
    renewsDealRest_other:
      'Se renueva solo cada mes: {{amount}} durante {{count}} meses, después {{list}}. Puedes terminarlo cualquier día; entonces sigue hasta que acabe su mes.',
    renewsDue: 'Tu plan sigue hasta el {{date}}, como si nada. Desde ahora se cobra en la tarjeta nueva.',
    packageText:
      'Alguien de recepción te llama en {{hours}} horas. Los {{days}} días cuentan desde que tu anuncio sale en la portada; ese día recibes una carta.',
    'gives.call': 'Una llamada de recepción',
    'gives.setUp': 'Tus anuncios, preparados contigo',
    'gives.homePage': 'Uno de ellos, {{days}} días en la portada',
  },
});
