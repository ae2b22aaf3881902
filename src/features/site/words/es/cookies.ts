/** La política de cookies en español, parte de las páginas legales; la forma es la de words/en/cookies.ts. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import { town } from '#market/town/town.ts';
import type { cookies as english } from '../en/cookies.ts';

export const cookies: SameShape<typeof english> = {
  title: 'Política de cookies',
  description: `Las cuatro cookies de ${town.brand} y todo lo demás que guarda tu navegador. Sin publicidad y sin seguimiento.`,
  lead: 'Cuatro cookies, las cuatro necesarias para lo que nos pides. Ninguna de publicidad, ninguna de seguimiento: por eso no hay aviso que cerrar.',
  table: {
    caption: 'Qué guarda tu navegador',
    head: ['Nombre', 'Dónde', 'Para qué', 'Cuánto tiempo'],
    rows: [
      [
        'session',
        'Cookie, HttpOnly',
        'Mantiene tu sesión. Lleva un código al azar que los scripts no pueden leer. Por https se llama __Host-session.',
        '30 días, o hasta que sales',
      ],
      [
        'signed-in',
        'Cookie',
        'Dice que puede haber una sesión, y no de quién, para que las páginas solo entonces pregunten quién eres.',
        '30 días, o hasta que sales',
      ],
      ['device', 'Cookie, HttpOnly', 'Un nombre al azar y firmado para reconocer este navegador.', '400 días'],
      ['language', 'Cookie', 'Español o inglés, para que la primera página llegue en tu idioma.', '1 año'],
      ['language', 'Almacenamiento local', 'La misma elección, para este navegador.', 'Hasta que lo borres'],
      ['desk-seen', 'Almacenamiento local', 'Cuánto esperaba cuando miraste la recepción.', 'Hasta que lo borres'],
      ['desk-keys', 'Almacenamiento local', 'Si has desactivado las teclas de la recepción.', 'Hasta que lo borres'],
      ['theme', 'Almacenamiento local', 'Colores de día o de noche, si los has elegido.', 'Hasta que lo borres'],
      ['film', 'Almacenamiento local', 'Si has parado o puesto el vídeo, si lo has hecho.', 'Hasta que lo borres'],
      [
        'been-in',
        'Almacenamiento local',
        'Que alguien ha entrado antes con este navegador, y nada de quién, para que una compra lleve a entrar y no a crear una cuenta.',
        'Hasta que lo borres',
      ],
      [
        'user',
        'Almacenamiento local',
        'El número de tu cuenta, tu nombre, usuario, teléfono, correo, tipo de cuenta y rol, para que las páginas te saluden. El servidor no se fía de ello.',
        'Hasta que sales',
      ],
      [
        'saved',
        'Almacenamiento local',
        'Qué anuncios guardaste y cuándo, y el número de tu cuenta si tienes.',
        'Hasta que los quitas o sales',
      ],
      [
        'tickets',
        'Caché del navegador',
        'Cuando has abierto tu panel: lo que has reservado y aún no ha pasado, con cuándo y dónde, cómo se entra, tus códigos, el teléfono de quien te lo alquila y qué se te devuelve si cancelas, para que se pueda leer sin red; y las entradas que has mirado, con sus páginas. Su nombre lleva el número de tu cuenta; el de un enlace que te dieron, ninguno.',
        'Hasta que ha pasado y vuelves, sales o entra otra persona; lo que abrió un enlace, hasta que lo borras o lo recuperan',
      ],
      [
        'link-key',
        'Almacenamiento local',
        'La clave de una entrada que te dieron, o de una invitación a un equipo, mientras entras en tu cuenta, para que no esté en ninguna dirección.',
        'Hasta que la usas; pasada una hora no abre nada',
      ],
      [
        'drafts',
        'Almacenamiento de sesión',
        'Lo que has escrito en un formulario sin enviarlo, para que no lo pierdas al recargar o si se acaba tu sesión. Ni contraseñas ni tarjetas.',
        'Hasta que lo envías, sales o cierras la pestaña',
      ],
      [
        'search-to-save',
        'Almacenamiento de sesión',
        'La búsqueda que quisiste guardar antes de entrar en tu cuenta, para guardarla cuando vuelvas.',
        'Hasta que vuelves a ella o cierras la pestaña',
      ],
      [
        'submission-draft',
        'Almacenamiento de sesión',
        'Un anuncio que has empezado a escribir, para que no se pierda al recargar.',
        'Hasta que se manda o se cierra la pestaña',
      ],
      [
        'tsr-scroll-restoration-v1_3',
        'Almacenamiento de sesión',
        'Hasta dónde habías bajado, para cuando vuelvas.',
        'Hasta que se cierra la pestaña',
      ],
    ],
  },
  sections: [
    {
      id: 'consent',
      title: 'Por qué no preguntamos',
      body: [
        'La ley pide consentimiento para las cookies que no hacen falta. Las nuestras hacen falta: dos mantienen tu sesión, otra distingue tu navegador del de un extraño cuando alguien entra en tu cuenta, otra recuerda el idioma que elegiste. No hay nada que rechazar.',
      ],
    },
    {
      id: 'others',
      title: 'Cookies de otros',
      body: [
        'No incluimos publicidad de terceros, analítica ni redes sociales.',
        'Donde se cobra con tarjeta a través de Stripe, los campos de la tarjeta vienen del servidor de Stripe, que con ellos pone dos cookies en esta web, necesarias contra el fraude: __stripe_mid, durante un año, y __stripe_sid, durante 30 minutos. En su propia web puede poner más; las nombra su política de cookies. Ninguna otra página carga nada de Stripe, y un pago que muestra tarjetas de prueba tampoco.',
        'Un mapa o la foto de un anuncio pueden venir de otro servidor, que ve entonces tu dirección de red, como con cualquier imagen de la web. De nosotros no sabe nada más.',
      ],
    },
    {
      id: 'clear',
      title: 'Cómo se borran',
      body: [
        'Al salir se cierra la sesión y se quitan lo guardado en «user», tus reservas y tus entradas. Todo lo demás se va cuando borras los datos de esta web en los ajustes del navegador. Sin cookies puedes mirarlo todo; para reservar hace falta la sesión.',
      ],
    },
  ],
};
