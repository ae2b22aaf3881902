/** `npm start` on a town that stands: until its home page is there, and what memory it takes while nobody asks. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from './report.ts';
import { median } from './report.ts';
import { startCommand } from './servers.ts';

const starts = 3;
const slowestSeconds = 2;
const maxMegabytes = 350;
/** What was needed for the start alone is given back by then. */
const restSeconds = 15;

/** The first start fills the town and is not counted. */
export async function measureStart(folder: string): Promise<Row[]> {
  const seconds: number[] = [];
  const processor: number[] = [];
  const megabytes: number[] = [];
  for (let round = 0; round <= starts; round += 1) {
    const began = performance.now();
    const house = await startCommand(['npm', 'start'], { DATA_DIR: folder });
    const answered = (performance.now() - began) / 1000;
    const cpu = house.cpuSeconds();
    if (round > 0) {
      await sleep(restSeconds * 1000);
      seconds.push(answered);
      processor.push(cpu);
      megabytes.push(house.megabytes());
    }
    await house.stop();
  }
  const memory = median(megabytes);
  return [
    {
      what: 'npm start on a town that stands, until its home page is there',
      measured: `${median(seconds).toFixed(2)} s (by processor time ${median(processor).toFixed(2)} s)`,
      bar: `≤ ${slowestSeconds} s`,
      verdict: median(seconds) <= slowestSeconds ? 'ok' : 'below',
    },
    {
      what: 'memory of the server at rest, PGlite',
      measured: `${memory.toFixed(0)} MB`,
      bar: `≤ ${maxMegabytes} MB`,
      verdict: memory <= maxMegabytes ? 'ok' : 'below',
    },
  ];
}
