import { defineMessages } from '#kit/shared/messages.ts';

export const messages = defineMessages('businesses', {
  en: {
    kicker: 'Directory',
    title: 'Doors worth opening',
    lead: 'Restaurants, bars, clubs, tours, hotels, shops and services, chosen by people who live above them.',
    failed: 'Failed to load businesses',
    failedHint: 'The line dropped. It is not you.',
    retry: 'Try again',
    empty: 'Flat calm',
    emptyHint: 'Every shutter is down. Come back in a while.',
    loading: 'Loading businesses...',

    'tile.restaurants': 'Restaurants',
    'tile.bars': 'Bars',
    'tile.clubs': 'Clubs',
    'tile.tours': 'Tours',

    stepInside: 'Step inside',
    openNow: 'Open now',
    closedNow: 'Closed now',
    rating: '{{rating}}/5',
    ratingLabel: 'Rated {{rating}} out of 5',
    unrated: 'No ratings yet',

    'badge.topRated': 'TOP RATED',
    'badge.vipClub': 'VIP CLUB',
    'badge.adventure': 'ADVENTURE',

    'category.restaurant': 'Restaurant',
    'category.bar': 'Bar',
    'category.club': 'Club',
    'category.hotel': 'Hotel',
    'category.tour': 'Tour',
    'category.shop': 'Shop',
    'category.service': 'Service',

    'price.€': 'Price range: low',
    'price.€€': 'Price range: moderate',
    'price.€€€': 'Price range: high',
    'price.€€€€': 'Price range: very high',
  },
  es: {
    kicker: 'Directorio',
    title: 'Puertas que merecen abrirse',
    lead: 'Restaurantes, bares, clubes, excursiones, hoteles, tiendas y servicios, elegidos por quienes viven encima.',
    failed: 'No se pudieron cargar los negocios',
    failedHint: 'Se cortó la línea. No eres tú.',
    retry: 'Reintentar',
    empty: 'Mar en calma',
    emptyHint: 'Todas las persianas bajadas. Vuelve en un rato.',
    loading: 'Cargando negocios...',

    'tile.restaurants': 'Restaurantes',
    'tile.bars': 'Bares',
    'tile.clubs': 'Clubes',
    'tile.tours': 'Excursiones',

    stepInside: 'Entra',
    openNow: 'Abierto ahora',
    closedNow: 'Cerrado ahora',
    rating: '{{rating}}/5',
    ratingLabel: 'Nota: {{rating}} de 5',
    unrated: 'Aún sin notas',

    'badge.topRated': 'DE LOS MEJORES',
    'badge.vipClub': 'CLUB VIP',
    'badge.adventure': 'AVENTURA',

    'category.restaurant': 'Restaurante',
    'category.bar': 'Bar',
    'category.club': 'Club',
    'category.hotel': 'Hotel',
    'category.tour': 'Excursiones',
    'category.shop': 'Tienda',
    'category.service': 'Servicio',

    'price.€': 'Precio bajo',
    'price.€€': 'Precio medio',
    'price.€€€': 'Precio alto',
    'price.€€€€': 'Precio muy alto',
  },
});
