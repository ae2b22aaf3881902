import { useState } from 'react';
import { forgetDraft, keepDraft, keptDraft } from '#kit/web/form/drafts.ts';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { days, people } from '../rules.ts';

const form = 'holiday-size';
const limits = { people, days } as const;
const first = { people: people.initial, days: days.initial };

/** How many come, and for how many days. */
export type Size = Readonly<Record<keyof typeof limits, number>>;

const isSize = (kept: unknown): kept is Size =>
  typeof kept === 'object' &&
  kept !== null &&
  (['people', 'days'] as const).every((name) => {
    const count: unknown = (kept as Partial<Size>)[name];
    return Number.isInteger(count) && Number(count) >= limits[name].min && Number(count) <= limits[name].max;
  });

/** What is counted outlives a reload as what is typed does (`useKeptInputs`): fourteen people come back as fourteen. */
export function useKeptSize() {
  const user = useStoredUser();
  const owner = user === undefined ? undefined : (user?.id ?? '');
  const [size, setSize] = useState<Size>(first);
  const [lookedFor, setLookedFor] = useState<string>();
  if (owner !== lookedFor) {
    // Whose draft it is is known only in the browser.
    setLookedFor(owner);
    const kept = owner === undefined ? undefined : keptDraft(form);
    if (isSize(kept)) setSize(kept);
  }
  return {
    size,
    change: (counted: Partial<Size>) => {
      const next = { ...size, ...counted };
      setSize(next);
      keepDraft(form, next);
    },
    forget: () => {
      setSize(first);
      forgetDraft(form);
    },
  };
}
