/**
 * One row for each phase: { name, passed, failed, skipped, failures, seconds }. A phase that was not reached has no
 * counts.
 */
function cells({ name, passed, failed, skipped, assertions, seconds }) {
  if (passed === undefined) return [name, '-', '-', '-', '-', 'not run'];
  return [name, passed, failed, skipped, assertions ?? '', seconds.toFixed(1)].map(String);
}

const sum = (rows, key) => rows.reduce((total, row) => total + (row[key] ?? 0), 0);

/** The files that took longest, so that a run that grows slow says where. */
function slowest(rows) {
  const files = rows.flatMap(({ name: phase, files = [] }) => files.map((file) => ({ ...file, phase })));
  const longest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const lines = longest.map(({ name, phase, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name} (${phase})`);
  return lines.length === 0 ? [] : ['the slowest files', ...lines, ''];
}

/** The names of what failed, then the table that ends a run; the very last line is read by machines: exactly "N passed, N failed". */
export function summarize(rows, notes = []) {
  const table = [['phase', 'passed', 'failed', 'skipped', 'assertions', 'seconds'], ...rows.map(cells)];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
  );
  lines.splice(1, 0, '-'.repeat(lines[0].length));
  const failures = rows.flatMap((row) => row.failures ?? []).map((name) => `failed: ${name}`);
  return [
    '',
    ...failures,
    '',
    ...lines,
    '',
    ...slowest(rows),
    ...notes,
    `${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed`,
  ].join('\n');
}

/** A run is good when something passed and nothing failed. */
export function isGood(rows) {
  return sum(rows, 'failed') === 0 && sum(rows, 'passed') > 0;
}
