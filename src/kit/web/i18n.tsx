import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { isLanguage, languages, type Language, type Messages, type Words } from '#kit/shared/messages.ts';
import { wordsOf } from '#kit/shared/translate.ts';
import { createValue, useValue, type Value } from './value.ts';

export { wordsOf };

type LanguageState = { readonly language: Language; readonly setLanguage: (language: Language) => void };
type LanguageSource = { readonly current: Value<Language>; readonly setLanguage: LanguageState['setLanguage'] };
const LanguageContext = createContext<LanguageSource>({
  current: createValue<Language>(languages[0]),
  setLanguage: () => undefined,
});

const storageKey = 'language';
const year = 31_536_000;

/** Keeps the choice where the next page finds it: localStorage for this browser, the cookie for the server. */
function remember(language: Language): void {
  document.cookie = `${storageKey}=${language};path=/;max-age=${year};samesite=lax`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    return;
  }
}

function remembered(): Language | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

type ProviderProps = {
  /** The language of the HTML. */
  initial: Language;
  /** The address asks for a language, which wins over the remembered one. */
  pinned: boolean;
  onChange: (language: Language) => void;
  children: ReactNode;
};

/** The language of the whole page, changed in place. */
export function LanguageProvider({ initial, pinned, onChange, children }: ProviderProps) {
  const [current] = useState(() => createValue(initial));
  const setLanguage = useCallback(
    (next: Language) => {
      remember(next);
      current.set(next);
      onChange(next);
    },
    [current, onChange],
  );
  useEffect(() => {
    const stored = remembered();
    if (!pinned && stored !== undefined && stored !== initial) setLanguage(stored);
    // Once, after hydration: later changes come through the toggle.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const source = useMemo(() => ({ current, setLanguage }), [current, setLanguage]);
  return <LanguageContext value={source}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const { current, setLanguage } = use(LanguageContext);
  const language = useValue(current);
  return useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
}

/** The words of one feature in the visitor's language: `words('title')`, `words('people', { count: 2 })`. */
export function useWords<M extends Messages>(messages: M): Words<M> {
  const { language } = useLanguage();
  return useMemo(() => wordsOf(messages, language), [messages, language]);
}
