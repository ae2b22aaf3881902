import { describe, expect, it } from 'vitest';
import { chartFrom, quarterOf, seaFrom } from './places.ts';
import { countOf, saysOf, shiftOf, storeyOf } from './said.ts';
import { seriesOf } from './series.ts';
import { shared } from './shared.ts';
import { viewUrl, type Sight } from './view.ts';

const poster = { motif: 'balconies', seed: 12 } as const;
const door: Sight = { kind: 'door', parts: {} };

describe('seriesOf', () => {
  it('gives neighbours other inks, the poster among them', () => {
    const series = seriesOf(poster, [door, false, door, undefined, door, door, door, door], []);
    expect(series).toHaveLength(5);
    series.forEach((view, i) => expect(view.ink).not.toBe(series[i - 1]?.ink));
    expect(new Set(series.map(({ ink }) => ink)).size).toBe(5);
  });

  it('shows what is spare only where less than three views are told', () => {
    const spare: Sight[] = [
      { kind: 'scene', parts: {} },
      { kind: 'home', parts: {} },
    ];
    expect(seriesOf(poster, [door, door], spare).map(({ kind }) => kind)).toEqual(['door', 'door', 'scene']);
    expect(seriesOf(poster, [door, door, door], spare)).toHaveLength(3);
  });

  it('draws no house with fewer rooms than it has: what is too much is left out', () => {
    const mansion: Sight = { kind: 'plan', parts: { bedrooms: 9, beds: 20, baths: 9 } };
    expect(seriesOf(poster, [mansion, door], [])).toHaveLength(1);
  });
});

it('names a view by what it says alone', () => {
  const parts = { sees: 'town', beds: 2, bunks: 0, cooled: 1 } as const;
  expect(viewUrl({ kind: 'bedroom', parts, ...poster, ink: 'arena' }, 'day')).toBe(
    '/art/views/bedroom_balconies_arena_12_beds2-cooled1.day.svg',
  );
});

describe('what words say', () => {
  it('is found in whole words, plural or not, with or without accents', () => {
    const says = saysOf('Three cabins and a hammock', 'Habitación con terraza');
    expect(says('cabin')).toBe(true);
    expect(says('terrace, terraza')).toBe(true);
    expect(says('cab, ham, habitat')).toBe(false);
  });

  it.each([
    ['Two bedrooms on the ninth floor', 10],
    ['Dos habitaciones en un noveno', 10],
    ['Loft on Floor Twenty-One', 22],
    ['Loft en la planta veintiuno', 22],
    ['Unplugged on the 22nd Floor', 23],
    ['A ground-floor flat with a gate', 1],
    ['Bajo de dos habitaciones', 1],
    ['Old floor tiles, two floors of fun', 0],
  ])('storey: %s', (text, storey) => expect(storeyOf(text)).toBe(storey));

  it('counts what is counted and nothing else', () => {
    expect(countOf('cabin, camarote', 'Fifty feet, three cabins')).toBe(3);
    expect(countOf('cabin, camarote', 'Quince metros, tres camarotes')).toBe(3);
    expect(countOf('cabin, camarote', 'A fine cabin for two')).toBe(0);
  });

  it.each([
    ['Eleven at night to seven in the morning', 45, 29],
    ['De once de la noche a siete de la mañana', 45, 29],
    ['Nine thirty to five thirty, no nights', 39, 23],
    ['Starts at six, done by two', 25, 9],
  ])('shift: %s', (text, from, to) => expect(shiftOf(text)).toEqual({ from, to }));

  it('takes no siesta and no party of guests for a shift', () => {
    expect(shiftOf('Siesta from two to five, real')).toBeUndefined();
    expect(shiftOf('Groups of ten to twelve')).toBeUndefined();
    expect(shiftOf('Four to a group, never five')).toBeUndefined();
  });
});

describe('places', () => {
  it('see the harbour from the quay, the island from Levante, the cape from Rincón', () => {
    expect(seaFrom({ latitude: 38.5351, longitude: -0.1344 })).toBe('harbour');
    expect(seaFrom({ latitude: 38.5371, longitude: -0.1254 })).toBe('island');
    expect(seaFrom({ latitude: 38.5364, longitude: -0.1092 })).toBe('cape');
    expect(seaFrom({ latitude: null, longitude: null })).toBe('sea');
  });

  it('have a way on the bay only if they lie there', () => {
    expect(chartFrom({ latitude: 38.5364, longitude: -0.1092 }, 'island', 'boat')?.parts).toEqual({
      east: 891,
      north: 536,
      to: 'island',
      by: 'boat',
    });
    expect(chartFrom({ latitude: 40.4, longitude: -3.7 }, 'island', 'boat')).toBeUndefined();
    expect(chartFrom({ latitude: null, longitude: -0.1 }, 'island', 'boat')).toBeUndefined();
  });

  it('tell the quarter of a dial, the last one before midnight too', () => {
    expect([quarterOf('00:00'), quarterOf('13:30'), quarterOf('23:59')]).toEqual([1, 55, 1]);
  });
});

it('shares beds among rooms as evenly as can be', () => {
  expect(shared(7, 5)).toEqual([2, 2, 1, 1, 1]);
  expect(shared(2, 1)).toEqual([2]);
});
