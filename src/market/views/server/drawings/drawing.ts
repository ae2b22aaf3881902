import type { PartsOf, ViewKind } from '../../view.ts';
import type { ViewContext } from '../context.ts';

/** Draws one kind of view from edge to edge; parts that are not said are 0, or the first of their list. */
export type Drawing<K extends ViewKind> = (p: ViewContext, parts: PartsOf<K>) => string;
