import { useEffect, type FormEvent, type RefObject } from 'react';
import { useStoredUser } from '../stored-user.ts';
import { forgetDraft, keepDraft, keptDraft } from './drafts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Writes into a control as its user would: React hears of it too, where it holds the value itself. */
function fillIn(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Somebody was faster than the page and has written here already. */
const isWritten = (control: Control) => 'defaultValue' in control && control.value !== control.defaultValue;

function restore(form: HTMLFormElement, texts: Readonly<Record<string, unknown>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const found = form.elements.namedItem(name);
    if (typeof text !== 'string' || found === null) continue;
    if (found instanceof RadioNodeList) found.value = text;
    else if (!isWritten(found as Control)) fillIn(found as Control, text);
  }
}

/**
 * Keeps what is typed into the named fields of a form that the browser holds, and puts it back when the form is opened
 * again by the same person. What still says what it began with is not kept: next time it begins with what is known then.
 * Without a name for the form nothing is kept.
 */
export function useKeptInputs(
  ref: RefObject<HTMLFormElement | null>,
  keep: string | undefined,
  first: Readonly<Record<string, string>>,
) {
  const user = useStoredUser();
  const owner = user === undefined ? undefined : (user?.id ?? '');
  useEffect(() => {
    if (keep === undefined || owner === undefined || ref.current === null) return;
    const kept = keptDraft(keep);
    if (typeof kept === 'object' && kept !== null) restore(ref.current, kept as Record<string, unknown>);
  }, [keep, owner, ref]);
  return {
    onInput: (event: FormEvent<HTMLFormElement>) => {
      if (keep === undefined) return;
      const data = new FormData(event.currentTarget);
      const typed = Object.keys(first).map((name): [string, string] => [name, String(data.get(name) ?? '')]);
      const written = typed.filter(([name, text]) => text !== first[name]);
      if (written.length === 0) forgetDraft(keep);
      else keepDraft(keep, Object.fromEntries(written));
    },
    forget: () => {
      if (keep !== undefined) forgetDraft(keep);
    },
  };
}
