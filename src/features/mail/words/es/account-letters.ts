/** Lo que dicen las cartas sobre el correo de una cuenta, en español; la forma es la de words/en/account-letters.ts. */
import { town } from '#market/town/town.ts';
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { accountLetters as english } from '../en/account-letters.ts';

const { minAge } = town.promises;

export const accountLetters: SameShape<typeof english> = {
  emailProof: {
    subject: '¿Es este tu correo?',
    title: '¿Es este tu correo?',
    text: [
      'Tu cuenta tiene este correo, y con un toque queda confirmado. Después podrás coger entradas gratis para toda la mesa.',
      'El enlace sirve una vez y durante un día. Si no tienes cuenta con nosotros, no hagas nada: alguien se habrá equivocado al escribir y ahí se queda.',
    ],
    button: 'Es mi correo',
  },
  newDevice: {
    subject: 'Un dispositivo nuevo en tu cuenta',
    title: '¿Has sido tú?',
    text: [
      'Alguien ha entrado en tu cuenta desde un dispositivo que no habíamos visto antes con ella.',
      'Si has sido tú, todo bien. Si no, elige otra contraseña: así se cierran todas las sesiones, estén donde estén.',
    ],
    button: 'Elegir contraseña nueva',
  },
  accountChanged: {
    password: {
      subject: 'Se ha cambiado tu contraseña',
      title: 'Hay una contraseña nueva',
      text: [
        'Tu cuenta tiene una contraseña nueva. Se han cerrado todas las sesiones, y el enlace privado del calendario ya no sirve: puedes crear otro.',
        'Si has sido tú, todo bien. Si no, elige otra contraseña cuanto antes, con un enlace que llega a este correo. Si con eso no basta, escribe a {{email}} o llámanos: recepción cierra la cuenta hasta que quede claro de quién es.',
      ],
      button: 'Elegir contraseña nueva',
    },
    phone: {
      subject: 'Se ha cambiado el teléfono de tu cuenta',
      title: 'Hay un teléfono nuevo',
      text: [
        'Desde ahora en tu cuenta se entra con otro número de teléfono. El de antes ya no la abre.',
        'Si has sido tú, todo bien. Si no, elige otra contraseña cuanto antes, con un enlace que llega a este correo: así se cierran todas las sesiones. Después escribe a {{email}} o llámanos: recepción cierra la cuenta hasta que quede claro de quién es.',
      ],
      button: 'Elegir contraseña nueva',
    },
    email: {
      subject: 'Se ha cambiado el correo de tu cuenta',
      title: 'Este correo ya no está en tu cuenta',
      text: [
        'Lo que escribimos sobre tu cuenta, y los enlaces para una contraseña nueva, ya no llega a este correo. El enlace privado del calendario ya no sirve.',
        'Si has sido tú, todo bien. Si no, entra, vuelve a poner tu correo y elige otra contraseña. Si ya no puedes entrar, escribe a {{email}} o llámanos cuanto antes: recepción cierra la cuenta hasta que quede claro de quién es.',
      ],
      button: 'Abrir tu cuenta',
    },
    newEmail: {
      subject: 'Este correo está ahora en una cuenta',
      title: 'Desde ahora los correos llegan aquí',
      text: [
        'La cuenta de abajo ha dicho que este correo es el suyo. Desde ahora sus correos llegan aquí.',
        'Si la cuenta es tuya, todo bien. Si no sabes nada de ella, alguien se ha equivocado o no trae buenas intenciones: dínoslo, y nos ocupamos.',
      ],
      button: 'Escribir a recepción',
    },
    secondStep: {
      subject: 'Tu cuenta tiene un segundo paso nuevo',
      title: 'Para entrar hace falta un segundo paso',
      text: [
        'Se ha añadido a tu cuenta una aplicación con códigos o una llave de acceso. Ahora, para entrar, hace falta una de ellas además de la contraseña.',
        'Si has sido tú, todo bien. Si no, entra, quítala y elige otra contraseña: así se cierran todas las sesiones. Si ya no puedes entrar, escribe a {{email}} o llámanos cuanto antes: recepción cierra la cuenta hasta que quede claro de quién es.',
      ],
      button: 'Abrir tu cuenta',
    },
    lessSecondStep: {
      subject: 'Se ha quitado un segundo paso de tu cuenta',
      title: 'Hay un segundo paso menos',
      text: [
        'Se ha quitado de tu cuenta una aplicación con códigos o una llave de acceso: lo ha hecho quien tenía la sesión abierta, o recepción porque alguien lo pidió.',
        'Si lo sabes, todo bien. Si no, elige otra contraseña cuanto antes, con un enlace que llega a este correo: así se cierran todas las sesiones. Después escribe a {{email}} o llámanos: recepción cierra la cuenta hasta que quede claro de quién es.',
      ],
      button: 'Elegir contraseña nueva',
    },
    recoveryCodes: {
      subject: 'Tu cuenta tiene códigos de recuperación nuevos',
      title: 'Hay códigos de recuperación nuevos',
      text: [
        'Se han creado códigos de recuperación nuevos para tu cuenta. Los de antes ya no abren nada.',
        'Si has sido tú, todo bien. Si no, elige otra contraseña cuanto antes, con un enlace que llega a este correo: así se cierran todas las sesiones. Después entra y crea otros códigos. Si con eso no basta, escribe a {{email}} o llámanos.',
      ],
      button: 'Elegir contraseña nueva',
    },
    wrongCodes: {
      subject: 'Alguien tiene tu contraseña',
      title: 'La contraseña era buena, los códigos no',
      text: [
        'Alguien ha escrito tu contraseña y después diez códigos que no eran buenos. No ha entrado, y ahora tiene que esperar un rato.',
        'Si has sido tú, mira la hora de tu teléfono: los códigos dependen de ella. Si no, elige otra contraseña: la suya ya no abrirá nada.',
      ],
      button: 'Elegir contraseña nueva',
    },
    admin: {
      subject: 'Tienes un puesto en recepción',
      title: 'Administras el sitio',
      text: [
        'Alguien de administración ha dado a tu cuenta un puesto en recepción: llevas el sitio con ellos, los anuncios, el dinero y las personas. Se han cerrado todas tus sesiones; el puesto es tuyo desde que vuelvas a entrar.',
        'Si no sabes nada de esto, escribe a {{email}}.',
      ],
      button: 'Abrir recepción',
    },
    moderator: {
      subject: 'Tienes un puesto en recepción',
      title: 'Moderas el sitio',
      text: [
        'Alguien de administración ha dado a tu cuenta un puesto en recepción: revisas lo que llega, y no ves ni dinero ni personas. Se han cerrado todas tus sesiones; el puesto es tuyo desde que vuelvas a entrar.',
        'Si no sabes nada de esto, escribe a {{email}}.',
      ],
      button: 'Abrir recepción',
    },
    noSeat: {
      subject: 'Tu puesto en recepción ha terminado',
      title: 'Ya no tienes puesto en recepción',
      text: [
        'Alguien de administración ha retirado el puesto de tu cuenta en recepción. Se han cerrado todas tus sesiones; tu cuenta sigue como antes del puesto.',
        'Si no lo esperabas, escribe a {{email}}.',
      ],
      button: 'Abrir tu cuenta',
    },
  },
  accountErased: {
    asked: {
      subject: 'Tu cuenta está borrada',
      title: 'Tu cuenta está borrada, como pediste',
      text: [
        'Pediste a recepción que borrara tu cuenta y una persona lo ha hecho: al momento y para siempre. Tu nombre, teléfono, correo, anuncios y mensajes ya no están. Este es el último correo; su dirección se olvida en cuanto sale.',
      ],
      ground: 'Lo pediste: tu derecho de supresión (RGPD, artículo 17)',
      redress:
        '¿No lo pediste tú? Escribe a {{email}} o llámanos: miramos cómo ha pasado y te respondemos. Nadie puede recuperar la cuenta, pero puedes abrir otra al momento con el mismo teléfono. También puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).',
    },
    minor: {
      subject: 'Tu cuenta está borrada',
      title: 'Hemos borrado tu cuenta',
      text: [
        `Por lo que sabemos, tienes menos de ${minAge} años. Por eso una persona de recepción ha borrado tu cuenta, en todas partes, al momento y sin plazo. Ninguna máquina ha decidido nada. Tu nombre, teléfono, correo, anuncios y mensajes ya no están. Este es el último correo; su dirección se olvida en cuanto sale.`,
      ],
      ground: `Nuestras condiciones: una cuenta es para mayores de ${minAge} años`,
      redress: `¿Tienes ${minAge} años o más? Escribe a {{email}} o llámanos en un plazo de seis meses, gratis: se mira de nuevo y recibes respuesta. Nadie puede recuperar la cuenta, pero si nos equivocamos puedes abrir otra al momento con el mismo teléfono. También puedes acudir a un órgano certificado de resolución extrajudicial o a los tribunales, y reclamar ante la Agencia Española de Protección de Datos (aepd.es).`,
    },
    ground: 'Por',
    keeps: 'Lo que se conserva, y por qué',
    kept: {
      orders:
        'Importes y fechas de reservas, hasta el {{day}}: el Código de Comercio (artículo 30) pide seis años. Dejan de decir quién eras.',
      invoices:
        'Facturas a tu nombre o para ti, como se expidieron, hasta el {{day}}: el Código de Comercio y la ley tributaria las quieren sin cambios.',
      seller: 'Lo que dijiste de quién vende, hasta el {{day}}: la ley lo quiere tanto tiempo como las ventas.',
      sellerYears: 'Lo que se comunicó a Hacienda de tus ventas, hasta el {{day}}: lo pide la ley tributaria.',
    },
    always: 'Lo que enviaste por un formulario sin cuenta: pídenoslo y también se va.',
    button: 'Escribir a recepción',
  },
  teamInvitation: {
    subject: 'Te invitan a un equipo',
    title: 'Hay un sitio para ti detrás de la barra',
    text: [
      'Alguien te quiere en el equipo de su negocio. Entra o abre una cuenta, y únete con un toque.',
      'El enlace sirve una vez y durante siete días. Si no te suena de nada, no hagas nada: nadie se une sin un toque.',
    ],
    business: 'Negocio',
    part: 'Tu papel',
    parts: {
      editor: 'Edición: anuncios y respuestas',
      door: 'Puerta: entradas',
      finance: 'Cuentas: ventas y pagos',
    },
    button: 'Ver la invitación',
  },
};
