/**
 * What somebody would look at as well who asks for a kind of thing: shown beside few answers and said to be only near
 * (decision 0081). Not both ways: who looks for a home may sleep in a hotel, who looks for a hotel rents no villa. Data.
 */
export const relatedKinds: Readonly<Record<string, readonly string[]>> = {
  'events/party': ['events/club', 'businesses/club'],
  'events/club': ['events/party', 'businesses/club'],
  'events/concert': ['events/festival', 'events/club', 'events/party'],
  'events/festival': ['events/concert', 'events/party'],
  'events/beach': ['events/sports', 'rentals/beach_gear', 'rentals/jetski'],
  'events/sports': ['businesses/tour', 'events/beach'],
  'rentals/apartment': ['rentals/villa', 'businesses/hotel'],
  'rentals/villa': ['rentals/apartment'],
  'rentals/boat': ['rentals/jetski', 'businesses/tour'],
  'rentals/jetski': ['rentals/boat'],
  'businesses/bar': ['businesses/club'],
  'businesses/club': ['events/club', 'events/party'],
  'businesses/hotel': ['rentals/apartment'],
  'businesses/restaurant': ['businesses/bar'],
  'businesses/tour': ['events/sports', 'rentals/boat', 'rentals/jetski'],
  'jobs/hospitality': ['jobs/food-service'],
  'jobs/food-service': ['jobs/hospitality'],
  'jobs/transport': ['jobs/tourism'],
  'jobs/tourism': ['jobs/hospitality'],
};

/**
 * What is of a kind and not what its plain name is said for: who rents a car wants none to sleep in, unless they say so.
 * Words of titles, by the mark of the kind. Data.
 */
export const seldomMeant: Readonly<Record<string, string>> = {
  'rentals/car': 'camper, campervan, autocaravana, motorhome',
  'rentals/bike': 'tandem, cargo, carga',
};
