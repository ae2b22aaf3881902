import { createContext } from 'react';

/** Whether a search asked for another time than now: a card among what it found says nothing of this moment then. */
export const AnotherTime = createContext(false);
