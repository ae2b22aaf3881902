/**
 * What was written into forms and not sent yet, so that neither a reload nor a session that ended loses it. It stays on
 * this device and in this tab, apart for each account; passwords and what proves who one is are never in it.
 */
import { storedUser } from '../stored-user.ts';

const key = 'drafts';

type Drafts = Readonly<Record<string, unknown>>;

/** Whose a draft is. */
export const draftOwner = (): string => storedUser()?.id ?? 'visitor';

const nameOf = (form: string, owner = draftOwner()) => `${owner} ${form}`;

/** A window that keeps nothing loses what was typed, as ever. */
function read(): Drafts {
  try {
    const drafts: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof drafts === 'object' && drafts !== null ? (drafts as Drafts) : {};
  } catch {
    return {};
  }
}

function write(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(drafts));
  } catch {
    return;
  }
}

const without = (isGone: (name: string) => boolean) =>
  write(Object.fromEntries(Object.entries(read()).filter(([name]) => !isGone(name))));

/** What whoever is here has written into this form; undefined when nothing waits. */
export const keptDraft = (form: string): unknown => read()[nameOf(form)];

export function keepDraft(form: string, draft: object): void {
  write({ ...read(), [nameOf(form)]: draft });
}

export function forgetDraft(form: string, owner?: string): void {
  without((name) => name === nameOf(form, owner));
}

/** Of everybody: whoever signs out leaves nothing behind. */
export function forgetDrafts(): void {
  write({});
}

/** Of others than this account: somebody else has come in here. */
export function forgetDraftsOfOthers(owner: string): void {
  without((name) => !name.startsWith(`${owner} `));
}
