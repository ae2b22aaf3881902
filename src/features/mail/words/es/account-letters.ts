/** Lo que dicen las cartas sobre el correo de una cuenta, en español; la forma es la de words/en/account-letters.ts. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { accountLetters as english } from '../en/account-letters.ts';

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
