import { drawView } from './draw-view.ts';
import { readViewName } from './names.ts';

/** How to draw the view of a name, `plan_balconies_arena_12_beds3.day.svg`; undefined where it names none. */
export function viewNamed(name: string): (() => string) | undefined {
  const read = readViewName(name);
  return read && (() => drawView(read.view, read.hour));
}
