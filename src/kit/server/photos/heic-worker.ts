/** The thread of `openHeic`: one photo in, its pixels out. What is thrown here ends it. */
import { parentPort, workerData } from 'node:worker_threads';

const { bytes, maxPixels } = workerData as { bytes: Uint8Array; maxPixels: number };

/**
 * A head may lie about its size, so memory is what counts: the sandbox gets no more than this, and the decoder hears that
 * there is none left. It asks for more by this call alone.
 */
const maxBytes = 224 * 1024 * 1024;
// oxlint-disable-next-line typescript/unbound-method -- called with its memory below
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
  if (this.buffer.byteLength + pages * 65_536 > maxBytes) throw new RangeError('Enough memory for one photo');
  return grow.call(this, pages);
};

const { default: libheif } = await import('libheif-js/wasm-bundle.js');
const [image] = new libheif.HeifDecoder().decode(bytes);
if (!image || image.get_width() * image.get_height() > maxPixels) throw new Error('No photo, or too large');
const { heif_colorspace_RGB: rgb } = libheif.heif_colorspace;
const { heif_chroma_interleaved_RGB: interleaved } = libheif.heif_chroma;
const opened = libheif.heif_js_decode_image2(image.handle, rgb, interleaved);
const [shown] = opened.channels ?? [];
if (!shown) throw new Error('Broken');
const { width, height, stride } = shown;
const data = new Uint8Array(width * height * 3);
for (let y = 0; y < height; y += 1) data.set(shown.data.subarray(y * stride, y * stride + width * 3), y * width * 3);
parentPort?.postMessage({ data, width, height }, [data.buffer]);
