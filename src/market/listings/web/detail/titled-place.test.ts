import { expect, it } from 'vitest';
import { titledPlace } from './titled-place.ts';

it.each([
  ['Toldo Rojo, first line of Levante', 'Playa de Levante', 'Toldo Rojo, first line of Levante'],
  ['Ático en el casco antiguo', 'Casco Antiguo', 'Ático en el casco antiguo'],
  ['Escala Studio', 'Cala', 'Escala Studio, Cala'],
  ['Flat by the old port', 'Old Town', 'Flat by the old port, Old Town'],
  ['The beach flat', 'La Playa', 'The beach flat, La Playa'],
])('%s at %s is titled %s', (title, location, titled) => expect(titledPlace(title, location)).toBe(titled));
