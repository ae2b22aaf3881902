/** Las páginas legales en español; la forma es la de words/en/legal.ts, y quien cambie una cambia la otra. */
import { minReturnHours, returnDays } from '#features/events/moves.ts';
import type { SameShape } from '#kit/shared/same-shape.ts';
import { town } from '#market/town/town.ts';
import { cookies } from './cookies.ts';
import { retentionTable } from './retention.ts';
import type { words as english } from '../en/legal.ts';

const { name, emails, address, phones, promises } = town;
const refunds = `${promises.refundBusinessDays.from}–${promises.refundBusinessDays.to}`;
const company = `${town.brand}, ${address.street}, ${address.postalCode} ${name}, España; ${emails.privacy}; ${phones.desk.replaceAll(' ', '\u00A0')}`;

export const words: SameShape<typeof english> = {
  updated: 'Última actualización: diciembre de 2024',
  termsUpdated: 'Versión del',
  kicker: 'Letra pequeña',
  back: 'Volver al inicio',
  contents: 'En esta página',
  questions: '¿Alguna duda?',
  questionsText: 'Lo que escribes lo lee una persona.',
  contact: 'Contacto',
  help: 'Centro de ayuda',
  privacyLink: 'Política de privacidad',
  privacy: {
    title: 'Política de privacidad',
    description: `Qué guarda ${town.brand} de ti, dónde, cuánto tiempo, quién puede verlo y cómo se borra.`,
    lead: 'Qué guardamos, cuánto tiempo, quién puede verlo y cómo se borra. No vendemos nada de ello, y aquí nadie te sigue.',
    sections: [
      {
        id: 'who',
        title: 'Quién responde',
        body: [
          `${company}. Somos responsables del tratamiento de los datos que se describen aquí (Reglamento General de Protección de Datos, RGPD).`,
        ],
      },
      {
        id: 'account',
        title: 'Tu cuenta',
        body: [
          'Cuando creas una cuenta guardamos:',
          [
            'tu usuario, tu nombre completo y tu teléfono, y un correo si nos lo das; si vienes como viajero o como negocio, y el día en que la creaste;',
            'tu contraseña solo como hash argon2id: nadie puede leerla, nosotros tampoco;',
            'por cada navegador en el que has entrado, el hash de su sesión, cómo se llaman el navegador y su sistema, cuándo entraste y cuándo estuviste por última vez, y el día en que acaba, pero no dónde estabas;',
            'los dispositivos en los que has entrado, por un nombre al azar que solo conoce tu navegador: así quien prueba contraseñas no te deja fuera, y te escribimos cuando hay uno nuevo; para el segundo paso al entrar, si lo quieres: la clave sellada de tu aplicación, la mitad pública de tus llaves de acceso y los hashes de tus códigos de reserva.',
          ],
          'Lo necesitamos para cumplir el contrato entre tú y nosotros. En las páginas de la comunidad guardamos también a qué propuestas has pedido apuntarte, desde cuándo, y cuándo te hemos escrito sobre un chat de ellas; ese chat está en otro sitio, con un proveedor cuyo nombre lees antes de ir, y en Guardado qué anuncios conservas y desde cuándo. Si nos pides que te avisemos de plazas en un evento agotado, guardamos cuántas quieres, desde cuándo y cuándo te hemos escrito; se borra cuando compras, cuando lo retiras, cuando se te pasa el último de nuestros correos o cuando el evento termina. Quien lo organiza ve cuántas personas esperan, y no quiénes. Si guardas una búsqueda, guardamos qué pide, desde cuándo, hasta dónde has visto y te hemos contado lo que hay nuevo en ella, y si quieres correos sobre ella; te escribimos una vez al día como mucho, solo donde lo activaste y hasta que lo desactives.',
        ],
      },
      {
        id: 'orders',
        title: 'Reservas y pagos',
        body: [
          'De cada pedido guardamos qué reservaste, para cuántas personas, el importe, su estado, sus fechas y los códigos de tus entradas. Si das una entrada a otra persona, guardamos desde cuándo, un hash de la clave de su enlace y, si lo escribes, su nombre. Quien tiene el enlace ve esa entrada y nada de ti. Si guardas en tu cuenta una entrada que te dieron, guardamos que la tienes y desde cuándo; quien te la dio sabe que está guardada y nada de ti, y tú no sabes nada de esa persona. Te escribimos si el evento cambia o se cancela, si la organización escribe a quienes tienen entrada, si por un tiempo o para siempre ya no abre ninguna puerta y, cuando has entrado con ella, para preguntarte qué tal la noche; también sale en el calendario que haces con tus reservas.',
          'Los pagos con tarjeta se hacen a través de un proveedor de pagos. Los datos de tu tarjeta van al proveedor y nunca nos llegan; guardamos el número que el proveedor da al pago, su importe y su estado. En modo de prueba un simulador ocupa su lugar: solo acepta números de prueba publicados, no guarda ninguno y no se mueve dinero. No escribas nunca ahí una tarjeta de verdad.',
          'Un plan que se renueva se cobra en la tarjeta con la que lo pagaste la última vez. El proveedor guarda esa tarjeta con un número, sin tu nombre, y nos dice sus cuatro últimas cifras cuando miras tu panel. Cuando borras tu cuenta pedimos al proveedor que la olvide.',
        ],
      },
      {
        id: 'forms',
        title: 'Lo que nos escribes',
        body: [
          'Los mensajes, los avisos, las peticiones de vacaciones, los anuncios propuestos y las consultas de negocios y de publicidad se guardan como los mandaste, con los nombres, teléfonos y correos que pusiste, el idioma de la página y la hora. Los usamos para contestarte.',
          'Cuando denuncias algo guardamos qué es, lo que decía en ese momento, tu motivo y tus palabras, y tu cuenta, o el nombre y el correo que diste; con eso decide la recepción y te responde. A los moderadores no se les muestra quién eres, y a su autor nunca. De lo que se ha retirado de lo tuyo guardamos la decisión y lo que alegaste. Nos obliga la Ley de Servicios Digitales (Reglamento (UE) 2022/2065, artículos 16 y 17).',
          'La solicitud de un empleo se guarda para ti, para recepción y para la empresa del empleo, que la recibe por correo: nombre, correo, teléfono si lo pones, idiomas, primer día y mensaje.',
          'Los datos de contacto que hay en ellos no aparecen nunca en páginas públicas. Cuando se aprueba un anuncio se publican su título, su descripción, su categoría, su lugar y su precio; tus datos de contacto, no.',
        ],
      },
      {
        id: 'technical',
        title: 'Datos técnicos',
        body: [
          'Los registros del servidor dicen cuándo se pidió qué ruta, qué se contestó y cuánto tardó. No contienen ningún nombre, teléfono, correo, dirección de red ni tarjeta.',
          'Contra los abusos el servidor cuenta las llamadas por dirección de red, las pruebas de una contraseña por teléfono, navegador o sesión, y los correos por dirección. Aquello por lo que cuenta se guarda como un resumen (un hash) y se olvida en minutos u horas, como mucho en un día. Una reserva que aún no está pagada guarda un resumen así de la dirección de red desde la que se pidió, hasta que se paga o se suelta.',
          'No hay publicidad de terceros, ni servicios de analítica, ni seguimiento. Lo que guarda tu navegador está en la política de cookies.',
        ],
      },
      {
        id: 'who-sees',
        title: 'Quién puede verlo',
        body: [
          [
            'Tú: tu cuenta y tus reservas, en tu página.',
            `Nuestra recepción en ${name}: quienes contestan mensajes, revisan anuncios y organizan vacaciones, después de entrar como administradores; los moderadores, que revisan anuncios, propuestas y denuncias, solo ven eso.`,
            'Quien vende lo que reservas, sea organizador o propietario, con la gente que haya nombrado para ello: tu nombre, lo que reservaste y lo que le escribes sobre ello; de un alquiler también tu teléfono, una vez reservado. En la puerta de un evento, esa noche, tu nombre encuentra tu entrada, y el nombre que escribiste de otra persona encuentra la suya.',
            'La empresa de un empleo: la solicitud que le envías, con la forma de contactarte, y lo que os escribís sobre ella.',
            'El proveedor de pagos: lo que necesita para tu pago.',
            'Las empresas que nos llevan servidores, correo y SMS, obligadas por contrato a hacer solo lo que les pedimos.',
            'Los tribunales y las autoridades, cuando la ley nos obliga.',
          ],
          'Nadie más. No vendemos, alquilamos ni intercambiamos datos personales, y ninguna decisión sobre ti la toma solo una máquina.',
        ],
      },
      {
        id: 'how-long',
        title: 'Cuánto tiempo lo guardamos',
        body: [
          `Tu cuenta la borras en tu panel, o nos lo pides. En el panel se va al momento: nombre, usuario, teléfono, correo, contraseña, sesiones, dispositivos, el segundo paso, lo que guardaste y a lo que te apuntaste, tus mensajes con anfitriones, clientes y empresas, tus solicitudes de empleo y los correos sobre tu cuenta y tus reservas. Si nos escribes, en un máximo de ${promises.erasureDays} días. Lo que ofreces aquí sale de las páginas públicas. La empresa conserva el correo en que le llegó tu solicitud.`,
          'Con una reserva por delante, tuya o de lo tuyo, la cuenta no se puede borrar: cancélala antes. Tampoco mientras se te deba dinero, esté de camino o lo reclame un banco: la página te dice qué falta. Las plazas guardadas sin pagar se sueltan a los 15 minutos. Lo que nos escribiste se va antes si nos pides que lo borremos.',
        ],
        table: retentionTable,
      },
      {
        id: 'rights',
        title: 'Tus derechos',
        body: [
          'Puedes pedirnos, gratis, ver tus datos, corregirlos o borrarlos, limitar lo que hacemos con ellos y recibirlos en un formato que lean las máquinas, y puedes oponerte a su uso. Cuando nos basamos en tu consentimiento puedes retirarlo en cualquier momento.',
          'En tu panel corriges tus datos, descargas en un archivo todo lo que se guarda en tu cuenta y la borras, sin pedírselo a nadie. Lo que enviaste por un formulario, o sin cuenta, no está en ese archivo, porque nadie ha comprobado de quién era la dirección: pídenoslo.',
          `Escribe a ${emails.privacy} o por la página de contacto, desde el teléfono o el correo de tu cuenta, para que sepamos que eres tú. Contestamos en un mes como máximo.`,
          'Si crees que nos equivocamos, puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es) o ante la autoridad del país en el que vives.',
        ],
      },
      {
        id: 'age',
        title: 'Edad mínima',
        body: [
          `${town.brand} es para mayores de ${promises.minAge} años. Borramos las cuentas de menores en cuanto sabemos de ellas.`,
        ],
      },
      {
        id: 'security',
        title: 'Cómo lo protegemos',
        body: [
          'Las contraseñas y las sesiones se guardan como hashes, los intentos de entrar están limitados, cada pantalla de la recepción solo se abre a quien trabaja en ella, y el servidor rechaza lo que otra web manda en tu nombre. Si se perdieran datos, o los viera quien no debe, te lo diremos a ti y a la autoridad como manda la ley.',
        ],
      },
    ],
  },
  terms: {
    title: 'Condiciones de uso',
    description: `Quién puede usar ${town.brand}, cómo van las reservas, los precios, las devoluciones, los anuncios y los planes, y quién responde de qué.`,
    lead: 'Qué puedes esperar de nosotros, qué esperamos de ti y qué pasa cuando cambian los planes.',
    sections: [
      {
        id: 'what',
        title: `Qué es ${town.brand}`,
        body: [
          `${town.brand} es un mercado de eventos, alquileres, locales y empleos en ${name}, a cargo de ${company}. Organizadores, dueños y empresas ofrecen; nosotros enseñamos la oferta, tomamos la reserva y pasamos el pago. El contrato de un evento, un alquiler o un empleo es entre tú y quien lo ofrece.`,
        ],
      },
      {
        id: 'account',
        title: 'Tu cuenta',
        body: [
          [
            `Tienes que tener ${promises.minAge} años o más, y así lo declaras al abrirla. No te pedimos la fecha de nacimiento.`,
            'Una persona, una cuenta; tus datos tienen que ser ciertos.',
            'No le des tu contraseña a nadie. Puedes salir de todas partes a la vez.',
            `Puedes borrar tu cuenta cuando quieras en tu panel, al momento; si no puedes entrar, escríbenos y lo hacemos en un máximo de ${promises.erasureDays} días. Antes se cancelan las reservas que tengas por delante y llega a su sitio el dinero que esté de camino.`,
          ],
        ],
      },
      {
        id: 'bookings',
        title: 'Reservas y precios',
        body: [
          'Los precios son en euros, impuestos incluidos. El total que ves antes de pagar es lo que pagas.',
          'Mientras pagas te guardamos las plazas 15 minutos. La reserva vale cuando el proveedor de pagos nos confirma el pago; entonces tienes los códigos de tus entradas en tu página. A un evento gratis te apuntas sin tarjeta.',
          'Cada código deja pasar a una persona. A quien no lo lleva encima se le encuentra por el nombre de quien reservó, y enseña un documento. Quien organiza puede pedirte que demuestres tu edad, y no dejar entrar a quien ponga en peligro a los demás.',
          `Algunos dueños piden una fianza. Cuánto es para lo que reservas y cómo se deja (en efectivo o bloqueada en una tarjeta) está en su página y en la caja, y tu reserva la conserva como se te enseñó. Se la dejas al dueño al llegar y la recuperas al final. No forma parte del precio: ${town.brand} ni la cobra ni la guarda. Nadie puede pedirte más fianza de la que dice tu reserva. Quien se quede con una parte por un daño dice por cuál y lo demuestra; eso se arregla entre tú y el dueño, o en los tribunales. Si no te la devuelven, denúncialo desde tu reserva: la recepción lee lo que dicen las dos partes, y no decide nada sobre la fianza misma.`,
          'Mientras la página de pago diga «Modo de prueba: no se mueve dinero», las reservas son ensayos: no se cobra nada y no se debe nada.',
        ],
      },
      {
        id: 'refunds',
        title: 'Cancelaciones y devoluciones',
        body: [
          [
            'Si cancela el organizador o el dueño, o lo vendido no puede celebrarse, recuperas todo lo que pagaste.',
            `Si el organizador cambia la fecha, la hora o el lugar de lo que compraste, te escribimos y puedes devolver el pedido entero y recuperar todo lo que pagaste: durante ${returnDays} días, como tarde hasta que empiece, y como mínimo ${minReturnHours} horas.`,
            'Si cancelas tú, recuperas lo que su página y la caja prometían para ese momento; tu reserva conserva esas condiciones aunque cambien después.',
            'El derecho de desistimiento de 14 días no se aplica al alojamiento, al alquiler de vehículos ni al ocio con fecha fija (Directiva 2011/83/UE, artículo 16).',
            'Un pago que llega cuando tu plaza ya se soltó y se vendió a otra persona se devuelve entero.',
          ],
          `Las devoluciones vuelven a la tarjeta con la que pagaste y tardan ${refunds} días hábiles. Cancelas tú, entre tus reservas, y tu panel dice cuándo ha vuelto el dinero.`,
        ],
      },
      {
        id: 'listings',
        title: 'Anuncios y propuestas',
        body: [
          `Cualquiera puede proponer un anuncio. Lo revisamos en ${promises.listingHours.from}–${promises.listingHours.to} horas y podemos rechazarlo o retirarlo, y te decimos por qué.`,
          `Prometes que lo que publicas es verdad, que puedes ofrecerlo, que tienes las licencias que hacen falta (en viviendas turísticas, su número de registro) y que las fotos y los textos son tuyos o puedes usarlos. Nos dejas enseñarlos en ${town.brand} y traducirlos.`,
          'Nadie puede pedir dinero a quien solicita un empleo.',
        ],
      },
      {
        id: 'selling',
        title: 'Si vendes aquí',
        body: [
          [
            'Antes de que algo tuyo se venda por dinero dices quién vende, y lo declaras otra vez cada año. Quien compra lee tu nombre, tu dirección y cómo localizarte.',
            'La fianza que pidas la dices antes, la tomas solo como la dice la reserva y la devuelves al final; de lo que te quedes por un daño le das cuentas a tu huésped.',
            'Lo que ofreces con precio lo vendes tú. La casa lo enseña, toma el pago y se queda la comisión que tu plan dice en el momento de la venta; el resto es tuyo y se te paga como dice tu libro.',
            'La casa expide en tu nombre y por tu cuenta las facturas de tus ventas y de lo que se devuelve, y lleva los registros que pide Hacienda. Nos avisas enseguida si alguna está mal.',
            'Una vez al año la casa comunica a Hacienda lo que ganaste aquí, y te dice lo que comunicó.',
          ],
        ],
      },
      {
        id: 'plans',
        title: 'Planes para negocios',
        body: [
          'Los planes, sus precios y sus comisiones están en la página de publicidad, en tu panel y otra vez antes de pagar. Se pagan por meses. Lo terminas en tu panel, cualquier día: dura hasta el final del mes pagado.',
        ],
      },
      {
        id: 'conduct',
        title: 'Qué no se puede hacer',
        body: [
          [
            'fraude, acoso, insultos, amenazas, odio, discriminación y todo lo que prohíbe la ley;',
            'anuncios falsos, opiniones falsas, publicidad en opiniones y mensajes, reventa de entradas más caras;',
            'lo que es de otros y lo que es privado de ellos;',
            'lo que pone a gente en peligro y todo lo que daña a menores;',
            'recoger datos de otras personas, atacar el servicio o usarlo con máquinas más allá de su interfaz documentada.',
          ],
          'Quien lo haga puede perder su cuenta. Te decimos por qué, y puedes reclamar por la página de contacto.',
        ],
      },
      {
        id: 'decisions',
        title: 'Denuncias, decisiones, oposición',
        body: [
          'Cualquiera puede denunciar un anuncio, una opinión o la respuesta de un dueño desde su página, también sin cuenta; un miembro, un mensaje que ha recibido; y quien tiene entrada, lo que la organización escribió a todos los que la tienen. Dices qué está mal y por qué, quién eres y dónde te respondemos; si se trata de menores, no hace falta que digas quién eres. Te confirmamos por correo que ha llegado.',
          'Deciden personas de la recepción, por lo que ponía cuando se denunció; ninguna máquina decide, y ninguna busca lo que no se permite. Se queda, o lo retiramos. Las dos partes leen la decisión y sus motivos; de quien es no sabe por nosotros quién lo denunció. Antes de retirar algo que alguien ha reservado, recupera todo lo que pagó.',
          'De quien era puede oponerse una vez, durante seis meses desde la decisión y gratis, en Decisiones, que está en el panel. Quien lleva la recepción lo mira de nuevo y responde; lo que estaba mal decidido se repone. También puedes acudir a un órgano certificado de resolución extrajudicial o a los tribunales.',
        ],
      },
      {
        id: 'liability',
        title: 'Quién responde de qué',
        body: [
          'Los organizadores y los dueños responden de lo que ofrecen. Nosotros respondemos de nuestro servicio: sin límite por dolo, culpa grave, daños a la vida o a la salud y siempre que la ley no permita limitarlo; en lo demás, por el daño que se podía prever.',
          'Los consejos de estas páginas, como los de seguridad, se dan con cuidado, pero las cosas cambian: haz caso a la gente y a las señales del lugar.',
        ],
      },
      {
        id: 'law',
        title: 'Ley, cambios y conflictos',
        body: [
          'Se aplica la ley española. Si vives en otro país de la Unión Europea conservas la protección de su ley de consumo, y también sus tribunales.',
          'Aceptas estas condiciones al abrir tu cuenta, con cada reserva y cada plan y, si vendes, al decir quién vende. Guardamos qué versión fue y cuándo.',
          'Si estas condiciones cambian, cambia la fecha de arriba; para lo que ya reservaste valen las del día de la reserva.',
        ],
      },
    ],
  },
  cookies,
};
