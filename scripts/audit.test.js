import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFaults, strangeLicences, strangeScripts } from './audit.js';
import { installedOptional } from './complete-lock.js';
import { at } from './paths.js';
import { billOfMaterials, readBill } from './building/sbom.js';

const read = (name) => JSON.parse(readFileSync(at(name), 'utf8'));
const lockOf = (packages) => ({ packages: { '': {}, ...packages } });

describe('licences', () => {
  it('of all that we use are allowed', () => {
    expect(strangeLicences(read('package-lock.json'), installedOptional)).toEqual([]);
  });
  it('that nobody allowed are found, and none at all too', () => {
    const lock = lockOf({ 'node_modules/a': { license: 'AGPL-3.0' }, 'node_modules/a/node_modules/@x/b': {} });
    expect(strangeLicences(lock).map((finding) => finding.split(' ')[0])).toEqual(['a', '@x/b']);
  });
  it('of libvips are allowed for libvips alone', () => {
    const license = 'LGPL-3.0-or-later';
    const lock = lockOf({ 'node_modules/@img/sharp-libvips-linux-x64': { license }, 'node_modules/b': { license } });
    expect(strangeLicences(lock)).toEqual([`b has the licence ${license}, which is not among those allowed`]);
  });
  it('of a package for another machine are those of the package that asks for it', () => {
    const optionalDependencies = { 'a-darwin-arm64': '1.0.0' };
    const part = { 'node_modules/a-darwin-arm64': { optional: true } };
    expect(strangeLicences(lockOf({ 'node_modules/a': { license: 'MIT', optionalDependencies }, ...part }))).toEqual(
      [],
    );
    expect(strangeLicences(lockOf({ 'node_modules/a': { license: 'MIT' }, ...part }))).toHaveLength(1);
  });
});

describe('install scripts', () => {
  it('of all that we use are judged', () => {
    expect(strangeScripts(read('package-lock.json'), read('package.json').allowScripts)).toEqual([]);
  });
  it('that nobody judged are found; a no is a judgement', () => {
    const lock = lockOf(
      Object.fromEntries(['a', 'b', 'c'].map((name) => [`node_modules/${name}`, { hasInstallScript: true }])),
    );
    expect(strangeScripts(lock, { a: true, b: false })).toEqual([
      'c runs a script when it is installed, and allowScripts does not name it',
    ]);
  });
});

describe('known faults', () => {
  it('are named with how bad they are', () => {
    const a = { name: 'a', severity: 'high', range: '<2', via: [{ title: 'It leaks' }] };
    expect(readFaults(JSON.stringify({ vulnerabilities: { a } }))).toEqual({
      faults: ['a <2 has a known fault (high): It leaks'],
    });
    expect(readFaults('{"vulnerabilities":{}}')).toEqual({ faults: [] });
  });
  it('are not said to be none when the registry could not be asked', () => {
    expect(readFaults('{"statusCode":405}')).toEqual({ why: 'it answered 405' });
    expect(readFaults('{"error":{}}')).toEqual({ why: 'it did not answer' });
    expect(readFaults('')).toEqual({ why: 'its answer can’t be read' });
  });
});

describe('the bill of materials', () => {
  it('names every package of the lock, and neither a machine nor a registry', () => {
    const bill = readBill();
    const { packages } = read('package-lock.json');
    // One that is there under another's name has its own in the lock.
    const wanted = Object.entries(packages).flatMap(([path, { name, version }]) =>
      path === '' ? [] : [`${name ?? path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`],
    );
    const named = new Set(bill.components.map((part) => part['bom-ref']));
    expect([...new Set(wanted)].filter((one) => !named.has(one))).toEqual([]);
    expect(bill.metadata.component).toMatchObject({ name: 'aftersun', type: 'application' });
    expect(JSON.stringify(bill)).not.toMatch(/node_modules|\bregistry\b|file:|https:\/\//);
  }, 60_000);
  it('is the same for the same lock', () => {
    const component = { name: 'folder', type: 'library' };
    const written = (timestamp) => ({ serialNumber: timestamp, metadata: { timestamp, component }, components: [] });
    expect(billOfMaterials(written('1'), { name: 'a' })).toEqual(billOfMaterials(written('2'), { name: 'a' }));
  });
});
