import type { Motif } from '../../poster.ts';
import type { Subject } from '../subject.ts';
import { deck, gingham, shore, target, tiledFloor } from './flats.ts';
import { beach, coastRoad, garden, oldTown, promenade, street } from './outdoors.ts';
import { arcade, room, stage, stripes } from './rooms.ts';
import type { Scene } from './scene.ts';
import { openSky, overTheBay, overTheHills, overTheTown } from './skies.ts';
import { barWindow, cloth, tavern, terrace } from './tables.ts';
import { bay, cove, openSea, surfline } from './water.ts';

type Scenes = readonly [Scene, ...Scene[]];

/** The scenes that each kind of subject stands in. */
const scenes: Readonly<Record<Subject['stands'], Scenes>> = {
  ground: [promenade, beach, coastRoad, oldTown, street, garden],
  water: [openSea, bay, cove, surfline],
  table: [barWindow, terrace, tavern, cloth],
  above: [gingham, tiledFloor, deck, target],
  air: [openSky, overTheBay, overTheTown, overTheHills],
  wall: [room, stage, stripes, arcade],
};

const sand: Scenes = [beach, promenade];
const roads: Scenes = [promenade, coastRoad, oldTown, street];
const floors: Scenes = [shore, deck, tiledFloor, target];
const halls: Scenes = [room, stripes, arcade];
const dances: Scenes = [stage, arcade, promenade, oldTown];
const open: Scenes = [garden, beach, coastRoad];

/** Where something would be out of place in others of its kind: no sunbed stands on a road. */
const homes: Readonly<Partial<Record<Motif, Scenes>>> = {
  parasol: sand,
  sunbed: sand,
  lifeguard: sand,
  volleyball: sand,
  sandcastle: sand,
  drums: [beach, promenade, garden],
  bonfire: [beach, garden],
  hammock: [beach, garden],
  'high-rise': [promenade, beach, street, garden],
  balconies: [promenade, beach, street, garden],
  villa: open,
  golf: open,
  hike: open,
  horse: open,
  tents: [garden, beach, promenade],
  yoga: [promenade, beach, garden],
  'water-slide': [promenade, beach, garden],
  football: [beach, street, garden],
  padel: [promenade, street, garden],
  convertible: roads,
  coach: roads,
  van: roads,
  'city-car': roads,
  'cargo-bike': roads,
  'road-bike': roads,
  skateboard: [promenade, street],
  moped: roads,
  tram: roads,
  'kick-scooter': roads,
  'street-of-old-town': [promenade, oldTown, garden],
  viewpoint: [promenade, oldTown, garden],
  'market-stall': [promenade, oldTown, street],
  flamenco: dances,
  'dance-shoes': dances,
  climber: [...halls, promenade],
  mop: halls,
  dumbbell: [promenade, room, stripes],
  snorkel: floors,
  pool: floors,
  compass: floors,
  picnic: floors,
};

export const scenesOf = (motif: Motif, stands: Subject['stands']): Scenes => homes[motif] ?? scenes[stands];
