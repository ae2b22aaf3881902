/** Words that the pages of all listings share (issue 5). */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('detail', {
  en: {
    share: 'Share',
    copied: 'Address copied',
    copiedText: 'Paste it wherever your friends are.',
    notCopied: 'Your browser would not copy it',
    notCopiedText: 'The address is in the bar above.',

    photos: 'Photos',
    openPhoto: 'Open photo {{number}} of {{count}}',
    photoOf: '{{title}}, photo {{number}}',
    photoCount: '{{number}} of {{count}}',
    previousPhoto: 'Previous photo',
    nextPhoto: 'Next photo',
    close: 'Close',

    whereItIs: 'Where it is',
    directions: 'Directions',
    directionsTo: 'Directions to {{title}} (opens the map in a new tab)',

    decide: 'Price and booking',
    similar: 'You may like these too',
  },
  es: {
    share: 'Compartir',
    copied: 'Dirección copiada',
    copiedText: 'Pégala donde estén tus amigos.',
    notCopied: 'Tu navegador no ha querido copiarla',
    notCopiedText: 'La dirección está arriba, en la barra.',

    photos: 'Fotos',
    openPhoto: 'Abrir la foto {{number}} de {{count}}',
    photoOf: '{{title}}, foto {{number}}',
    photoCount: '{{number}} de {{count}}',
    previousPhoto: 'Foto anterior',
    nextPhoto: 'Foto siguiente',
    close: 'Cerrar',

    whereItIs: 'Dónde está',
    directions: 'Cómo llegar',
    directionsTo: 'Cómo llegar a {{title}} (abre el mapa en otra pestaña)',

    decide: 'Precio y reserva',
    similar: 'Quizá también te guste',
  },
});
