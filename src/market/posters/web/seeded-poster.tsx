import { seedOf, type Motif, type PosterFormat } from '../poster.ts';
import { Poster } from './poster.tsx';

type SeededPosterProps = {
  readonly motif: Motif;
  /** What it is of; the same words give the same drawing as on the public pages. */
  readonly of: string;
  readonly format: PosterFormat;
};

/** The poster of a thing, in the ink that belongs to it. */
export function SeededPoster({ motif, of, format }: SeededPosterProps) {
  return <Poster motif={motif} seed={seedOf(of)} format={format} />;
}
