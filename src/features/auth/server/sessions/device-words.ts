/** What a browser calls itself, in two words: enough for somebody to know their own again. */
import bowser from 'bowser';

export type DeviceWords = { readonly browser: string | null; readonly system: string | null };

/** Far more than a browser's name and far less than a page: what is longer is no browser's. */
const longest = 512;

const worded = (name: string | undefined): string | null =>
  name === undefined || name === '' ? null : name.slice(0, 40);

/** The browser and its system from a `User-Agent`, such as Firefox and Android; null for what it does not tell. */
export function deviceWords(headers: Headers): DeviceWords {
  const agent = headers.get('user-agent') ?? '';
  if (agent === '' || agent.length > longest) return { browser: null, system: null };
  const { browser, os } = bowser.parse(agent);
  return { browser: worded(browser.name), system: worded(os.name) };
}
