/** Lo que dicen las cartas sobre la comunidad, en español; words/en/community-letters.ts tiene la misma forma. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { communityLetters as english } from '../en/community-letters.ts';

export const communityLetters: SameShape<typeof english> = {
  communityChat: {
    offers: { 'group-chats': 'Chats de grupo', meetups: 'Quedadas', 'local-buddies': 'Gente de aquí' },
    opened: {
      subject: 'El chat ya está abierto: {{offer}}',
      title: 'El chat ya está abierto',
      text: 'En la comunidad te apuntaste a esto: {{offer}}. Ya tiene chat y puedes entrar.',
    },
    moved: {
      subject: 'El chat ha cambiado de sitio: {{offer}}',
      title: 'El chat ha cambiado de sitio',
      text: 'En la comunidad te apuntaste a esto: {{offer}}. A su chat se entra ahora por otro enlace.',
    },
    onPage:
      'La entrada está en la página de la comunidad, cuando entras en tu cuenta. No va en ningún correo nuestro: así nadie entra con uno reenviado, y lo que muestra la página está siempre al día.',
    button: 'Ir al chat',
    leave: '¿Has cambiado de idea? Sal en esa misma página y no te escribimos más sobre esto.',
  },
};
