import { render, screen } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const zoom = 4;

/** The drawing as a camera would see it: its runs painted dark on light. */
function painted(svg: Element): { width: number; height: number; data: Uint8Array } {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const size = modules * zoom;
  const data = new Uint8Array(size * size * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * zoom; row < (Number(y) + 1) * zoom; row += 1)
      for (let column = Number(x) * zoom; column < (Number(x) + Number(length)) * zoom; column += 1)
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
  return { width: size, height: size, data };
}

it.each(['K7MPQ2XR', 'ACDEFHJK', '34679YXW'])('%s is read back from its drawing', (code) => {
  render(<QrCode text={code} label={code} />);
  expect(decodeQR(painted(screen.getByRole('img', { name: code })))).toBe(code);
});

it('keeps four modules of light around it', () => {
  render(<QrCode text="K7MPQ2XR" label="quiet" />);
  const svg = screen.getByRole('img', { name: 'quiet' });
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const runs = [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)];
  expect(Math.min(...runs.flatMap(([, x, y]) => [Number(x), Number(y)]))).toBe(4);
  expect(Math.max(...runs.map(([, x, , length]) => Number(x) + Number(length)))).toBe(modules - 4);
});
