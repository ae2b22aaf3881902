/** The process of `makePhoto`: one photo in as file 3, its files out. */
import { readFileSync } from 'node:fs';

// Ctrl-C and a service's end reach all of the house: it lets its last photo be made, and ends this one itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// Its end of this pipe closes with the house, however that goes. Work in other threads would hold up any gentler way.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGKILL'));

const { encodePhoto } = await import('./encode.ts');
const photo = await encodePhoto(readFileSync(3));
const files = photo?.files ?? [];
const head = photo ? { width: photo.width, height: photo.height, sizes: files.map(({ length }) => length) } : {};
const answer = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...files]);
process.stdout.write(answer, () => process.exit());
