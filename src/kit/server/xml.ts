/** Elements of XML as text: names are ours, what stands in them is escaped. */

export type Content = string | number | readonly string[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** An element of a text or a number, or of other elements; without content it is left out. */
export function element(
  name: string,
  content: Content | null | undefined,
  attributes: Readonly<Record<string, string>> = {},
): string {
  if (content === null || content === undefined || content === '') return '';
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = Array.isArray(content) ? content.join('') : escaped(String(content));
  return inner === '' ? '' : `<${name}${said.join('')}>${inner}</${name}>`;
}
