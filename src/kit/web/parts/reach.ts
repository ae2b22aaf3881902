import { buildHeader } from '#kit/shared/build.ts';

/** Why a part is not there: the line dropped, or the house answers and this page has no way to the file (decision 0204). */
export type Absence = 'dropped' | 'refused';

/** The house itself, not what a proxy says in its place. */
const houseAnswers = async (): Promise<boolean> => {
  try {
    const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    return headers.has(buildHeader);
  } catch {
    return false;
  }
};

/** Whether a file of this page did not come. */
let hasFailed = false;

/** The builder asks for a file of styles once a page: one that failed is asked for anew, or parts would come without their looks. */
async function askForLostStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const there = new Set(links.flatMap(({ href, sheet }) => (sheet ? [href] : [])));
  const lost = new Map(links.filter(({ href }) => !there.has(href)).map((link) => [link.href, link]));
  const askFor = (link: HTMLLinkElement) =>
    new Promise((resolve, reject) => {
      const anew = link.cloneNode() as HTMLLinkElement;
      anew.addEventListener('load', resolve);
      anew.addEventListener('error', () => {
        anew.remove();
        reject(new Error(link.href));
      });
      link.after(anew);
    });
  await Promise.all([...lost.values()].map(askFor));
}

async function ask<T>(load: () => Promise<T>): Promise<T> {
  try {
    if (hasFailed) await askForLostStyles();
    return await load();
  } catch (why) {
    hasFailed = true;
    throw why;
  }
}

/** Asks for a part's file, once more where the house answers: most lines drop for a moment. Gives why it did not come. */
export async function reach<T extends object>(load: () => Promise<T>): Promise<T | Absence> {
  try {
    return await ask(load);
  } catch {
    if (!(await houseAnswers())) return 'dropped';
  }
  try {
    return await ask(load);
  } catch {
    return 'refused';
  }
}
