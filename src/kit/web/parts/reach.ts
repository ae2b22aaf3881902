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

/** Asks for a part's file, once more where the house answers: most lines drop for a moment. Gives why it did not come. */
export async function reach<T extends object>(load: () => Promise<T>): Promise<T | Absence> {
  try {
    return await load();
  } catch {
    if (!(await houseAnswers())) return 'dropped';
  }
  try {
    return await load();
  } catch {
    return 'refused';
  }
}
