import { sheet } from '#market/posters/server/svg.ts';
import type { Hour } from '#market/town/hours.ts';
import { type View, viewFormat, viewKinds, type ViewKind } from '../view.ts';
import { contextOf, type ViewContext } from './context.ts';
import { cabin, deck, helm, swim } from './drawings/afloat.ts';
import type { Drawing } from './drawings/drawing.ts';
import { bedroom, outlook, terrace } from './drawings/dwelling.ts';
import { clock, door, floor, lounge, stage } from './drawings/nights.ts';
import { plan } from './drawings/plan.ts';
import { counter, plate, tables } from './drawings/tables.ts';
import { kit, scene } from './drawings/things.ts';
import { chart, home, ride } from './drawings/ways.ts';

const drawings: { readonly [K in ViewKind]: Drawing<K> } = {
  plan,
  outlook,
  bedroom,
  terrace,
  deck,
  helm,
  cabin,
  swim,
  chart,
  ride,
  kit,
  plate,
  counter,
  tables,
  door,
  floor,
  lounge,
  stage,
  home,
  clock,
  scene,
};

/** The parts of a view, with none of what is not said. */
function partsOf({ kind, parts }: View): Readonly<Record<string, number | string>> {
  const unsaid = Object.entries(viewKinds[kind]).map(([name, choice]: [string, number | readonly string[]]) => [
    name,
    typeof choice === 'number' ? 0 : (choice[0] ?? ''),
  ]);
  return { ...Object.fromEntries(unsaid), ...parts };
}

/** One view as a complete SVG document. The same view and hour always give the same bytes. */
export function drawView(view: View, hour: Hour): string {
  const p = contextOf(view, hour);
  // Kind and parts belong together, which the compiler cannot follow through the table.
  const draw = drawings[view.kind] as (p: ViewContext, parts: object) => string;
  const { width, height } = viewFormat;
  return sheet(
    { width, height, viewBox: [p.left, p.top, width, height], anchor: 'xMidYMid slice' },
    draw(p, partsOf(view)),
  );
}
