import type { Hour } from '#market/town/hours.ts';

type Relief = { readonly face: string; readonly shade: string };
/** A tower: its face, its shaded side, and a window nobody is behind. */
export type Stone = Relief & { readonly dark: string };
export type Row = 'front' | 'middle' | 'back' | 'pale';

/** The inking of the bay. Literal, because the variables of the page do not reach an image. */
export type BayPalette = {
  /** From the top of the sky to the ring nearest the disc. */
  readonly sky: readonly [string, string, string, string, string, string];
  readonly disc: string;
  readonly craters: string;
  readonly ink: string;
  readonly mountain: Relief;
  readonly island: Relief;
  readonly rock: Relief;
  readonly wall: Relief;
  readonly dome: string;
  readonly gold: Relief;
  readonly towers: Readonly<Record<Row, Stone>>;
  /** Lit windows: the usual lamp, then two rarer ones. */
  readonly lamps: readonly [string, string, string];
  readonly sea: string;
  readonly waves: readonly [string, string, string];
  readonly glint: string;
  readonly sails: readonly [string, string];
  readonly foam: string;
  readonly sand: string;
  readonly sandLow: string;
  readonly shade: string;
  readonly palm: string;
  readonly parasols: readonly [string, string, string];
  readonly stripe: string;
};

/** Stars by night; behind the copy they shine so low that the letters stand out from them too. */
export const starlight = { near: '#FFE3AE', far: '#394769' } as const;

export const bayPalettes: Readonly<Record<Hour, BayPalette>> = {
  day: {
    sky: ['#FDEBC4', '#FCE0A6', '#FDD383', '#FDC261', '#FCAC4B', '#F8923E'],
    disc: '#EE4827',
    craters: '#EE4827',
    ink: '#1A2340',
    mountain: { face: '#F08A45', shade: '#E37A38' },
    island: { face: '#1F2A4B', shade: '#B93E24' },
    rock: { face: '#1F2A4B', shade: '#141C36' },
    wall: { face: '#FFF5E0', shade: '#F2CE97' },
    dome: '#0E7A82',
    gold: { face: '#FFC94D', shade: '#F0A92E' },
    towers: {
      front: { face: '#1F2A4B', shade: '#141C36', dark: '#37456F' },
      middle: { face: '#D9502F', shade: '#B93E24', dark: '#F0764C' },
      back: { face: '#F2A65A', shade: '#E58F43', dark: '#FBC57F' },
      pale: { face: '#FFF1D4', shade: '#F3CD97', dark: '#E9A566' },
    },
    lamps: ['#FFD98A', '#FFF1CC', '#FF9A5A'],
    sea: '#0E7A82',
    waves: ['#2E999A', '#1B8A8E', '#0B6873'],
    glint: '#FF7A45',
    sails: ['#FFF5E0', '#FFC94D'],
    foam: '#FFF5E0',
    sand: '#FBD793',
    sandLow: '#F6C877',
    shade: '#E0A755',
    palm: '#0A5A5E',
    parasols: ['#EE4827', '#0E7A82', '#1F2A4B'],
    stripe: '#FFF5E0',
  },
  night: {
    sky: ['#080D1F', '#0B1228', '#0E1933', '#122240', '#162D50', '#1B3A61'],
    disc: '#FFE3AE',
    craters: '#F6D193',
    ink: '#04070F',
    mountain: { face: '#12203F', shade: '#0E1935' },
    island: { face: '#060A18', shade: '#12203F' },
    rock: { face: '#0A1126', shade: '#060A18' },
    wall: { face: '#8FA6C4', shade: '#5D7498' },
    dome: '#1FB5B0',
    gold: { face: '#FF5F76', shade: '#C93F58' },
    towers: {
      front: { face: '#0A1126', shade: '#060A18', dark: '#16203F' },
      middle: { face: '#142142', shade: '#0F1935', dark: '#1E2F5A' },
      back: { face: '#1E3460', shade: '#18294E', dark: '#28437A' },
      pale: { face: '#2A4476', shade: '#1C3159', dark: '#3A588F' },
    },
    lamps: ['#FFB648', '#3CE3D8', '#FF5F76'],
    sea: '#07283A',
    waves: ['#0F5468', '#0A3C50', '#062030'],
    glint: '#FFD08A',
    sails: ['#E6DCC4', '#FF5F76'],
    foam: '#3CE3D8',
    sand: '#24304F',
    sandLow: '#1C2643',
    shade: '#111930',
    palm: '#0F5F68',
    parasols: ['#FF5F76', '#1FB5B0', '#FFB648'],
    stripe: '#E6DCC4',
  },
};
