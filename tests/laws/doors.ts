import { floors, importsOf, placeOf, type Import, type Place } from './places.ts';
import { isTest, type Tree } from './tree.ts';

/** An import between two files of the house, with where each stands. */
type Step = { readonly from: Place; readonly to: Place; readonly step: Import & { readonly to: string } };

function stepsOf(tree: Tree): Step[] {
  return importsOf(tree).flatMap((step) => {
    const [from, to] = [placeOf(step.from), step.to === undefined ? undefined : placeOf(step.to)];
    return from === undefined || to === undefined || step.to === undefined
      ? []
      : [{ from, to, step: { ...step, to: step.to } }];
  });
}

const told = ({ step }: Step, why: string): string => `${step.at} imports ${step.to}: ${why}`;

/** Every file stands on a floor, and what it imports can be read from its text (the roof may load the build by path). */
export function strays(tree: Tree): string[] {
  const homeless = [...tree.keys()]
    .filter((path) => placeOf(path) === undefined)
    .map((path) => `${path} stands in no room: src has app, features/{room}, market/{area} and kit`);
  const unreadable = importsOf(tree)
    .filter(({ from, to }) => to === undefined && !from.startsWith('src/app/server/'))
    .map(({ at }) => `${at} imports something that only shows when it runs`);
  return [...homeless, ...unreadable];
}

/** Law 1: imports go down. A test in a room may boot the whole house through app/server. */
export function upwardImports(tree: Tree): string[] {
  return stepsOf(tree)
    .filter(({ from, to }) => floors.indexOf(to.floor) > floors.indexOf(from.floor))
    .filter(({ from, to, step }) => !(isTest(step.from) && from.floor === 'features' && to.rest.startsWith('server/')))
    .map((found) => told(found, `${found.from.floor} is below ${found.to.floor}`));
}

/** Law 2: the wings never meet, and what lies between them enters neither, nor the machine. */
export function wingCrossings(tree: Tree): string[] {
  const crossings = stepsOf(tree)
    .filter(({ from, to }) => to.wing !== 'between' && to.wing !== from.wing)
    .map((found) => told(found, `${found.from.wing} may not enter ${found.to.wing}`));
  const machine = importsOf(tree)
    .filter(({ from, to }) => to?.startsWith('node:') && placeOf(from)?.wing === 'between' && !isTest(from))
    .map(({ at, to }) => `${at} imports ${to}: what lies between the wings runs in the browser too`);
  return [...crossings, ...machine];
}

/**
 * What of a server's wing its neighbours' servers may enter: what it does, and what its rows are; tests also what makes them. A room to
 * which people come for several things has a door for each.
 */
const serverDoor = /^server\/(?:service|table|doors\/[\w-]+)\.ts$/;
const testDoors = ['server/factory.ts', 'server/seed.ts'];

/** What stands in a room's root is its door, words aside. */
function mayEnter({ from, to, step }: Step): boolean {
  if (!to.rest.includes('/')) return !to.rest.endsWith('messages.ts');
  if (from.wing !== 'server') return false;
  return serverDoor.test(to.rest) || (isTest(step.from) && testDoors.includes(to.rest));
}

/** Law 3: a neighbour is entered by a door. The market's areas are ground, they stand open. */
export function closedDoors(tree: Tree): string[] {
  const neighbours = stepsOf(tree)
    .filter(({ from, to }) => from.floor === 'features' && to.floor === 'features' && from.room !== to.room)
    .filter((step) => !mayEnter(step))
    .map((found) => told(found, `not a door of ${found.to.room}`));
  const tests = stepsOf(tree)
    .filter(({ step }) => isTest(step.to) && !isTest(step.from))
    .map((found) => told(found, 'only a test may import a test'));
  return [...neighbours, ...tests];
}

/** Law 4: no room, and no area of the market, needs itself through a neighbour. A table may reference a table both ways: databases do. */
export function roomCycles(tree: Tree): string[] {
  const needs = new Map<string, Map<string, string>>();
  for (const { from, to, step } of stepsOf(tree)) {
    if (from.floor !== to.floor || from.room === to.room || isTest(step.from)) continue;
    if (from.room === undefined || to.room === undefined) continue;
    if (from.rest === 'server/table.ts' && to.rest === 'server/table.ts') continue;
    const known = needs.get(from.room) ?? new Map<string, string>();
    needs.set(from.room, known.set(to.room, known.get(to.room) ?? step.at));
  }
  const cycles = new Set<string>();
  const done = new Set<string>();
  const walk = (room: string, way: readonly string[]): void => {
    const seen = way.indexOf(room);
    if (seen >= 0) cycles.add(describe([...way.slice(seen), room], needs));
    if (seen >= 0 || done.has(room)) return;
    for (const next of needs.get(room)?.keys() ?? []) walk(next, [...way, room]);
    done.add(room);
  };
  for (const room of needs.keys()) walk(room, []);
  return [...cycles];
}

function describe(way: readonly string[], needs: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const lines = way.slice(1).map((room, index) => needs.get(way[index] ?? '')?.get(room));
  return `${way.join(' → ')} (${lines.join(', ')})`;
}

/** Written by a tool, in its own way. */
const isGenerated = (path: string) => path.endsWith('.gen.ts');

/** Law 5: no file needs itself through others, not even for a type: each can be read, and moved, without the next one. */
export function fileCycles(tree: Tree): string[] {
  const needs = new Map<string, Set<string>>();
  for (const { step } of stepsOf(tree)) {
    const { from, to } = step;
    if (isGenerated(from) || isGenerated(to)) continue;
    needs.set(from, (needs.get(from) ?? new Set()).add(to));
  }
  const cycles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const seen = way.indexOf(file);
    if (seen >= 0) cycles.push([...way.slice(seen), file].join(' → '));
    if (seen >= 0 || done.has(file)) return;
    for (const next of needs.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of needs.keys()) walk(file, []);
  return cycles;
}
