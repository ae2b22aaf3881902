import { describe, expect, it } from 'vitest';
import { inks, motifs } from '#market/posters/motifs.ts';
import { hours } from '#market/town/hours.ts';
import { isDrawable, viewKinds, viewName, type Sight, type ViewKind } from '../view.ts';
import { drawView } from './draw-view.ts';
import { readViewName } from './names.ts';
import { viewNamed } from './view-named.ts';

const kinds = Object.keys(viewKinds) as ViewKind[];

/** Of a kind: nothing said, and everything said, with each choice once. */
function sightsOf(kind: ViewKind): Sight[] {
  const choices = Object.entries<number | readonly string[]>(viewKinds[kind]);
  const widest = Math.max(1, ...choices.map(([, choice]) => (typeof choice === 'number' ? 1 : choice.length)));
  const full = Array.from({ length: widest }, (_, i) =>
    Object.fromEntries(
      choices.map(([name, choice]) => [name, typeof choice === 'number' ? choice : choice[i % choice.length]]),
    ),
  );
  return [{}, ...full].map((parts) => ({ kind, parts }));
}

/** Well-formed enough for an image element: every tag closed, in order. */
function balanced(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, , empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!empty) open.push(name ?? '');
  }
  return open.length === 0 && svg.split('<').length === svg.split('>').length;
}

describe('drawView', () => {
  it.each(kinds)('draws %s well-formed with all of its parts and with none, in at most nine colours', (kind) => {
    for (const sight of sightsOf(kind)) {
      expect(isDrawable(sight)).toBe(true);
      for (const hour of hours) {
        for (const [i, ink] of inks.entries()) {
          const svg = drawView(
            { ...sight, motif: motifs[(i * 17) % motifs.length] ?? 'bed', seed: i * 8191, ink },
            hour,
          );
          expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(|<script|<text/);
          expect(balanced(svg)).toBe(true);
          expect(new Set(svg.match(/#[0-9A-F]{6}/g)).size).toBeLessThanOrEqual(9);
        }
      }
    }
  });

  it('stages every motif wherever it may happen', () => {
    for (const motif of motifs) {
      for (const at of viewKinds.scene.at) {
        const svg = drawView({ kind: 'scene', parts: { at }, motif, seed: 5, ink: 'cala' }, 'day');
        expect(svg).not.toMatch(/NaN|undefined/);
      }
    }
  });

  it.each([
    [1, 1],
    [5, 7],
    [8, 20],
    [0, 2],
  ])('draws a plan of %i bedrooms with just its %i beds', (bedrooms, beds) => {
    const svg = drawView(
      { kind: 'plan', parts: { bedrooms, beds, baths: 3 }, motif: 'villa', seed: 9, ink: 'arena' },
      'day',
    );
    const drawn = (name: string) => svg.split(`data-part="${name}"`).length - 1;
    expect(drawn('bedroom')).toBe(bedrooms);
    expect(drawn('bed')).toBe(beds);
    expect(drawn('bath')).toBe(3);
    expect(drawn('pool') + drawn('kitchen') + drawn('outside')).toBe(0);
  });
});

describe('readViewName', () => {
  it('reads back what every sight is called', () => {
    for (const sight of kinds.flatMap(sightsOf)) {
      const view = { ...sight, motif: 'high-rise', ink: 'siesta', seed: 65_535 } as const;
      const name = viewName(view, 'night');
      expect(readViewName(name), name).toMatchObject({ hour: 'night', view: { kind: sight.kind, seed: 65_535 } });
      expect(viewNamed(name)?.()).toBe(drawView(view, 'night'));
    }
  });

  it.each([
    'plan_balconies_arena_12_beds3.day',
    'plan_balconies_arena_12_beds3.noon.svg',
    'plan_balconies_arena_12_beds03.day.svg',
    'plan_balconies_arena_12_beds21.day.svg',
    'plan_balconies_arena_12_beds0.day.svg',
    'plan_balconies_arena_12_beds3-beds3.day.svg',
    'plan_balconies_arena_12_beds3-bedrooms2.day.svg',
    'plan_balconies_arena_12_outside.none.day.svg',
    'plan_balconies_arena_12_outside.constructor.day.svg',
    'plan_balconies_arena_12_proto1.day.svg',
    'plan_balconies_arena_012_beds3.day.svg',
    'plan_balconies_arena_65536_beds3.day.svg',
    'plan_balconies_violet_12_beds3.day.svg',
    'plan_castle_arena_12_beds3.day.svg',
    'constructor_balconies_arena_12_.day.svg',
    'plan_balconies_arena_12.day.svg',
    '',
  ])('refuses %s', (name) => expect(readViewName(name)).toBeUndefined());
});
