/** How the stand-in leaves calls without an answer: what a house hears of a provider that hangs, or that is cut off. */

/** Where a call is left: before it did anything, or when all is done but said. */
type When = 'before' | 'after';
type Stop = { readonly when: When; readonly call: string; readonly reached: () => void };

export function openSilence() {
  const stops: Stop[] = [];
  /** Of the writes that were stopped. */
  const stoppedKeys = new Set<string>();
  let hanging: When | undefined;
  return {
    /** Whether this call hears nothing. `key`: who asks once more with the key of one that was stopped, as a patient client does, hears nothing either. */
    isStopped: (when: When, call: string, key = ''): boolean => {
      const stop = stops.find((one) => one.when === when && one.call === call);
      if (stop) stops.splice(stops.indexOf(stop), 1);
      if (stop && key !== '') stoppedKeys.add(key);
      stop?.reached();
      return stop !== undefined || stoppedKeys.has(key) || hanging === when;
    },
    /** Leaves the next call of this line, like `POST /v1/refunds`, without an answer; comes back when it was asked. */
    stopAt: (when: When, call: string): Promise<void> =>
      new Promise((reached) => void stops.push({ when, call, reached })),
    /** Answers those again that were stopped. */
    goOn: (): void => stoppedKeys.clear(),
    /** Leaves every call without an answer, until it is told otherwise. */
    setHanging: (when: When | undefined): void => void (hanging = when),
  };
}
