import { useWords } from '#kit/web/i18n.tsx';
import type { Wait } from '#kit/web/parts/late-part.tsx';
import { MissingLine } from '#kit/web/parts/missing-line.tsx';
import { messages } from './missing-messages.ts';

/** In the place of this part, while it does not come: which it is, and how to have it. */
export const missing = (part: keyof (typeof messages)['en']) =>
  function Missing(wait: Wait) {
    const words = useWords(messages);
    return <MissingLine text={words(part)} {...wait} />;
  };
