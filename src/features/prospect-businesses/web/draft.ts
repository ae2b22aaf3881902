/** A prospect as it is typed, and as the calls want it. */
import type { Prospect } from '../contract.ts';
import { priorityScore, readScore, type ContactStatus, type ProspectCategory } from '../rules.ts';

/** The fields of the form: what is typed is text. */
export type ProspectDraft = {
  readonly name: string;
  readonly category: ProspectCategory;
  readonly location: string;
  readonly address: string;
  readonly description: string;
  readonly contact_email: string;
  readonly contact_phone: string;
  readonly website: string;
  readonly priority_score: string;
  readonly advertising_budget: string;
  readonly contact_status: ContactStatus;
  readonly notes: string;
};

/** An empty form (specification sections 4 and 5: score 5, not contacted). */
export const emptyDraft: ProspectDraft = {
  name: '',
  category: 'hotel',
  location: '',
  address: '',
  description: '',
  contact_email: '',
  contact_phone: '',
  website: '',
  priority_score: String(priorityScore.initial),
  advertising_budget: '',
  contact_status: 'not_contacted',
  notes: '',
};

/** The form of one that is there. */
export function draftOf(prospect: Prospect): ProspectDraft {
  const { name, category, location, contact_status } = prospect;
  return {
    name,
    category,
    location,
    contact_status,
    address: prospect.address ?? '',
    description: prospect.description ?? '',
    contact_email: prospect.contact_email ?? '',
    contact_phone: prospect.contact_phone ?? '',
    website: prospect.website ?? '',
    priority_score: String(prospect.priority_score),
    advertising_budget: prospect.advertising_budget ?? '',
    notes: prospect.notes ?? '',
  };
}

/** What is sent: an empty text means that nothing is known. */
export function bodyOf(draft: ProspectDraft) {
  return { ...draft, priority_score: readScore(draft.priority_score) };
}

/** The fields in which somebody else's newer version differs from the one that was opened. */
export function changedBetween(seen: ProspectDraft, fresh: ProspectDraft): (keyof ProspectDraft)[] {
  return (Object.keys(seen) as (keyof ProspectDraft)[]).filter((name) => seen[name] !== fresh[name]);
}
