import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installedOptional, machineOf, missingEntries } from './complete-lock.js';
import { whatIsMissing } from './install.js';
import { canInstallAll, wrongNode } from './node-version.js';
import { at } from './paths.js';

const lock = {
  packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } },
};
const installed = (packages) => ({ packages });

describe('what is missing', () => {
  it('is everything in a fresh clone', () => expect(whatIsMissing(lock, undefined)).toBe('nothing is installed yet'));
  it('is nothing when every version is there', () => {
    expect(whatIsMissing(lock, installed({ 'node_modules/a': { version: '1.0.0' } }))).toBeUndefined();
  });
  it('is a package of another version', () => {
    expect(whatIsMissing(lock, installed({ 'node_modules/a': { version: '0.9.0' } }))).toBe('a 1.0.0');
  });
  it('is an optional package of another version', () => {
    const have = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } };
    expect(whatIsMissing(lock, installed(have))).toBe('b 2.0.0');
  });
});

describe('the lock file', () => {
  it('names the packages for every machine (else run "npm run lock")', () => {
    const ours = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
    expect(Object.keys(missingEntries(ours, installedOptional))).toEqual([]);
  });
  it('names no registry', () => expect(readFileSync(at('package-lock.json'), 'utf8')).not.toContain('"resolved"'));
  it('gets what npm left out', () => {
    const owner = { version: '1.0.0', dev: true, optionalDependencies: { '@x/linux-arm64-musl': '1.0.0' } };
    expect(missingEntries({ packages: { '': {}, 'node_modules/x': owner } }, () => ({}))).toEqual({
      'node_modules/@x/linux-arm64-musl': {
        version: '1.0.0',
        cpu: ['arm64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
    });
  });
  it.each([
    ['@oxfmt/binding-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'], libc: ['glibc'] }],
    ['@oxfmt/binding-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
    ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', undefined],
  ])('reads from %s the machine it is for', (name, machine) => expect(machineOf(name)).toEqual(machine));
});

it.each([
  ['18.20.4', false],
  ['20.18.0', false],
  ['20.20.2', true],
  ['22.11.0', false],
  ['22.12.0', true],
  ['26.10.0', true],
])('under Node %s npm installs everything: %s', (version, expected) => expect(canInstallAll(version)).toBe(expected));

it('a tool called by hand under an older Node says so in one line', () => {
  expect(wrongNode('26.10.0', '20.20.2')).toMatch(/^This is Node\.js 20\.20\.2; the tests need 26\.10\.0.*$/);
  expect(wrongNode('26.10.0', '26.0.0')).toBeUndefined();
});
