/** The package brings no types: what of it the fonts are cut with. */
declare module 'subset-font' {
  type Options = { targetFormat: 'woff' | 'woff2' | 'truetype'; variationAxes: Record<string, number> };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
