/** A poster as it is chosen, kept and sent: `ramen-412`, its motif and its seed. Pure. */
import { motifs, seeds, type Motif } from './poster.ts';

type Chosen = { readonly motif: Motif; readonly seed: number };

export const writeChosen = ({ motif, seed }: Chosen): string => `${motif}-${seed}`;

/** Undefined where it names no poster of the press. */
export function readChosen(text: string | null): Chosen | undefined {
  const [, name, digits] = /^([a-z]+(?:-[a-z]+)*)-(0|[1-9]\d{0,4})$/.exec(text ?? '') ?? [];
  const motif = motifs.find((one) => one === name);
  const seed = Number(digits);
  return motif !== undefined && seed < seeds ? { motif, seed } : undefined;
}
