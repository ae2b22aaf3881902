/* Small words for writing SVG text. Numbers are rounded to a tenth, so files stay short and stable. */

export type Attributes = Readonly<Record<string, string | number>>;

const round = (value: number): number => Math.round(value * 10) / 10;

function write(more: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(more)) text += ` ${name}="${value}"`;
  return text;
}

/** Path data: d`M${x} ${y}V${bottom}` with every number rounded. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let text = parts[0] ?? '';
  values.forEach((value, i) => {
    text += (typeof value === 'number' ? round(value) : value) + (parts[i + 1] ?? '');
  });
  return text;
}

export const path = (shape: string, fill: string, more: Attributes = {}): string =>
  `<path d="${shape}" fill="${fill}"${write(more)}/>`;

export const line = (shape: string, stroke: string, width: number, more: Attributes = {}): string =>
  `<path d="${shape}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${write(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${write(more)}/>`;

export const ring = (x: number, y: number, r: number, stroke: string, width: number, more: Attributes = {}): string =>
  circle(x, y, r, 'none', { stroke, 'stroke-width': width, ...more });

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${write(more)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${write(more)}/>`;

export type Box = readonly [x: number, y: number, width: number, height: number];

/** Many boxes of one colour as one path: a tower has hundreds of windows. */
export const boxes = (list: readonly Box[], fill: string, more: Attributes = {}): string =>
  list.length === 0 ? '' : path(list.map(([x, y, w, h]) => d`M${x} ${y}h${w}v${h}h${-w}z`).join(''), fill, more);

export const group = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`;

export const fade = (opacity: number, inner: string): string => `<g opacity="${opacity}">${inner}</g>`;

/** `draw` for 0 … count-1, joined. */
export function times(count: number, draw: (i: number) => string): string {
  let text = '';
  for (let i = 0; i < count; i++) text += draw(i);
  return text;
}

/** Round line ends, wanted so often that they have a name. */
export const roundEnds = { 'stroke-linecap': 'round' } as const satisfies Attributes;

/** Clip paths of one document, numbered in the order they are drawn. */
export function clipper(): (shape: string, inner: string) => string {
  let count = 0;
  return (shape, inner) => {
    const id = `c${++count}`;
    return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inner}</g>`;
  };
}

export type Sheet = {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly width: number;
  readonly height: number;
  readonly anchor: 'xMidYMid slice' | 'xMidYMax slice';
};

/** A complete document, fit to stand alone in an image element. */
export const sheet = ({ viewBox, width, height, anchor }: Sheet, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
  `viewBox="${viewBox.join(' ')}" preserveAspectRatio="${anchor}">${inner}</svg>`;
