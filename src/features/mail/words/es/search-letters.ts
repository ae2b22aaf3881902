/** Lo que dicen las cartas sobre las búsquedas guardadas, en español; words/en/search-letters.ts tiene la misma forma. */
import type { SameShape } from '#kit/shared/same-shape.ts';
import type { searchLetters as english } from '../en/search-letters.ts';

export const searchLetters: SameShape<typeof english> = {
  searchNews: {
    subject: 'Novedades en tus búsquedas guardadas',
    subjectOne: 'Nuevo en tu búsqueda: {{title}}',
    title: 'Hay algo nuevo que encaja',
    text: ['Desde nuestro último correo, o desde que nos lo pediste, se ha publicado esto, y es lo que buscas.'],
    search: 'Tu búsqueda',
    fits: 'Nuevo',
    rest: 'y {{count}} más',
    button: { one: 'Verlo', other: 'Ver los {{count}}' },
    more: 'Hay más en tus otras búsquedas.',
    leave:
      'Te escribimos sobre esto una vez al día como mucho, porque tú lo activaste. Puedes desactivarlo en cada búsqueda, donde las guardas.',
    manage: 'Tus búsquedas guardadas',
  },
};
