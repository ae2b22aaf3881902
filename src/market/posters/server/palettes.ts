import type { Ink } from '../poster.ts';
import type { Hour } from '#market/town/hours.ts';

/** The nine colours of one poster. Literal, because the variables of a page do not reach an image. */
export type Palette = {
  readonly sky: string;
  readonly glow: string;
  readonly disc: string;
  readonly sea: string;
  readonly surf: string;
  readonly dark: string;
  readonly accent: string;
  readonly light: string;
  readonly middle: string;
};

export const palettes: Readonly<Record<Ink, Readonly<Record<Hour, Palette>>>> = {
  poniente: {
    day: {
      sky: '#FBDFA4',
      glow: '#FFC65C',
      disc: '#EF4A2A',
      sea: '#0E7A82',
      surf: '#52B5AA',
      dark: '#1A2340',
      accent: '#F5822F',
      light: '#FFF5E0',
      middle: '#C4502C',
    },
    night: {
      sky: '#131C3C',
      glow: '#22305F',
      disc: '#FF5F76',
      sea: '#08384A',
      surf: '#12768A',
      dark: '#060A18',
      accent: '#FFB648',
      light: '#FFE8C6',
      middle: '#2E4B86',
    },
  },
  levante: {
    day: {
      sky: '#BFE2D8',
      glow: '#E9F0D6',
      disc: '#FFBE2B',
      sea: '#0D6C86',
      surf: '#46A9B0',
      dark: '#15314A',
      accent: '#EE4B2B',
      light: '#FFF8E8',
      middle: '#78BFB6',
    },
    night: {
      sky: '#0B2A3C',
      glow: '#134658',
      disc: '#FFD88A',
      sea: '#07182A',
      surf: '#1C7F8C',
      dark: '#040912',
      accent: '#FF5F76',
      light: '#E6F6EE',
      middle: '#1B6877',
    },
  },
  siesta: {
    day: {
      sky: '#FF8358',
      glow: '#FFA877',
      disc: '#FFE0A0',
      sea: '#A92E1C',
      surf: '#D65331',
      dark: '#1A2340',
      accent: '#0E7A82',
      light: '#FFF3DC',
      middle: '#5B3A3A',
    },
    night: {
      sky: '#4A171D',
      glow: '#7A2629',
      disc: '#FFB648',
      sea: '#1A0B12',
      surf: '#9C3434',
      dark: '#0B070E',
      accent: '#34D9D0',
      light: '#FFE8C6',
      middle: '#B0413F',
    },
  },
  cala: {
    day: {
      sky: '#0E7A82',
      glow: '#3AA29F',
      disc: '#FFD056',
      sea: '#0A4558',
      surf: '#176E7B',
      dark: '#0A2638',
      accent: '#FF6A47',
      light: '#FFF3DC',
      middle: '#0F5566',
    },
    night: {
      sky: '#06232E',
      glow: '#0D4450',
      disc: '#3CE3D8',
      sea: '#03121A',
      surf: '#116A76',
      dark: '#02080D',
      accent: '#FF5F76',
      light: '#E9FBF4',
      middle: '#0E4F5B',
    },
  },
  arena: {
    day: {
      sky: '#F1D3A0',
      glow: '#F9E6C3',
      disc: '#FFB92E',
      sea: '#0E7A82',
      surf: '#57B5AB',
      dark: '#1A2340',
      accent: '#EE4B2B',
      light: '#FFFAEE',
      middle: '#D79A57',
    },
    night: {
      sky: '#1B2033',
      glow: '#2B3350',
      disc: '#FFB648',
      sea: '#0B3A4A',
      surf: '#1A7F8C',
      dark: '#070A14',
      accent: '#FF5F76',
      light: '#FFE8C6',
      middle: '#4B5678',
    },
  },
};
