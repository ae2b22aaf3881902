import { lazy, type ComponentType } from 'react';

/** A part that a page does without: where its file does not come, `instead` or nothing stands there until the page is loaded anew. */
export const partOr = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = () => null,
) =>
  lazy<ComponentType<P>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
