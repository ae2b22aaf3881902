import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const pack: Readonly<Record<Encoding, (text: string) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: (text) =>
    promisify<string, object, Buffer<ArrayBuffer>>(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (text) => promisify<string, object, Buffer<ArrayBuffer>>(gzip)(text, { level: 7 }),
};

/** The best encoding the reader accepts, or nothing; a weight of zero is a refusal. */
export function encodingFor(header: string | undefined): Encoding | undefined {
  const accepted = new Map<string, boolean>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...settings] = part.split(';').map((piece) => piece.trim());
    accepted.set(name, !settings.some((setting) => /^q=0(\.0*)?$/.test(setting)));
  }
  return encodings.find((name) => accepted.get(name) ?? accepted.get('*') ?? false);
}

/** A picture that is pressed already is not pressed again. */
async function bytesOf(
  drawn: string | Uint8Array<ArrayBuffer>,
  encoding: Encoding | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof drawn !== 'string') return drawn;
  return encoding === undefined ? new TextEncoder().encode(drawn) : pack[encoding](drawn);
}

export type Copy = { readonly etag: string; readonly body: Uint8Array<ArrayBuffer> };

/**
 * Keeps the most recently asked drawings as compressed bytes, up to `budget` of them.
 * There are millions of possible posters and few in use, so the oldest leave first.
 */
export class PrintRoom {
  readonly #copies = new Map<string, Copy>();
  readonly #budget: number;
  #weight = 0;

  constructor(budget = 12 * 1024 * 1024) {
    this.#budget = budget;
  }

  get weight(): number {
    return this.#weight;
  }

  async copy(
    name: string,
    encoding: Encoding | undefined,
    draw: () => string | Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Copy> {
    const key = `${encoding ?? 'plain'}:${name}`;
    const known = this.#copies.get(key);
    if (known !== undefined) {
      this.#copies.delete(key);
      this.#copies.set(key, known);
      return known;
    }
    const drawn = await draw();
    const copy: Copy = {
      // Weak, because the same drawing travels in several encodings.
      etag: `W/"${createHash('sha256').update(drawn).digest('base64url').slice(0, 22)}"`,
      body: await bytesOf(drawn, encoding),
    };
    this.#keep(key, copy);
    return copy;
  }

  #keep(key: string, copy: Copy): void {
    if (copy.body.byteLength > this.#budget || this.#copies.has(key)) return;
    this.#copies.set(key, copy);
    this.#weight += copy.body.byteLength;
    for (const [oldest, { body }] of this.#copies) {
      if (this.#weight <= this.#budget) break;
      this.#copies.delete(oldest);
      this.#weight -= body.byteLength;
    }
  }
}
