import { inks, motifs } from '#market/posters/motifs.ts';
import { seeds } from '#market/posters/poster.ts';
import { type Hour, hours } from '#market/town/hours.ts';
import { isDrawable, viewKinds, viewName, type View, type ViewKind } from '../view.ts';

const kinds = Object.keys(viewKinds) as ViewKind[];
const among = <T extends string>(list: readonly T[], name: string | undefined): T | undefined =>
  list.find((one) => one === name);

/** Reads `plan_balconies_arena_12_bedrooms2-beds3.day.svg`; a picture has one name, and anything else is none. */
export function readViewName(name: string): { readonly view: View; readonly hour: Hour } | undefined {
  const read = /^([a-z]+)_([a-z-]+)_([a-z]+)_(\d{1,5})_([a-z0-9.-]{0,120})\.([a-z]+)\.svg$/.exec(name);
  const [, said, motifSaid, inkSaid, digits, written = '', hourSaid] = read ?? [];
  const kind = among(kinds, said);
  const motif = among(motifs, motifSaid);
  const ink = among(inks, inkSaid);
  const hour = among(hours, hourSaid);
  const seed = Number(digits);
  if (!kind || !motif || !ink || !hour || !(seed < seeds)) return undefined;
  const parts = Object.fromEntries(
    written.split('-').flatMap((part) => {
      const [, key = '', count, word] = /^([a-z]+)(?:(\d{1,4})|\.([a-z]+))$/.exec(part) ?? [];
      return key === '' ? [] : [[key, word ?? Number(count)]];
    }),
  );
  // What was read has to be what would be written: no part twice, in another order or with a zero before it.
  const view = { kind, motif, ink, seed, parts } as View;
  return isDrawable(view) && viewName(view, hour) === name ? { view, hour } : undefined;
}
