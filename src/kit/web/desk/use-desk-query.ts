import { useMemo } from 'react';
import { useLanguage } from '../i18n.tsx';
import { useDeskAddress } from './use-desk-address.ts';

const tools = ['q', 'sort', 'page'];

/**
 * The part of the address that a list asks for: words, order, page and these filters, in the page's language. What
 * somebody wrote into the address by hand is checked by the server, which knows what there is to ask for.
 */
export function useDeskQuery<Q extends object>(...filters: readonly (keyof Q & string)[]): Q {
  const { search } = useDeskAddress();
  const { language } = useLanguage();
  const names = [...tools, ...filters];
  const asked = JSON.stringify(names.map((name) => [name, search[name]]).filter(([, value]) => value !== undefined));
  return useMemo(
    () => ({ ...Object.fromEntries(JSON.parse(asked) as [string, string][]), lang: language }) as unknown as Q,
    [asked, language],
  );
}
