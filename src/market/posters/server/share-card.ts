/** The picture that a listing is shared with, 1200 × 630 pixels: what and when on paper, beside its photo or poster. */
import { openSharp } from '#kit/server/sharp.ts';
import { town } from '#market/town/town.ts';
import { inkOf, type Motif, posterFormats } from '../poster.ts';
import { drawPoster } from './poster.ts';
import { drawLine, fitText } from './typeset.ts';

export type ShareCard = {
  readonly title: string;
  /** What a reader wants to know next, the most important first: when, where. At most two are shown. */
  readonly lines: readonly string[];
  readonly motif: Motif;
  readonly seed: number;
  /** The first of its photos. */
  readonly photoId?: string | undefined;
};

const { width, height } = posterFormats.share;
/** The picture is a square at the right; the paper is what it leaves. */
const picture = height;
const margin = 56;
const column = width - picture - 2 * margin;
/** The paper and inks of the interface by day (app/web/styles/tokens.css). */
const inks = { paper: '#f6e8cf', ink: '#1a2340', soft: '#4f5468', coral: '#ff6a47' } as const;

/** As many lines of each as leave room for what stands below. */
const titleSizes = [
  [104, 3],
  [92, 3],
  [80, 4],
  [70, 4],
  [60, 4],
] as const;

/** The text of a card as SVG, on its paper. */
export function drawShareText({ title, lines }: Pick<ShareCard, 'title' | 'lines'>): string {
  const heading = fitText(title, { face: 'tower', sizes: titleSizes, width: column });
  const leading = heading.size * 0.94;
  const below = lines.slice(0, 2).flatMap((line, index) => {
    const most = index === 0 ? 2 : 1;
    const set = fitText(line, {
      face: 'text',
      sizes: [
        [34, most],
        [30, most],
        [27, most],
      ],
      width: column,
    });
    return set.lines.map((text) => ({ text, size: set.size, fill: index === 0 ? inks.ink : inks.soft }));
  });
  const top = margin + heading.size * 0.78;
  const afterTitle = top + (heading.lines.length - 1) * leading + 62;
  const parts = [
    ...heading.lines.map((text, index) =>
      drawLine(text, 'tower', heading.size, { x: margin, y: top + index * leading }, inks.ink),
    ),
    ...below.map(({ text, size, fill }, index) =>
      drawLine(text, 'text', size, { x: margin, y: afterTitle + index * 44 }, fill),
    ),
    `<rect x="${margin}" y="${height - margin - 44}" width="56" height="8" fill="${inks.coral}"/>`,
    drawLine(town.brand, 'tower', 40, { x: margin, y: height - margin + 4 }, inks.ink),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${inks.paper}"/>${parts.join('')}</svg>`;
}

/** The whole card as PNG; `photo` is a picture file in any size. */
export async function printShareCard(card: ShareCard, photo?: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { motif, seed } = card;
  const poster = () => drawPoster({ motif, ink: inkOf(motif, seed), seed, format: 'square', hour: 'day' });
  const sharp = await openSharp();
  const right = await sharp(photo ?? Buffer.from(poster()), { density: 144 })
    .resize(picture, picture, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const png = await sharp(Buffer.from(drawShareText(card)))
    .composite([{ input: right.data, raw: right.info, left: width - picture, top: 0 }])
    .png({ palette: true })
    .toBuffer();
  return new Uint8Array(png);
}
