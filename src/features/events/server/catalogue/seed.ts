/** What an entry of the demo catalogue of events says. */
import type { EventCategory } from '../../rules.ts';

export type EventSeed = {
  readonly slug: string;
  readonly title: { readonly en: string; readonly es: string };
  readonly description: { readonly en: string; readonly es: string };
  readonly category: EventCategory;
  /** 0 is free. */
  readonly priceCents: number;
  readonly location: string;
  readonly address: string;
  /** Days from tonight, so that the catalogue never grows old. */
  readonly day: number;
  /** On the wall clock of that day: a night that starts after midnight belongs to the next date. */
  readonly time: string;
  readonly duration: { readonly en: string; readonly es: string };
  readonly organizer: string;
  /** Who is on stage, where somebody is named. */
  readonly performer?: string;
  readonly featured?: true;
  /** Tables with service can be had. */
  readonly vip?: true;
  readonly capacity: number;
  readonly latitude: number;
  readonly longitude: number;
};
