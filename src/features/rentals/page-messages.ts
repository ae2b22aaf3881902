/** Words of /rentals/{id}; apart from messages.ts because the home page loads that one. */
import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('rental-page', {
  en: {
    back: 'All rentals',
    pageTitle: '{{title}}, {{location}} · {{brand}}',

    'kind.apartment': 'Apartment',
    'kind.villa': 'Villa',
    'kind.boat': 'Boat',
    'kind.jetski': 'Jet ski',
    'kind.bike': 'Bike',
    'kind.car': 'Car',
    'kind.beach_gear': 'Beach gear',

    about: 'What you get',
    amenities: 'What is there',
    contact: 'Ask the owner',
    contactHint: 'You talk to whoever rents it out, not to us.',
    askHint: 'The owner keeps phone and address private. Write to us and we ask for you.',
    askUs: 'Ask us',

    capacity: 'Room for',
    capacityOf_one: '{{count}} person',
    capacityOf_other: '{{count}} people',
    rating: 'Rated',
    where: 'Where',
    phone: 'Phone',
    email: 'Email',
    unitLater: 'The owner has not named it yet',
    unitOpen: 'What for is still to be said',
    pay: 'You choose the dates next. The total is this price times what you book, no fees on top.',

    closedTitle: 'Not bookable yet',
    closedText: 'The price is still to be announced. Save it and look in again.',
    closedLink: 'Other rentals',

    failed: 'This rental did not load',
    failedHint: 'The line dropped. It is not you.',
    retry: 'Try again',
    loading: 'Loading the rental...',
    goneTitle: 'This rental is not here',
    goneText: 'It was taken down, or the address has a slip in it.',
    goneLink: 'See all rentals',
  },
  es: {
    back: 'Todos los alquileres',
    pageTitle: '{{title}}, {{location}} · {{brand}}',

    'kind.apartment': 'Apartamento',
    'kind.villa': 'Villa',
    'kind.boat': 'Barco',
    'kind.jetski': 'Moto de agua',
    'kind.bike': 'Bici',
    'kind.car': 'Coche',
    'kind.beach_gear': 'Para la playa',

    about: 'Lo que te llevas',
    amenities: 'Lo que tiene',
    contact: 'Pregunta a quien alquila',
    contactHint: 'Hablas con quien lo alquila, no con nosotros.',
    askHint: 'Quien alquila no enseña su teléfono ni su correo. Escríbenos y preguntamos por ti.',
    askUs: 'Pregúntanos',

    capacity: 'Caben',
    capacityOf_one: '{{count}} persona',
    capacityOf_other: '{{count}} personas',
    rating: 'Nota',
    where: 'Dónde',
    phone: 'Teléfono',
    email: 'Correo',
    unitLater: 'Quien alquila aún no lo ha dicho',
    unitOpen: 'Falta decir por cuánto tiempo',
    pay: 'Ahora eliges las fechas. El total es este precio por lo que reserves, sin gastos aparte.',

    closedTitle: 'Aún no se puede reservar',
    closedText: 'El precio está por anunciar. Guárdalo y vuelve a mirar.',
    closedLink: 'Otros alquileres',

    failed: 'No se pudo cargar este alquiler',
    failedHint: 'Se cortó la línea. No eres tú.',
    retry: 'Reintentar',
    loading: 'Cargando el alquiler...',
    goneTitle: 'Este alquiler no está aquí',
    goneText: 'Lo han retirado, o la dirección tiene un desliz.',
    goneLink: 'Ver todos los alquileres',
  },
});
