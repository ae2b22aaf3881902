/** The colours of the plan in both inkings: flat, as on the posters. */
import type { Hour } from '#market/town/hours.ts';

export type BayInk = Readonly<
  Record<
    | 'sea'
    | 'surf'
    | 'foam'
    | 'land'
    | 'town'
    | 'block'
    | 'oldBlock'
    | 'rock'
    | 'park'
    | 'hill'
    | 'light'
    | 'beach'
    | 'lane'
    | 'road'
    | 'edge'
    | 'motorway'
    | 'rail'
    | 'ink'
    | 'pin'
    | 'pinLight',
    string
  >
>;

export const bayInks: Readonly<Record<Hour, BayInk>> = {
  day: {
    sea: '#0E7A82',
    surf: '#2C9290',
    foam: '#57B5AB',
    land: '#F2D5A0',
    town: '#FBE9C8',
    block: '#F3DDB0',
    oldBlock: '#E89E72',
    rock: '#F6B48C',
    park: '#A9C49A',
    hill: '#C98F55',
    light: '#DDA968',
    beach: '#FFC23D',
    lane: '#FFF8EA',
    road: '#FFF8EA',
    edge: '#D9B87C',
    motorway: '#F5822F',
    rail: '#857653',
    ink: '#1A2340',
    pin: '#EE4827',
    pinLight: '#FFF8EA',
  },
  night: {
    sea: '#07283A',
    surf: '#0A3448',
    foam: '#12768A',
    land: '#1A2340',
    town: '#27325A',
    block: '#323F70',
    oldBlock: '#604B75',
    rock: '#4B3A5E',
    park: '#1C3F48',
    hill: '#10172F',
    light: '#161F3D',
    beach: '#FFB648',
    lane: '#34416D',
    road: '#4B5A8C',
    edge: '#1A2340',
    motorway: '#FF6B7E',
    rail: '#64709A',
    ink: '#FBEBD0',
    pin: '#FF6B7E',
    pinLight: '#0A1022',
  },
};
