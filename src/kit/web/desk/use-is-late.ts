import { useEffect, useState } from 'react';

/** So long a list waits for what stands above it, in milliseconds; after that it is worth more than its place. */
const patience = 4000;

/** Whether what is asked for has kept the list below it waiting long enough. */
export function useIsLate(isAsked: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = isAsked ? setTimeout(setLate, patience, true) : undefined;
    return () => clearTimeout(timer);
  }, [isAsked]);
  return isLate;
}
