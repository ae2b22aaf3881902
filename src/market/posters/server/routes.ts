import { type Context, Hono } from 'hono';
import { openSharp } from '#kit/server/sharp.ts';
import type { Hour } from '#market/town/hours.ts';
import { type BayFormat, readBayName, readPlanName, readPosterName } from './names.ts';
import { drawPlan } from './plan.ts';
import { drawPoster, type Print } from './poster.ts';
import { encodingFor, PrintRoom } from './printing.ts';

/** Pictures drawn at the same time. */
const maxCameras = 4;

/** Drawings that belong to a feature and are hung here by the app. */
export type Drawings = {
  bay(format: BayFormat, hour: Hour): string;
  /** Draws the view of a name; undefined where it names none. */
  view(name: string): (() => string) | undefined;
};

/** The pictures, to be mounted under `/art`. A name says all of its picture, so it may be kept for ever. */
export function artRoutes(drawings: Drawings): Hono {
  const room = new PrintRoom();
  let cameras = 0;

  async function hang(c: Context, name: string, draw: () => string): Promise<Response> {
    const encoding = encodingFor(c.req.header('accept-encoding'));
    const { etag, body } = await room.copy(name, encoding, draw);
    c.header('etag', etag);
    c.header('cache-control', 'public, max-age=31536000, immutable');
    c.header('vary', 'accept-encoding');
    if (holds(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    c.header('content-type', 'image/svg+xml; charset=utf-8');
    if (encoding !== undefined) c.header('content-encoding', encoding);
    return c.body(body);
  }

  /** Sends a poster as pixels. Drawing them takes a tenth of a second, so a crowd that asks for many is told to wait. */
  async function photograph(c: Context, name: string, print: Print): Promise<Response> {
    if (cameras >= maxCameras) return c.text('Busy', 503, { 'retry-after': '2' });
    cameras += 1;
    try {
      const { etag, body } = await room.copy(name, undefined, () => toPng(drawPoster(print)));
      const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'image/png' };
      return holds(c.req.header('if-none-match'), etag) ? c.body(null, 304, headers) : c.body(body, 200, headers);
    } finally {
      cameras -= 1;
    }
  }

  return new Hono()
    .get('/prints/:name', async (c): Promise<Response> => {
      const name = c.req.param('name');
      const print = readPosterName(name);
      if (!print) return c.text('Not found', 404);
      return print.file === 'png' ? photograph(c, name, print) : hang(c, name, () => drawPoster(print));
    })
    .get('/views/:name', async (c): Promise<Response> => {
      const name = c.req.param('name');
      const draw = drawings.view(name);
      return draw ? hang(c, `views/${name}`, draw) : c.text('Not found', 404);
    })
    .get('/plan/:name', async (c): Promise<Response> => {
      const name = c.req.param('name');
      const plan = readPlanName(name);
      return plan ? hang(c, name, () => drawPlan(plan)) : c.text('Not found', 404);
    })
    .get('/:name', async (c): Promise<Response> => {
      const name = c.req.param('name');
      const bay = readBayName(name);
      return bay ? hang(c, name, () => drawings.bay(bay.format, bay.hour)) : c.text('Not found', 404);
    });
}

/** Whether the reader already has the picture; tags are compared weakly, as RFC 9110 asks for reading. */
function holds(header: string | undefined, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

/** A drawing as pixels: flat colours make a small PNG. */
async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await openSharp();
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return new Uint8Array(png);
}
