import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, type ReactNode } from 'react';
import { Toasts } from '#features/site/web/toasts.tsx';
import { aheadOfUtc } from '#market/town/dates.ts';
import { askingForNone, isLanguage, type Language } from '#kit/shared/messages.ts';
import { LanguageProvider, useLanguage } from '#kit/web/i18n.tsx';
import { NowProvider } from '#kit/web/now.tsx';
import { asleep, earlyPressScript, sayAwake } from '#kit/web/early-press.ts';
import { layOutScript } from '#kit/web/lay-out.ts';
import { BrokenParasol } from '#market/drawings/web/broken-parasol.tsx';
import { CalmSea } from '#market/drawings/web/calm-sea.tsx';
import { FacePictures } from '#kit/web/ui/face-pictures.tsx';
import { paperOf, themeScript } from '#market/town/web/theme.ts';
import { afterPaintScript } from './after-paint.ts';

const facePictures = { empty: <CalmSea />, failure: <BrokenParasol /> };

type LanguageSearch = { lang?: Language | undefined };

/** The same question, whose way on from the door asks for no language of its own. */
function goingOnInNone<S extends object>(search: S): S {
  const { redirect } = search as { readonly redirect?: unknown };
  return typeof redirect === 'string' ? { ...search, redirect: askingForNone(redirect) } : search;
}

/** Only what the server writes ever runs: no browser need load it a second time. */
const firstScript = import.meta.env.SSR ? `${themeScript};${earlyPressScript};${layOutScript};${afterPaintScript}` : '';

/** The document: language, instant and inking decided before anything is drawn. */
export function Shell({ children }: { children: ReactNode }) {
  const router = useRouter();
  const context = router.options.context;
  const pinned = isLanguage((router.state.location.search as LanguageSearch).lang);
  const changeLanguage = useCallback(
    (language: Language) => {
      router.update({ ...router.options, context: { ...router.options.context, language } });
      // Whoever chooses a language on the way has chosen it for where they go on to as well.
      const search = (previous: LanguageSearch) => ({ ...goingOnInNone(previous), lang: undefined });
      void router.navigate({
        // Not `.`, which a path that leads nowhere takes for the first page.
        to: router.state.location.pathname as '.',
        search,
        hash: true,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
      void router.invalidate();
    },
    [router],
  );
  return (
    <LanguageProvider initial={context.language} pinned={pinned} onChange={changeLanguage}>
      <NowProvider initial={context.now} clock={context.clock}>
        <FacePictures value={facePictures}>
          <Html now={context.now} images={context.imageOrigins}>
            {children}
          </Html>
        </FacePictures>
      </NowProvider>
    </LanguageProvider>
  );
}

function Html({ now, images, children }: { now: Date; images: string | undefined; children: ReactNode }) {
  const { language } = useLanguage();
  // A moment later, when what only the browser knows (who is signed in, what is kept) is in the page as well.
  useEffect(() => void setTimeout(() => sayAwake(document.documentElement)), []);
  return (
    <html
      lang={language}
      data-now={now.toISOString()}
      data-images={images}
      data-ahead={aheadOfUtc(now)}
      {...asleep}
      suppressHydrationWarning
    >
      <head>
        <script
          // oxlint-disable-next-line react/no-danger -- a constant of ours: it must run before the first paint
          dangerouslySetInnerHTML={{ __html: firstScript }}
          suppressHydrationWarning
        />
        {/* For a browser without scripts; the script has put what the hour says before them. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paperOf.day} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paperOf.night} />
        <HeadContent />
      </head>
      <body>
        {children}
        <Toasts />
        <Scripts />
      </body>
    </html>
  );
}
