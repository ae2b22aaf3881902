/** The audit log: who did what at the desk, when, before and after (issue 4). */
import { listingKinds } from '#market/listings/listing-kinds.ts';

export const auditActions = [
  'create',
  'update',
  'delete',
  'approve',
  'reject',
  'status',
  'quote',
  'resend',
  'sign_out',
  'role',
  'owner',
  'suspend',
  'lift',
  'second_factor',
  'answer',
  'export',
] as const;
export type AuditAction = (typeof auditActions)[number];

const saidOfReports: Partial<Record<AuditAction, 'kept' | 'removed'>> = { approve: 'kept', reject: 'removed' };

/** What was decided of a report is said of what it is about: a report that was "rejected" would be one that nobody followed. */
export const saidAction = (entity: string, action: AuditAction): AuditAction | 'kept' | 'removed' =>
  (entity === 'reports' && saidOfReports[action]) || action;

/** What the log tells of, by the names of the tables. */
export const auditEntities = [
  ...listingKinds,
  'listing_changes',
  'listing_claims',
  'guest_reviews',
  'reports',
  'submissions',
  'holiday_requests',
  'prospect_businesses',
  'search_synonyms',
  'listing_imports',
  'contact_messages',
  'issue_reports',
  'business_inquiries',
  'advertising_inquiries',
  'job_applications',
  'mails',
  'users',
  'team_members',
  'team_invitations',
  'traders',
  'house_trader',
  'orders',
  'tickets',
  'payouts',
  'invoices',
  'record_chains',
  'seller_reports',
  'payout_accounts',
  'feature_packages',
  'community_chats',
  'discount_codes',
  'ticket_types',
  'event_news',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

export function isAuditEntity(name: string): name is AuditEntity {
  return (auditEntities as readonly string[]).includes(name);
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields in which two states differ, as they were and as they are; equal ones are left out. */
export function changesBetween(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** The sum that a title is, where it is one: the log keeps it as the books do, "44.00 EUR". */
export const sumIn = (title: string): string | undefined => /^(\d+\.\d{2}) EUR$/.exec(title)?.[1];

/** A stored value as people read it: a text as it is, a list line by line, anything else as data; undefined for none. */
export function readableValue(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const lines = value.map((item) => readableValue(item)).filter((line) => line !== undefined);
    return lines.length === 0 ? undefined : lines.join('\n');
  }
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inner]) => [name, readableValue(inner)] as const);
  const lines = fields.flatMap(([name, text]) => (text === undefined ? [] : [`${name}: ${text}`]));
  return lines.length === 0 ? undefined : lines.join('\n');
}
