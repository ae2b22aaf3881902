import { type Box, boxes, d, path, rect } from '../svg.ts';
import type { SceneContext } from './scene.ts';

const patterns = ['rings', 'diamonds', 'stars', 'leaves'] as const;

/** The corners, sides and middle of one tile, as the pattern has them. */
function tile(pattern: (typeof patterns)[number], x: number, y: number, size: number): string {
  const [h, right, low] = [size / 2, x + size, y + size];
  if (pattern === 'diamonds') return d`M${x + h} ${y + 3}L${right - 3} ${y + h}L${x + h} ${low - 3}L${x + 3} ${y + h}Z`;
  if (pattern === 'stars') {
    const [a, b] = [size * 0.06, size * 0.36];
    return (
      d`M${x + h} ${y + a}L${right - b} ${y + b}L${right - a} ${y + h}L${right - b} ${low - b}` +
      d`L${x + h} ${low - a}L${x + b} ${low - b}L${x + a} ${y + h}L${x + b} ${y + b}Z`
    );
  }
  if (pattern === 'leaves') return d`M${x} ${y}Q${right} ${y} ${right} ${low}Q${x} ${low} ${x} ${y}Z`;
  const r = size * 0.36;
  return (
    d`M${x} ${y + r}A${r} ${r} 0 0 0 ${x + r} ${y}H${x}ZM${right - r} ${y}A${r} ${r} 0 0 0 ${right} ${y + r}V${y}Z` +
    d`M${x} ${low - r}A${r} ${r} 0 0 1 ${x + r} ${low}H${x}ZM${right - r} ${low}A${r} ${r} 0 0 1 ${right} ${low - r}V${low}Z`
  );
}

/** Azulejos from `top` to `bottom`, edge to edge, in one of four patterns and three colours. */
export function azulejos(p: SceneContext, top: number, bottom: number, size: number): string {
  const { ink } = p;
  const pattern = patterns[Math.floor(p.size * 4)] ?? 'rings';
  const fill = [ink.sea, ink.accent, ink.surf][Math.floor(p.turn * 9) % 3] ?? ink.sea;
  const spot = fill === ink.accent ? ink.sea : ink.accent;
  let shapes = '';
  const middles: Box[] = [];
  const from = Math.floor(p.left / size) * size;
  const dot = size * 0.14;
  for (let y = top; y < bottom - 1; y += size) {
    for (let x = from; x < p.right; x += size) {
      shapes += tile(pattern, x, y, size);
      if (pattern !== 'leaves') middles.push([x + (size - dot) / 2, y + (size - dot) / 2, dot, dot]);
    }
  }
  const clip = d`<rect x="${p.left}" y="${top}" width="${p.width}" height="${bottom - top}"/>`;
  return p.clip(clip, rect(p.left, top, p.width, bottom - top, ink.light) + path(shapes, fill) + boxes(middles, spot));
}
