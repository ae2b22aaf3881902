import type { Motif } from '../poster.ts';
import type { Composition } from './context.ts';
import { arches } from './motifs/arches.ts';
import { balconies } from './motifs/balconies.ts';
import { bell } from './motifs/bell.ts';
import { bicycle } from './motifs/bicycle.ts';
import { cocktail } from './motifs/cocktail.ts';
import { compass } from './motifs/compass.ts';
import { convertible } from './motifs/convertible.ts';
import { jetski } from './motifs/jetski.ts';
import { lifebuoy } from './motifs/lifebuoy.ts';
import { microphone } from './motifs/microphone.ts';
import { mirrorball } from './motifs/mirrorball.ts';
import { paella } from './motifs/paella.ts';
import { parasol } from './motifs/parasol.ts';
import { record } from './motifs/record.ts';
import { sailboat } from './motifs/sailboat.ts';
import { suitcase } from './motifs/suitcase.ts';
import { sunhat } from './motifs/sunhat.ts';
import { tents } from './motifs/tents.ts';
import { villa } from './motifs/villa.ts';
import { volleyball } from './motifs/volleyball.ts';

export const compositions: Readonly<Partial<Record<Motif, Composition>>> = {
  mirrorball,
  microphone,
  tents,
  arches,
  parasol,
  volleyball,
  balconies,
  villa,
  sailboat,
  jetski,
  bicycle,
  convertible,
  paella,
  cocktail,
  record,
  bell,
  compass,
  sunhat,
  lifebuoy,
  suitcase,
};
