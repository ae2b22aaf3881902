/**
 * What was written into forms and not sent yet, so that neither a reload nor a session that ended loses it. It stays on
 * this device and in this tab, apart for each account; passwords and what proves who one is are never in it.
 */
import { storedUser } from '../stored-user.ts';

const key = 'drafts';

type Drafts = Readonly<Record<string, unknown>>;

const visitor = 'visitor';

/** Whose a draft is. */
export const draftOwner = (): string => storedUser()?.id ?? visitor;

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

/** What whoever is here has written into this form; undefined when nothing waits. */
export const keptDraft = (form: string): unknown => read()[nameOf(form)];

export function keepDraft(form: string, draft: object): void {
  write({ ...read(), [nameOf(form)]: draft });
}

export function forgetDraft(form: string): void {
  const { [nameOf(form)]: gone, ...others } = read();
  if (gone !== undefined) write(others);
}

/** Of everybody: whoever signs out leaves nothing behind. */
export function forgetDrafts(): void {
  write({});
}

/**
 * Somebody has come in here: what was written without an account in this tab is theirs now, unless they have another
 * draft of it; what other accounts wrote is forgotten.
 */
export function takeOverDrafts(owner: string): void {
  const drafts = Object.entries(read());
  const of = (whose: string) => drafts.filter(([name]) => name.startsWith(`${whose} `));
  const found = of(visitor).map(([name, draft]) => [nameOf(name.slice(visitor.length + 1), owner), draft] as const);
  write(Object.fromEntries([...found, ...of(owner)]));
}
