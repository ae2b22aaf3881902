import { expect, test } from 'vitest';
import { readAnswer } from './make-photo.ts';

const avif = Buffer.from('\0\0\0\x14ftypavif\0\0\0\0avif', 'latin1');
const webp = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
const files = [avif, webp, avif, webp, avif, webp];
const answer = (head: object, bytes = files) => Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...bytes]);
const sizes = files.map(({ length }) => length);

test('what the process of a photo says is believed only as far as it is a photo', () => {
  const whole = { width: 30, height: 20, sizes };
  expect(readAnswer(answer(whole))?.files[5]).toEqual({ width: 1600, format: 'webp', bytes: webp });
  expect(readAnswer(answer({}, []))).toBeUndefined();
  const lies = [
    answer({ ...whole, width: 1e9 }),
    answer({ ...whole, sizes: sizes.slice(1) }),
    answer(whole, [avif, Buffer.from('<svg></svg>!'), ...files.slice(2)]),
    answer(whole, files.slice(0, 3)),
    answer({ ...whole, more: 1 }),
    Buffer.from('nothing'),
  ];
  for (const lie of lies) expect(() => readAnswer(lie), lie.toString()).toThrow();
});
