/** The files of the build, and for each part that comes when it is wanted which of them it is made of: its own first. */
export type PartFiles = { readonly files: readonly string[]; readonly parts: readonly (readonly number[])[] };

let told: Promise<PartFiles | undefined> | undefined;

/** Reads which files parts are made of. What is not known, or does not come, only takes longer: each file names those it needs. */
export function learnPartFiles(): Promise<PartFiles | undefined> {
  // The build lays it beside the first script, which this is a part of (scripts/building/part-files.ts).
  told ??= fetch(import.meta.url.replace(/js$/, 'json'), { priority: 'low' })
    .then((response) => (response.ok ? (response.json() as Promise<PartFiles>) : (told = undefined)))
    .catch(() => (told = undefined));
  return told;
}

function addLink(rel: 'modulepreload' | 'stylesheet', href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

function askForFile(href: string): void {
  if (!document.head.querySelector(`link[href="${href}"]`)) addLink('modulepreload', href);
}

/** All at once: file by file the line would be asked as often as they are deep. */
async function askForFiles(part: string): Promise<void> {
  askForFile(`/${part}`);
  const known = await learnPartFiles();
  const list = known?.parts.find(([own = -1]) => known.files[own] === part) ?? [];
  for (const one of list) askForFile(`/${known?.files[one]}`);
}

const styles = new Map<string, Promise<void>>();

/** Those that the page came with have a sheet, or did not come. */
const isOfPage = (href: string): boolean =>
  Boolean(document.head.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)?.sheet);

/** Styles that did not come are asked for anew with the next try: their part would come without its looks. */
async function askForStyles(href: string): Promise<void> {
  const asked = styles.get(href);
  if (asked || isOfPage(href)) return asked;
  const there = new Promise<void>((resolve, reject) => {
    const link = addLink('stylesheet', href);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      styles.delete(href);
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
  });
  styles.set(href, there);
  return there;
}

/**
 * Asks for a part that comes when it is wanted. The build has every `import()` of the browser go through this, with the
 * name of the part's own file and of its styles, where it has more than the one.
 */
export async function askForPart<T>(load: () => Promise<T>, needed: readonly string[] = []): Promise<T> {
  const [part, ...css] = needed;
  if (part !== undefined) void askForFiles(part);
  await Promise.all(css.map((file) => askForStyles(`/${file}`)));
  return load();
}
