/** What a draft may leave open, and a review asks for (issue 16, decision 0056). Pure. */
import type { EditedFields } from './edit-rules.ts';

/** The fields a review asks for, by their names in the contract; of several in one entry one will do, and the first is named. */
export type Needs<N extends string = string> = readonly (N | readonly [N, ...N[]])[];

const isGap = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every((part) => part === undefined);
};

/** The paths of what is still open: fields, and photos of which nobody has said what they show. */
export function gapsIn(needs: Needs, written: EditedFields): string[] {
  const open = needs.flatMap((need) => {
    const names = typeof need === 'string' ? [need] : need;
    return names.every((name) => isGap(written[name])) ? [names[0] ?? ''] : [];
  });
  const photos = (written['photos'] ?? []) as readonly { readonly alt: unknown }[];
  return [...open, ...photos.flatMap(({ alt }, place) => (isGap(alt) ? [`photos.${place}.alt`] : []))];
}
