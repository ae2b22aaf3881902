/** Reads QR codes from a video: with the browser's own detector where it has one, else with ours. */

/** Not in TypeScript's library yet (WICG Shape Detection). */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

export type ReadCode = (screen: HTMLVideoElement) => Promise<string | undefined>;

/** Wide enough for a code at arm's length, small enough for an old phone. */
const longestSide = 720;

export async function makeReader(): Promise<ReadCode> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  // Some browsers have the class and no format behind it.
  const formats = await Native?.getSupportedFormats().catch((): string[] => []);
  if (Native && formats?.includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] });
    return async (screen) => (await detector.detect(screen).catch(() => []))[0]?.rawValue;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (screen) => {
    const { videoWidth, videoHeight } = screen;
    if (!pen || videoWidth === 0) return undefined;
    const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    pen.drawImage(screen, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // No code in this picture: the next one may have it.
      return undefined;
    }
  };
}
