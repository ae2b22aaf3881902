/** What owners of the demo answer their guests: thanks, or a word to whoever missed something. They fit whatever was let or shown. */
import type { Language } from '#kit/shared/messages.ts';

type Answers = Readonly<Record<Language, readonly string[]>>;

export const thanks: Answers = {
  en: [
    'Thank you for coming, and for saying so.',
    'We read this out to the whole team. See you in spring.',
    'You were easy guests. Come back whenever you like.',
    'That made our Monday. Thank you.',
    'It was a pleasure to have you here.',
  ],
  es: [
    'Gracias por venir y por contarlo.',
    'Se lo hemos leído a todo el equipo. ¡Nos vemos en primavera!',
    'Da gusto con gente así. Volved cuando queráis.',
    'Nos habéis alegrado el lunes. Gracias.',
    'Fue un placer teneros aquí.',
  ],
};

export const apologies: Answers = {
  en: [
    'You are right, and we are sorry. It has been put in order since.',
    'Thank you for being frank. We have talked about it, and it will not happen again.',
    'That was not our best day. Write to us before you come back, and we shall make it up to you.',
  ],
  es: [
    'Tenéis razón y lo sentimos. Ya está arreglado.',
    'Gracias por decirlo con franqueza. Lo hemos hablado y no volverá a pasar.',
    'No fue nuestro mejor día. Escribidnos antes de volver y os lo compensaremos.',
  ],
};
