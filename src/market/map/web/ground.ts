/** What moves a map: MapLibre where it runs, else the page itself. */
import type { View } from '../mercator.ts';

export type Driver = { go(view: View, isGliding: boolean): void };

/** Why a gesture moved the page and not the map. */
export type Hint = 'touch' | 'wheel';

/** MapLibre needs WebGL 2; some browsers have none, or none that the machine can serve. */
export function hasWebGl(): boolean {
  if (!('WebGL2RenderingContext' in window)) return false;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

export const wantsStillness = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
