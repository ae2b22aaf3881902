const kinds = ['--fast', '--check', '--journeys', '--any-day', '--any-order'];

/** Kinds that take files to run instead of all. */
const ofFiles = ['--any-day', '--any-order'];

/**
 * What somebody asks of scripts/test.js: the kind of run, which files of it, and whether rows need come in no other order
 * than as chance wants. An answer with a `fault` says why it can't be run.
 */
export function readAsked([kind, ...more]) {
  if (kind === undefined) return { files: [] };
  if (!kinds.includes(kind)) return { fault: `Unknown option ${kind}. Known: ${kinds.join(', ')}` };
  const isByChance = kind === '--any-order' && more.includes('--chance');
  const files = more.filter((word) => !(isByChance && word === '--chance'));
  const isUnknown = (word) => word.startsWith('-') || !ofFiles.includes(kind);
  if (files.some(isUnknown)) return { fault: `${kind} does not know ${files.filter(isUnknown).join(' ')}.` };
  return { kind, files, isByChance };
}
