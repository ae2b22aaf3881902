import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, root, toolEnv } from '../paths.js';

/**
 * Part of the build: `dist/sbom.cdx.json` names every package of the lock file with its version, licence and checksum
 * (CycloneDX 1.5, as npm writes it). The same lock gives the same bytes.
 */
export function billOfMaterials(written, { name }) {
  const { serialNumber: _serial, metadata, ...bill } = written;
  const { timestamp: _instant, ...about } = metadata;
  // npm names the project after the folder it lies in.
  const component = { ...about.component, name, type: 'application' };
  const components = bill.components.map(({ properties, externalReferences: _where, ...part }) => ({
    ...part,
    properties: properties.filter((property) => property.name !== 'cdx:npm:package:path'),
  }));
  return { ...bill, metadata: { ...about, component }, components };
}

/** What npm says of the lock file, made ours. */
export function readBill() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const options = {
    cwd: root,
    env: toolEnv(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  };
  return billOfMaterials(
    JSON.parse(execFileSync('npm', args, options)),
    JSON.parse(readFileSync(at('package.json'), 'utf8')),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(at('dist', 'sbom.cdx.json'), `${JSON.stringify(readBill(), null, 2)}\n`);
}
