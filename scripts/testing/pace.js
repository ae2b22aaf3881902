/**
 * How quick this machine is just now: the processor milliseconds that a fixed piece of work takes, the least of three. The
 * same machine needs up to 44 % more for the same from one hour to the next (docs/decisions, 0207), so two runs are compared by it.
 */
export function pace() {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.round(Math.min(...times));
}

/** What tests do most: objects made, written as text, read and put in order. It must stay as it is. */
function work() {
  const rows = Array.from({ length: 20_000 }, (_, place) => ({ id: (place * 7919) % 20_011, name: `row ${place}` }));
  for (let time = 0; time < 20; time += 1) {
    const read = JSON.parse(JSON.stringify(rows));
    read.sort((a, b) => a.id - b.id || a.name.localeCompare(b.name));
  }
}
