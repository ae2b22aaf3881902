import { useEffect, useRef } from 'react';

type Props = {
  /** It took the place of what had the focus: readers and the keyboard go on from here. */
  readonly takesFocus: boolean;
  readonly children: string;
};

/** The heading of a step of the checkout. */
export function StepHeading({ takesFocus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} className="tower" tabIndex={-1}>
      {children}
    </h2>
  );
}
