import { createContext } from 'react';

/** Whether what is drawn stands in the first window: its picture may be the largest there, and is asked for at once. */
export const FirstWindow = createContext(false);
