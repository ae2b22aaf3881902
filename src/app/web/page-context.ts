import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '#kit/shared/clock.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Send } from '#kit/web/api.ts';

/** What the server hands to the pages with each request. */
export type PageContext = {
  readonly api: Send;
  readonly language: Language;
  readonly now: Date;
  readonly origin: string;
  /** From where a page may show pictures that people link to, parted by blanks (`IMAGE_ORIGINS`). */
  readonly imageOrigins: string | undefined;
};

/** What every route finds in its context. */
export type RouterContext = Omit<PageContext, 'api'> & { readonly queryClient: QueryClient; readonly clock: Clock };
