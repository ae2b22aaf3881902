/** Installing needs Node 18 or newer; running is done by the Node that the project brings. */
export const oldestNode = 18;

/** Ends with one clear sentence where Node is too old to install anything. */
export function requireNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= oldestNode) return;
  process.stderr.write(
    `Aftersun needs Node.js ${oldestNode} or newer to install itself; this is ${version}. See https://nodejs.org\n`,
  );
  process.exit(1);
}

/** What to say where a tool was called by hand under an older Node than the one the project brings; else undefined. */
export function wrongNode(wanted, version = process.versions.node) {
  if (Number(version.split('.')[0]) >= Number(wanted.split('.')[0])) return undefined;
  return `This is Node.js ${version}; the tests need ${wanted}, which the project brings. Call them as "npm run test:unit -- events".`;
}

/** Ends with that one sentence there. */
export function requireProjectNode(wanted) {
  const refusal = wrongNode(wanted);
  if (refusal === undefined) return;
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}

/**
 * Whether npm under this Node installs everything. Older ones skip optional packages silently, because these ask for
 * a newer Node: the compiled halves of Vite, oxlint and oxfmt would be missing.
 */
export function canInstallAll(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}
