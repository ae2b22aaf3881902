/**
 * What owners write for an amenity, in small letters without accents, as search compares it. A file of its own: pages
 * that show amenities by their names load nothing of it. Data.
 */
import type { Amenity } from './rules.ts';

export const amenitySpellings = {
  'free WiFi': ['free wifi', 'wifi', 'wi-fi', 'wifi gratis', 'wifi incluido', 'internet'],
  'swimming pool': ['swimming pool', 'pool', 'shared pool', 'private pool', 'piscina', 'piscina comunitaria'],
  'air conditioning': ['air conditioning', 'aircon', 'a/c', 'aire acondicionado', 'climatizacion'],
  balcony: ['balcony', 'balcon'],
  kitchen: ['kitchen', 'kitchenette', 'equipped kitchen', 'cocina', 'cocina equipada'],
  parking: ['parking', 'free parking', 'garage', 'aparcamiento', 'plaza de garaje', 'garaje'],
  'sea view': ['sea view', 'sea views', 'ocean view', 'vistas al mar', 'vista al mar'],
  'beach access': ['beach access', 'on the beach', 'acceso a la playa', 'primera linea'],
  'skipper included': ['skipper included', 'with skipper', 'captain included', 'con patron', 'patron incluido'],
  'sound system': ['sound system', 'equipo de sonido', 'equipo de musica'],
  'fuel included': ['fuel included', 'combustible incluido', 'gasolina incluida'],
  'life jackets': ['life jackets', 'life jacket', 'life vests', 'chalecos', 'chalecos salvavidas', 'chaleco'],
  helmet: ['helmet', 'helmets', 'casco', 'cascos'],
  lock: ['lock', 'candado'],
  'child seat': ['child seat', 'baby seat', 'silla infantil', 'silla de nino'],
  delivery: ['delivery', 'entrega', 'entrega a domicilio'],
  'washing machine': ['washing machine', 'washer', 'lavadora'],
  terrace: ['terrace', 'roof terrace', 'terraza'],
  lift: ['lift', 'elevator', 'ascensor'],
  'snorkel set': ['snorkel set', 'snorkel', 'snorkelling gear', 'equipo de snorkel'],
  'DJ included': ['dj included', 'dj incluido', 'dj incluida'],
  'no license needed': ['no license needed', 'no licence needed', 'sin licencia'],
} as const satisfies Record<Amenity, readonly string[]>;
