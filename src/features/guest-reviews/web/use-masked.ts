import { useState } from 'react';
import type { Preview } from '#market/masking/contract.ts';
import { previewWords } from './queries.ts';

const { mutationFn: look } = previewWords();

/** What of the words would be hidden: that is shown once before they go out like that. */
export function useMasked(words: string) {
  const said = words.trim();
  const [shown, setShown] = useState<Preview & { readonly of: string }>();
  return {
    /** While the words are still those that were looked at. */
    hidden: shown?.of === said ? shown : undefined,
    /** Whether they may go out: nothing of them would be hidden, or its writer has seen what. */
    isSeen: async (): Promise<boolean> => {
      if (said === '' || shown?.of === said) return true;
      const looked = await look({ body: { words: said } });
      if (looked.hidden.length === 0) return true;
      setShown({ ...looked, of: said });
      return false;
    },
  };
}
