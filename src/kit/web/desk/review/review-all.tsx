import { Button } from '../../ui/button.tsx';
import { DeskAction } from '../desk-action.tsx';
import type { Review } from './use-review.ts';

type ReviewAllProps = {
  readonly review: Review;
  readonly first: { readonly id: string } | undefined;
  readonly children: string;
};

/** Opens a queue at its first, to be looked through one by one; nothing where nothing waits. */
export function ReviewAll({ review, first, children }: ReviewAllProps) {
  return first === undefined ? null : (
    <DeskAction>
      <Button variant="teal" onClick={() => review.show(first.id)}>
        {children}
      </Button>
    </DeskAction>
  );
}
