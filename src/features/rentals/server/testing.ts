/** For tests only: what an owner sends to let a boat, with the least that it needs. */
export const aBoatToLet = {
  title: { en: 'Sailing boat for eight', es: 'Velero para ocho' },
  description: 'Round the island and back before the sun goes down.',
  category: 'boat',
  price: '80.5',
  priceUnit: 'hour',
  location: 'Harbour',
  address: 'Pier 2',
  capacity: 8,
  amenities: ['skipper included'],
  contactPhone: '+34600555111',
  contactEmail: 'Skipper@Velero.example',
};
