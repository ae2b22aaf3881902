import { lazy, type ComponentType } from 'react';
import { patiently } from './patiently.ts';

/** A part that a page does without: where its file does not come, `instead` stands there until the page is loaded anew. */
export const partOr = <P extends object>(load: () => Promise<ComponentType<P>>, instead: ComponentType<P>) =>
  lazy<ComponentType<P>>(async () => ({ default: await load().catch(() => instead) }));

/** A part that nobody would miss, on the way of every page: without a word it is asked for until it is there. */
export const quietPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy<ComponentType<P>>(async () => ({ default: await patiently(load) }));
