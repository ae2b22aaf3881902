/** XML as it is written to the tax office: elements without attributes but the names of their schemas. */

/** An element and what is in it; null leaves it out. */
export type Element = readonly [name: string, content: string | readonly (Element | null)[]];

/** Text of one line, without signs that XML 1.0 can't hold, cut after so many characters. */
export function lineOf(text: string, most: number): string {
  const clean = text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
  return Array.from(clean.replaceAll(/\s+/g, ' ').trim()).slice(0, most).join('').trim();
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An element as text, all names with the same prefix; `attributes` stand in the outermost one. */
export function write([name, content]: Element, prefix: string, attributes = ''): string {
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : content
          .filter((one) => one !== null)
          .map((one) => write(one, prefix))
          .join('');
  return `<${prefix}:${name}${attributes}>${inner}</${prefix}:${name}>`;
}

const base = 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';
/** The names of the tax office's schemas. */
export const schemas = {
  information: `${base}/SuministroInformacion.xsd`,
  sending: `${base}/SuministroLR.xsd`,
  answer: `${base}/RespuestaSuministro.xsd`,
} as const;
