import { createContext, type ReactNode } from 'react';

/** The pictures over a list that is empty or did not come: the house's own, given by its shell. */
export const FacePictures = createContext<{ readonly empty?: ReactNode; readonly failure?: ReactNode }>({});
