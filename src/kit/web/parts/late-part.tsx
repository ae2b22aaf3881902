import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react';
import { createValue, useValue } from '../value.ts';
import { patiently } from './patiently.ts';
import { reach, type Absence } from './reach.ts';

/** How it goes with a part that is not there yet; without `absence` it is on its way for the first time. */
export type Wait = { readonly absence?: Absence; readonly isBusy?: boolean; readonly onRetry?: () => void };

/**
 * A part that comes by itself once the page is alive. While its file does not come the page stays as it is, and it is
 * asked for again. `Meanwhile` stands in its place, and may say so; without it nothing does.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile?: ComponentType<Wait>,
): FunctionComponent<P> {
  const wait = createValue<Wait>({});
  let absence: Absence = 'dropped';
  const find = async () => {
    const found = await reach(load);
    if (typeof found !== 'string') return found;
    absence = found;
    throw new Error(found);
  };
  const tell = (askNow: () => void) => {
    addEventListener('online', askNow, { once: true });
    const onRetry = () => {
      wait.set({ absence, isBusy: true, onRetry });
      askNow();
    };
    wait.set({ absence, onRetry });
  };
  const Whole = lazy(async () => ({ default: await patiently(find, tell) }));
  function Waiting() {
    const state = useValue(wait);
    return Meanwhile ? <Meanwhile {...state} /> : null;
  }
  return function Late(props: P) {
    return (
      <Suspense fallback={<Waiting />}>
        <Whole {...props} />
      </Suspense>
    );
  };
}
