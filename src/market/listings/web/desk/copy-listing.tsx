import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import type { ListingRecord } from './listing.ts';
import { messages } from './messages.ts';

export type CopyCall = {
  readonly mutationFn: (input: { params: { id: string } }) => Promise<{ readonly id: string }>;
};

type CopyProps = {
  readonly record: ListingRecord;
  readonly call: CopyCall;
  readonly refresh: readonly string[];
  /** The new draft is there. */
  readonly onCopied: (id: string) => void;
};

/** Makes a draft like one of one's own listings. */
export function CopyListing({ record, call, refresh, onCopied }: CopyProps) {
  const words = useWords(messages);
  const { change, isPending } = useChange(call, {
    done: { title: words('copied'), description: words('copiedText') },
    failed: { title: words('error'), description: words('copyFailed') },
    refresh,
    onDone: ({ id }) => onCopied(id),
  });
  return (
    <Button variant="line" size="sm" busy={isPending} onClick={() => change({ params: { id: record.id } })}>
      {words('copy')}
    </Button>
  );
}
