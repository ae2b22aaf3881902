/** What we use of libheif (https://github.com/strukturag/libheif), which the package describes for bundlers alone. */
declare module 'libheif-js/wasm-bundle.js' {
  type Image = { readonly handle: unknown; get_width(): number; get_height(): number };
  /** Rows of `stride` bytes in the sandbox’s own memory. */
  type Plane = {
    readonly data: Uint8Array;
    readonly width: number;
    readonly height: number;
    readonly stride: number;
  };
  const libheif: {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): Image[] };
    readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: unknown };
    /** Without `channels` it is broken. */
    heif_js_decode_image2(handle: unknown, colours: unknown, chroma: unknown): { readonly channels?: readonly Plane[] };
  };
  export default libheif;
}
