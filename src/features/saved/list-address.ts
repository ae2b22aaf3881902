/** A list in an address: what is in it stands behind the `#`, which no server hears and no log keeps. */
import { isSame, maxSaved, savedTypes, type SavedRef } from './rules.ts';

const start = 'list=';

/** Where these listings are shown to whoever has the address. */
export function listPath(language: string, refs: readonly SavedRef[]): string {
  return `/saved?lang=${language}#${start}${refs.map(({ type, id }) => `${type}.${id}`).join(',')}`;
}

/** What such an address names, each listing once and no more than somebody can keep; undefined where it names no list. */
export function listIn(fragment: string): readonly SavedRef[] | undefined {
  if (!fragment.startsWith(start)) return undefined;
  const refs = fragment.slice(start.length).split(',').flatMap(refIn);
  return refs.filter((ref, at) => refs.findIndex((one) => isSame(one, ref)) === at).slice(0, maxSaved);
}

function refIn(text: string): SavedRef[] {
  const [, named, id = ''] = /^([a-z]+)\.([A-Za-z0-9]{8,32})$/.exec(text) ?? [];
  const type = savedTypes.find((known) => known === named);
  return type ? [{ type, id }] : [];
}
