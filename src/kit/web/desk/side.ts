import { createContext, use } from 'react';

/** Who stands at a part of the desk: the house, or a business account at its own things. */
export type Side = 'desk' | 'owner';

export const DeskSide = createContext<Side>('desk');

export const useDeskSide = (): Side => use(DeskSide);
